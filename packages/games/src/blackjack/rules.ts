import type { GameData } from '../gameData.ts'
import { rankOf, suitOf, type Card } from '../cards/card.ts'
import type { StakeRange } from '../stakes.ts'

/** Of the player's first two cards: of one suit, of one color, of neither, always of one rank. */
export const pairKinds = ['PERFECT', 'COLORED', 'MIXED'] as const
export type PairKind = (typeof pairKinds)[number]

/** A bet that the player's first two cards are of one rank. */
export interface PairBet {
  readonly name: string
  /** How many times the side bet each kind pays beside the bet itself. */
  readonly pays: Readonly<Record<PairKind, number>>
  readonly stakes: StakeRange
}

/** What a player is told about a game of blackjack. */
export interface BlackjackFigures {
  /** What comes back in the long run when played as is best, basis points of the first stake. */
  readonly returnToPlayerBp: number
  /** How many stakes a round takes on average, doubles and splits included, two decimals. */
  readonly averageStakes: number
  /** Share of rounds that pay anything, basis points. */
  readonly hitRateBp: number
  /** Standard deviation of what a round brings beside what it took, in stakes, two decimals. */
  readonly standardDeviation: number
  /** The most that a round can pay, in stakes, what it took included. */
  readonly largestWin: number
  /** What comes back of the side bet, basis points; null where there is none. */
  readonly sideReturnBp: number | null
}

/**
 * A game of blackjack as data. In all of them a natural pays 3 to 2, the dealer looks for one under an ace or a ten, insurance pays 2 to 1,
 * any two cards may be doubled, cards of one value may be split, and split aces get one card each.
 */
export interface BlackjackRules extends GameData {
  /** Shuffled for every round. */
  readonly decks: number | 'UNLIMITED'
  readonly dealerOnSoft17: 'STANDS' | 'HITS'
  readonly doubleAfterSplit: boolean
  /** How many hands splits may make; aces are split once. */
  readonly maxHands: number
  readonly side: PairBet | null
  readonly figures: BlackjackFigures
}

/** 1 for an ace, 10 for a ten and every court card. */
export const worthOf = (card: Card): number => (rankOf(card) === 12 ? 1 : Math.min(10, rankOf(card) + 2))

/** The best total of a hand, and whether an ace counts eleven in it. */
export const totalOf = (cards: readonly Card[]): { readonly total: number; readonly isSoft: boolean } => {
  const low = cards.reduce((sum, card) => sum + worthOf(card), 0)
  const isSoft = low <= 11 && cards.some((card) => worthOf(card) === 1)
  return { total: isSoft ? low + 10 : low, isSoft }
}

/** An ace and a ten as the first two cards. */
export const isNatural = (cards: readonly Card[]): boolean => cards.length === 2 && totalOf(cards).total === 21

export const dealerDraws = ({ dealerOnSoft17 }: Pick<BlackjackRules, 'dealerOnSoft17'>, cards: readonly Card[]): boolean => {
  const { total, isSoft } = totalOf(cards)
  return total < 17 || (total === 17 && isSoft && dealerOnSoft17 === 'HITS')
}

/** The kind of pair that two cards are, or null. */
export const pairKindOf = (a: Card, b: Card): PairKind | null => {
  if (rankOf(a) !== rankOf(b)) return null
  if (suitOf(a) === suitOf(b)) return 'PERFECT'
  // In the order of the suits, diamonds and hearts stand before spades and clubs.
  return suitOf(a) >> 1 === suitOf(b) >> 1 ? 'COLORED' : 'MIXED'
}
