import type { BetPart, RoundMoveType } from '@lagoon/contract/lobby/enums'
import type { Amount } from '@lagoon/contract/money/money'

/** Tokens that moved in a round. */
export interface RoundMove {
  readonly id: string
  readonly type: RoundMoveType
  readonly part: BetPart
  readonly amount: Amount
  /** RFC 3339 instant. */
  readonly at: string
}

/** What an outcome is computed from, once the provider reveals its seed. */
export interface RoundSeeds {
  readonly commitment: string
  readonly clientSeed: string
  readonly nonce: number
}

/** Whether everybody can see a won round at an address, and what of it. */
export type WinSharing =
  | { readonly state: 'notShared' }
  /** It is about to be: the player's choice is on its way to the server. */
  | { readonly state: 'saving' }
  /** `link` is the whole address to hand on. */
  | ({ readonly state: 'shared'; readonly link: string } & ShownOfWin)

/** What of a shared win is shown besides its game and how many times its bet was won. */
export interface ShownOfWin {
  readonly showsName: boolean
  readonly showsAmount: boolean
}

/** An opened round from inside. */
export type RoundDetailsView =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | {
      readonly state: 'loaded'
      /** In the order in which they were booked. */
      readonly moves: readonly RoundMove[]
      /** Absent until the provider reported the round. */
      readonly fairness?: RoundSeeds
      /** Absent where the round is no win. */
      readonly sharing?: WinSharing
      /** JSON; absent where the provider does not say what was played. */
      readonly proof?: string
    }
