import type { HousePokerRules } from '../rules.ts'

/** Caribbean stud. */
export const lowTideStud: HousePokerRules = {
  id: 'low-tide-stud',
  name: 'Low Tide Stud',
  version: 1,
  ranking: 'BEST_FIVE',
  cards: 5,
  dealerOpen: 1,
  board: 0,
  boardOpen: 0,
  raise: 2,
  dealerPlays: { ranking: 'HIGH_CARD', ranks: ['A', 'K'] },
  stakePays: {},
  raisePays: {
    TWO_PAIR: 2,
    THREE_OF_A_KIND: 3,
    STRAIGHT: 4,
    FLUSH: 5,
    FULL_HOUSE: 7,
    FOUR_OF_A_KIND: 20,
    STRAIGHT_FLUSH: 50,
    ROYAL_FLUSH: 100,
  },
  bonusPays: {},
  side: null,
  figures: { returnToPlayerBp: 9478, averageStakes: 2.04, hitRateBp: 3855, standardDeviation: 2.24, largestWin: 204, sideReturnBp: null },
  stakes: { step: 5n, min: 25n, max: 5_000n },
}
