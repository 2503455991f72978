import type { GameInfo, SessionView, SpinAnswer } from '../../contract.ts'

/** Why nothing turns, while the game stays open. */
export type Trouble =
  | { readonly kind: 'insufficient-balance' }
  /** The answer did not come; the same spin is asked for again. */
  | { readonly kind: 'connection-lost' }
  | { readonly kind: 'refused'; readonly message: string }

export interface Tide {
  /** From 1. */
  readonly spin: number
  readonly of: number
  readonly multiplier: bigint
}

export interface PlayingView {
  readonly state: 'playing'
  readonly phase: 'ready' | 'spinning' | 'win'
  readonly session: SessionView
  readonly info: GameInfo | null
  readonly balance: bigint
  readonly stake: bigint
  /** Won in this round so far. */
  readonly won: bigint
  readonly tide: Tide | null
  readonly trouble: Trouble | null
  /** What a screen reader hears about the last round. */
  readonly spoken: string
  readonly last: SpinAnswer | null
}
export type GameView =
  | { readonly state: 'loading' }
  | { readonly state: 'unreachable'; readonly message: string }
  | { readonly state: 'ended'; readonly message: string }
  | PlayingView
