export const gameTypes = ['SLOT', 'KENO', 'FISH', 'POKER', 'CRASH', 'BLACKJACK'] as const
export type GameType = (typeof gameTypes)[number]

/** What a round is kept as: a history has the rounds of one of these. */
export type RoundType = GameType | 'VIDEO_POKER'

export const volatilities = ['LOW', 'MEDIUM', 'HIGH'] as const
export type Volatility = (typeof volatilities)[number]

export const roundStates = ['OPEN', 'SETTLED', 'ROLLED_BACK'] as const
export type RoundState = (typeof roundStates)[number]

/** Which bet of a round it is. MAIN opens the round, once, within the stakes of the game; every other one joins it while it is open. */
export const betParts = ['MAIN', 'SIDE', 'DOUBLE', 'SPLIT', 'INSURANCE', 'RAISE', 'SHOT'] as const
export type BetPart = (typeof betParts)[number]

/** What can happen to the tokens of a round. */
export const roundMoveTypes = ['BET', 'WIN', 'ROLLBACK'] as const
export type RoundMoveType = (typeof roundMoveTypes)[number]

/** What a history of rounds can be sorted by. */
export const roundSortKeys = ['PLAYED_AT', 'BET', 'WIN'] as const
export type RoundSortKey = (typeof roundSortKeys)[number]

export const sortDirections = ['ASC', 'DESC'] as const
export type SortDirection = (typeof sortDirections)[number]

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
