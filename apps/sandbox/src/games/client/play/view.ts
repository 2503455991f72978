import type { GameInfo, RoundView, SessionView } from '../../contract.ts'
import type { ActChoice, Banner, Kind, LiveKind } from '../kinds/kind.ts'

/** Why nothing moves, while the game stays open. */
export type Trouble =
  | {
      readonly kind: 'insufficient-balance'
      readonly takes: bigint
      /** What the player wanted to do with the open round; null for a bet. */
      readonly verb: string | null
    }
  /** The answer did not come; the same press is asked for again. */
  | { readonly kind: 'connection-lost' }
  | { readonly kind: 'refused'; readonly message: string }
  /** Something is still to be chosen before a bet. */
  | { readonly kind: 'choose'; readonly hint: string }

export interface PlayingView {
  readonly state: 'playing'
  /** `win` for a moment after a round that paid. */
  readonly phase: 'ready' | 'busy' | 'win'
  readonly kind: Kind
  readonly session: SessionView
  readonly info: GameInfo
  /** The provider's session token. */
  readonly token: string
  readonly balance: bigint
  readonly stake: bigint
  /** Won in this round so far. */
  readonly won: bigint
  readonly banner: Banner | null
  readonly trouble: Trouble | null
  /** What a screen reader hears about the last round. */
  readonly spoken: string
  /** The last round, or the one that is open. */
  readonly round: RoundView | null
  /** What stands on the button. */
  readonly verb: string
  /** A button each in place of the one, where the open round may go on in several ways; else none. */
  readonly acts: readonly ActChoice[]
  readonly isTurbo: boolean
}
/** A game that moves itself. */
export interface LiveView {
  readonly state: 'live'
  readonly kind: LiveKind
  readonly session: SessionView
  readonly info: GameInfo
  readonly token: string
}
export type GameView =
  | { readonly state: 'loading' }
  | { readonly state: 'unreachable'; readonly message: string }
  | { readonly state: 'ended'; readonly message: string }
  | PlayingView
  | LiveView
