import type { GameHistoryView, Round } from './gameHistory.state.ts'
import type { Multiplier } from './multiplier.ts'

/** What a shot was aimed at. The chance and what a catch pays were shown before it. */
export interface FishShot {
  /** The fish by its name in the game. */
  readonly target: string
  readonly isCaught: boolean
  /** What a catch pays. */
  readonly multiplier: Multiplier
  /** Of a million shots at this fish, so many catch it. */
  readonly chance: number
}

/** Each shot is a round of its own. */
export interface FishRoundRow extends Round {
  /** Absent while the round is open. */
  readonly shot?: FishShot
}

export type FishHistoryView = GameHistoryView<FishRoundRow>
