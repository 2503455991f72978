import type { Minor } from '@lagoon/contract/money/money'
import type { GameHistoryView, Round } from './gameHistory.state.ts'
import type { Multiplier } from './multiplier.ts'

/** One shot of a session. A shot that caught nothing has no `caught`. */
export interface FishShot {
  /** From 1, in the order in which they were fired. */
  readonly number: number
  /** What the shot cost, in the kind of the round's bet. */
  readonly bet: Minor
  /** `fish` is the provider's id of the species; `win` in the kind of the round's win. */
  readonly caught?: { readonly fish: string; readonly multiplier: Multiplier; readonly win: Minor }
}

/** A session of a fish game is one round: `bet` is what all its shots cost, `win` what all its catches paid. */
export interface FishRoundRow extends Round {
  readonly shots: readonly FishShot[]
}

export type FishHistoryView = GameHistoryView<FishRoundRow>

export type FishCatch = FishShot & Required<Pick<FishShot, 'caught'>>
