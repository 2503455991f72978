import type { Minor } from '@lagoon/contract/money/money'
import type { Card } from './cards.state.ts'
import type { HandRanking } from '@lagoon/contract/lobby/enums'
import type { GameHistoryView, Round, SideBet } from './gameHistory.state.ts'

export interface PokerHand {
  readonly cards: readonly Card[]
  /** Absent where the hand was never ranked: folded, or still open. */
  readonly ranking?: HandRanking
  /** The five cards, of the hand and of the board, that make the ranking. */
  readonly best: readonly Card[]
}

/** Another player's hand that was turned up at the end. Never their name: a seat is enough to follow the round. */
export interface ShownHand extends PokerHand {
  /** Absent for the dealer of a game against the house. */
  readonly seat?: number
  readonly isWinner: boolean
}

export interface PokerRoundRow extends Round {
  /** The dealer is the only other one in the hand: no room, no pot, no rake. */
  readonly isAgainstHouse: boolean
  /** Absent until the provider reported the hand. */
  readonly roomId?: string
  readonly tableId?: string
  readonly hand: PokerHand
  /** The cards that everybody plays with, as far as they were dealt. */
  readonly board: readonly Card[]
  readonly shown: readonly ShownHand[]
  /** Absent while the round is open. */
  readonly ending?: 'WON' | 'SPLIT' | 'LOST' | 'FOLDED'
  /** All bets of the round together, in the kind of the bet. */
  readonly pot: Minor
  /** What the provider keeps of the pot, in the kind of the bet. */
  readonly rake: Minor
  readonly side?: SideBet
}

export type PokerHistoryView = GameHistoryView<PokerRoundRow>
