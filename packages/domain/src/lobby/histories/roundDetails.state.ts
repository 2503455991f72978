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
      /** JSON; absent where the provider does not say what was played. */
      readonly proof?: string
    }
