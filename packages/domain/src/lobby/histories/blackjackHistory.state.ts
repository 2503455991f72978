import type { Minor } from '@lagoon/contract/money/money'
import type { Card } from './cards.state.ts'
import type { GameHistoryView, Round, SideBet } from './gameHistory.state.ts'

export interface BlackjackCount {
  readonly cards: readonly Card[]
  readonly total: number
  /** An ace in it counts eleven. */
  readonly isSoft: boolean
}

export const blackjackOutcomes = ['BLACKJACK', 'WON', 'PUSH', 'LOST', 'BUST'] as const
export type BlackjackOutcome = (typeof blackjackOutcomes)[number]

/** One hand of the player; a split makes two of one. */
export interface BlackjackHand extends BlackjackCount {
  /** With what a double added. */
  readonly bet: Minor
  /** What it gave, the returned bet included. */
  readonly win: Minor
  readonly isDoubled: boolean
  /** Absent while the round is open. */
  readonly outcome?: BlackjackOutcome
}

export interface BlackjackDealer extends BlackjackCount {
  /** The second card is not turned up yet. */
  readonly hasHoleCard: boolean
  readonly ending?: 'STOOD' | 'BUST' | 'BLACKJACK'
}

export interface BlackjackRoundRow extends Round {
  /** Absent until the provider reported the round; then there are no cards either. */
  readonly tableId?: string
  /** More than one after a split. */
  readonly hands: readonly BlackjackHand[]
  readonly dealer: BlackjackDealer
  /** The bet that the dealer has a blackjack, and what it gave. */
  readonly insurance?: { readonly bet: Minor; readonly win: Minor }
  readonly side?: SideBet
}

export type BlackjackHistoryView = GameHistoryView<BlackjackRoundRow>
