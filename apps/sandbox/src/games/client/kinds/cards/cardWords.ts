import type { CardView } from '../../../rules/cards/cardView.ts'

const rankNames: Partial<Record<CardView['rank'], string>> = { J: 'jack', Q: 'queen', K: 'king', A: 'ace' }

/** `queen of hearts`. */
export const cardName = ({ rank, suit }: CardView): string => `${rankNames[rank] ?? rank} of ${suit.toLowerCase()}`

/** `queen of hearts and 6 of spades`. */
export const cardNames = (cards: readonly CardView[]): string => new Intl.ListFormat('en').format(cards.map(cardName))
