import type { HandRanking } from '@lagoon/contract/lobby/enums'
import type { HandValue } from '../cards/ranking.ts'
import { dealerPlaysFrom, handsOf, type HousePokerRules } from './rules.ts'

/** How a raised hand ended. */
export type Showdown = 'DEALER_OUT' | 'WIN' | 'TIE' | 'LOSS'

export const showdownOf = (rules: HousePokerRules, player: HandValue, dealer: HandValue): Showdown => {
  if (dealer < dealerPlaysFrom(rules)) return 'DEALER_OUT'
  return player > dealer ? 'WIN' : player === dealer ? 'TIE' : 'LOSS'
}

/** What each part of a raised hand pays, in stakes, what was staked included. */
export interface Paid {
  readonly stake: number
  readonly raise: number
  readonly bonus: number
}

export const paidFor = (rules: HousePokerRules, hand: HandRanking, showdown: Showdown): Paid => {
  const bonus = rules.bonusPays[hand] ?? 0
  const stakeWon = 1 + (rules.stakePays[hand] ?? 1)
  switch (showdown) {
    case 'DEALER_OUT':
      return { stake: stakeWon, raise: rules.raise, bonus }
    case 'WIN':
      return { stake: stakeWon, raise: rules.raise * (1 + (rules.raisePays[hand] ?? 1)), bonus }
    case 'TIE':
      return { stake: 1, raise: rules.raise, bonus }
    case 'LOSS':
      return { stake: 0, raise: 0, bonus }
  }
}

/** What the side bet pays for the player's own cards, in side bets, the bet included; 0 when it is lost. */
export const sidePays = (rules: HousePokerRules, ownCards: HandValue): number => {
  const pays = rules.side?.pays[handsOf(rules).rankingOf(ownCards)]
  return pays === undefined ? 0 : 1 + pays
}
