import type { HousePokerRules } from '../rules.ts'

/** Casino hold'em. */
export const hearthHoldem: HousePokerRules = {
  id: 'hearth-holdem',
  name: 'Hearth Hold’em',
  version: 1,
  ranking: 'BEST_FIVE',
  cards: 2,
  dealerOpen: 0,
  board: 5,
  boardOpen: 3,
  raise: 2,
  dealerPlays: { ranking: 'PAIR', ranks: ['4'] },
  stakePays: { FLUSH: 2, FULL_HOUSE: 3, FOUR_OF_A_KIND: 10, STRAIGHT_FLUSH: 20, ROYAL_FLUSH: 100 },
  raisePays: {},
  bonusPays: {},
  side: null,
  figures: { returnToPlayerBp: 9784, averageStakes: 2.64, hitRateBp: 5021, standardDeviation: 2.61, largestWin: 105, sideReturnBp: null },
  stakes: { step: 5n, min: 25n, max: 5_000n },
}
