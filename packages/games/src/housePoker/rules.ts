import { handRankings, ranks, type HandRanking, type Rank } from '@lagoon/contract/lobby/enums'
import type { Card } from '../cards/card.ts'
import { rankingOf, valueOf, type HandValue } from '../cards/ranking.ts'
import { threeCardRankingOf, threeCardRankings, valueOfThree } from '../cards/threeCards.ts'
import type { GameData } from '../gameData.ts'
import type { StakeRange } from '../stakes.ts'

/** How many times a stake a hand pays beside the stake itself. */
export type PayTable = Readonly<Partial<Record<HandRanking, number>>>

/** What a player is told about a game of poker against the house. */
export interface HousePokerFigures {
  /** What comes back in the long run when played as is best, basis points of the stake (the ante); what a raise loses is in it. */
  readonly returnToPlayerBp: number
  /** How many stakes a round takes on average, the raise included, two decimals. */
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

/** A bet on the player's own cards alone. */
export interface SideBet {
  readonly name: string
  readonly pays: PayTable
  readonly stakes: StakeRange
}

/** A game of poker against the house as data: one deck, a stake, and one decision to fold or to raise. */
export interface HousePokerRules extends GameData {
  /** What counts: three cards, or the best five of one's own and those in the middle. */
  readonly ranking: 'THREE_CARDS' | 'BEST_FIVE'
  /** Cards of one's own that the player gets, and the dealer as well. */
  readonly cards: number
  /** How many of the dealer's lie open before the decision. */
  readonly dealerOpen: number
  /** Cards in the middle, and how many of them lie open before the decision. */
  readonly board: number
  readonly boardOpen: number
  /** A raise takes so many times the stake. */
  readonly raise: number
  /** The dealer plays from this hand up: its ranking, then its deciding ranks. */
  readonly dealerPlays: { readonly ranking: HandRanking; readonly ranks: readonly Rank[] }
  /** What the stake pays when the player wins or the dealer does not play; a hand that is not named pays 1. */
  readonly stakePays: PayTable
  /** What the raise pays when the player wins; a hand that is not named pays 1. It comes back when the dealer does not play. */
  readonly raisePays: PayTable
  /** What the stake pays on top to whoever raised, whatever the dealer has. */
  readonly bonusPays: PayTable
  readonly side: SideBet | null
  readonly figures: HousePokerFigures
}

/** How the hands of a game are valued and called. */
export const handsOf = ({ ranking }: Pick<HousePokerRules, 'ranking'>) =>
  ranking === 'THREE_CARDS'
    ? { valueOf: (cards: readonly Card[]): HandValue => valueOfThree(cards), rankingOf: threeCardRankingOf, order: threeCardRankings }
    : { valueOf: (cards: readonly Card[]): HandValue => valueOf(cards), rankingOf, order: handRankings }

/** The lowest value with which the dealer plays. */
export const dealerPlaysFrom = (rules: Pick<HousePokerRules, 'ranking' | 'dealerPlays'>): HandValue =>
  rules.dealerPlays.ranks.reduce(
    (value, rank, index) => value | (ranks.indexOf(rank) << (16 - 4 * index)),
    handsOf(rules).order.findIndex((ranking) => ranking === rules.dealerPlays.ranking) << 20,
  )
