import type { HandRanking } from '@lagoon/contract/lobby/enums'
import type { CardView } from '../../../rules/cards/cardView.ts'

const rankNames: Partial<Record<CardView['rank'], string>> = { J: 'jack', Q: 'queen', K: 'king', A: 'ace' }

/** `queen of hearts`. */
export const cardName = ({ rank, suit }: CardView): string => `${rankNames[rank] ?? rank} of ${suit.toLowerCase()}`

/** `queen of hearts and 6 of spades`. */
export const cardNames = (cards: readonly CardView[]): string => new Intl.ListFormat('en').format(cards.map(cardName))

export const rankingNames: Readonly<Record<HandRanking, string>> = {
  HIGH_CARD: 'High card',
  PAIR: 'Pair',
  TWO_PAIR: 'Two pair',
  THREE_OF_A_KIND: 'Three of a kind',
  STRAIGHT: 'Straight',
  FLUSH: 'Flush',
  FULL_HOUSE: 'Full house',
  FOUR_OF_A_KIND: 'Four of a kind',
  STRAIGHT_FLUSH: 'Straight flush',
  ROYAL_FLUSH: 'Royal flush',
}
