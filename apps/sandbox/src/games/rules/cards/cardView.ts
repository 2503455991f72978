import type { Rank, Suit } from '@lagoon/contract/lobby/enums'
import { rankNameOf, suitNameOf, type Card } from '@lagoon/games/cards/card'

/** A card by its names, as it is shown and reported. */
export interface CardView {
  readonly rank: Rank
  readonly suit: Suit
}
export const cardView = (card: Card): CardView => ({ rank: rankNameOf(card), suit: suitNameOf(card) })
