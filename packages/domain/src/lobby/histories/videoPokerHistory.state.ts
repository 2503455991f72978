import type { Card } from './cards.state.ts'
import type { HandRanking } from '@lagoon/contract/lobby/enums'
import type { GameHistoryView, Round } from './gameHistory.state.ts'

/** A pair pays from jacks on. */
export type PayingHand = Exclude<HandRanking, 'HIGH_CARD' | 'PAIR'> | 'JACKS_OR_BETTER'

export interface VideoPokerRoundRow extends Round {
  /** The five cards before the draw. */
  readonly dealt: readonly Card[]
  /** Places in `dealt` that the player kept, from 0. */
  readonly held: readonly number[]
  /** The five cards after the draw, the kept ones in their places; absent while the round is open. */
  readonly final?: readonly Card[]
  /** Absent where the final hand pays nothing. */
  readonly paying?: {
    readonly hand: PayingHand
    /** Places in `final` that make it, from 0. */
    readonly places: readonly number[]
    /** How many times the bet it pays. */
    readonly times: number
  }
}

export type VideoPokerHistoryView = GameHistoryView<VideoPokerRoundRow>
