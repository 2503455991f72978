import type { GameHistoryView, Round } from './gameHistory.state.ts'
import type { Multiplier } from './multiplier.ts'

export interface CrashRoundRow extends Round {
  /** Where the curve broke off; absent while the round is open. */
  readonly crashedAt?: Multiplier
  /** Where the player took their win; absent where the curve broke off before. Always less than `crashedAt`. */
  readonly cashedOutAt?: Multiplier
  /** Where the game was told to take it for the player, if it was. */
  readonly autoCashOutAt?: Multiplier
}

export type CrashHistoryView = GameHistoryView<CrashRoundRow>
