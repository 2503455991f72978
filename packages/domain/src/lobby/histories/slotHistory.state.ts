import type { Minor } from '@lagoon/contract/money/money'
import type { GameHistoryView, Round } from './gameHistory.state.ts'

export interface PaylineWin {
  readonly line: number
  readonly rows: readonly number[]
  readonly symbol: string
  readonly count: number
  readonly win: Minor
}

export interface SlotRoundRow extends Round {
  /** Symbols by reel, each from the top; absent while the round is open. */
  readonly matrix?: readonly (readonly string[])[]
  readonly paylines: readonly PaylineWin[]
  /** `name: what it paid`. */
  readonly feature?: string
  readonly jackpot?: Minor
}

export type SlotHistoryView = GameHistoryView<SlotRoundRow>
