import type { GameHistoryView, Round } from './gameHistory.state.ts'
import type { Multiplier } from './multiplier.ts'

export interface KenoRoundRow extends Round {
  /** The numbers that the player picked, of 1 to 80, smallest first. */
  readonly picks: readonly number[]
  /** The numbers that were drawn, in the order of the draw; none while the round is open. */
  readonly drawn: readonly number[]
  /** What that many hits pay; absent where they pay nothing. */
  readonly multiplier?: Multiplier
}

export type KenoHistoryView = GameHistoryView<KenoRoundRow>
