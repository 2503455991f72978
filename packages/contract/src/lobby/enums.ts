export const gameTypes = ['SLOT', 'KENO', 'FISH', 'POKER', 'CRASH', 'BLACKJACK'] as const
export type GameType = (typeof gameTypes)[number]

export const suits = ['SPADES', 'HEARTS', 'DIAMONDS', 'CLUBS'] as const
export type Suit = (typeof suits)[number]
export const ranks = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const
export type Rank = (typeof ranks)[number]

/** Poker hands from the lowest to the highest. */
export const handRankings = [
  'HIGH_CARD',
  'PAIR',
  'TWO_PAIR',
  'THREE_OF_A_KIND',
  'STRAIGHT',
  'FLUSH',
  'FULL_HOUSE',
  'FOUR_OF_A_KIND',
  'STRAIGHT_FLUSH',
  'ROYAL_FLUSH',
] as const
export type HandRanking = (typeof handRankings)[number]
