import type { GameHistoryView, Round } from './gameHistory.state.ts'
import type { Multiplier } from './multiplier.ts'

export interface CrashRoundRow extends Round {
  /** Place of the round in the provider’s chain of hashes, from 1, and the hash there; absent while the round is open. */
  readonly number?: number
  readonly hash?: string
  /** Where the curve broke off; absent while the round is open. */
  readonly crashedAt?: Multiplier
  /** Where the player took their win; absent where the curve broke off before. Never more than `crashedAt`. */
  readonly cashedOutAt?: Multiplier
  /** Where the game was told to take it for the player, if it was. */
  readonly autoCashOutAt?: Multiplier
}

export type CrashHistoryView = GameHistoryView<CrashRoundRow>
