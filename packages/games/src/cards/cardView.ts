import type { Rank, Suit } from '@lagoon/contract/lobby/enums'
import { rankNameOf, suitNameOf, type Card } from './card.ts'

/** A card by its names, as it is shown and reported. */
export const cardView = (card: Card): { readonly rank: Rank; readonly suit: Suit } => ({ rank: rankNameOf(card), suit: suitNameOf(card) })
