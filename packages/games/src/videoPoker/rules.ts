import type { HandRanking, Rank } from '@lagoon/contract/lobby/enums'
import { ranks } from '@lagoon/contract/lobby/enums'
import { decidingRank, rankingOf, type HandValue } from '../cards/ranking.ts'
import type { ShownFigures } from '../figures/exactFigures.ts'
import type { GameData } from '../gameData.ts'

/** A game of video poker as data: five cards of one deck, any of them changed once. */
export interface VideoPokerRules extends GameData {
  /** How many times the stake a hand pays; a hand that is not named pays nothing. */
  readonly pays: Readonly<Partial<Record<HandRanking, number>>>
  /** The lowest rank whose pair pays. */
  readonly lowestPair: Rank
  /** What is shown, with every hand held as is best; the same at every stake, as all pays are whole. A test proves it. */
  readonly figures: ShownFigures
}

/** The hand that the value pays for, or null. */
export const paidHand = (rules: Pick<VideoPokerRules, 'pays' | 'lowestPair'>, value: HandValue): HandRanking | null => {
  const hand = rankingOf(value)
  if (!rules.pays[hand]) return null
  return hand === 'PAIR' && decidingRank(value) < ranks.indexOf(rules.lowestPair) ? null : hand
}

/** How many times the stake the value pays. */
export const paysFor = (rules: Pick<VideoPokerRules, 'pays' | 'lowestPair'>, value: HandValue): number => {
  const hand = paidHand(rules, value)
  return hand === null ? 0 : (rules.pays[hand] ?? 0)
}
