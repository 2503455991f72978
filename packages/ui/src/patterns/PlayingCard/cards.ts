/** The words of the domain for cards; the round of a history fits them. */
export const suits = ['SPADES', 'HEARTS', 'DIAMONDS', 'CLUBS'] as const
export type Suit = (typeof suits)[number]
export const ranks = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const
export type Rank = (typeof ranks)[number]

export interface Card {
  readonly rank: Rank
  readonly suit: Suit
}

const suitNames: Readonly<Record<Suit, string>> = { SPADES: 'spades', HEARTS: 'hearts', DIAMONDS: 'diamonds', CLUBS: 'clubs' }
const rankNames: Readonly<Record<Rank, string>> = {
  '2': 'Two',
  '3': 'Three',
  '4': 'Four',
  '5': 'Five',
  '6': 'Six',
  '7': 'Seven',
  '8': 'Eight',
  '9': 'Nine',
  '10': 'Ten',
  J: 'Jack',
  Q: 'Queen',
  K: 'King',
  A: 'Ace',
}

/** `Queen of hearts`. */
export const cardName = ({ rank, suit }: Card): string => `${rankNames[rank]} of ${suitNames[suit]}`
export const isSameCard = (one: Card, other: Card): boolean => one.rank === other.rank && one.suit === other.suit
