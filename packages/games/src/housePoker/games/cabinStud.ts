import type { HousePokerRules } from '../rules.ts'

/** Three-card poker. */
export const cabinStud: HousePokerRules = {
  id: 'cabin-stud',
  name: 'Cabin Stud',
  version: 1,
  ranking: 'THREE_CARDS',
  cards: 3,
  dealerOpen: 0,
  board: 0,
  boardOpen: 0,
  raise: 1,
  dealerPlays: { ranking: 'HIGH_CARD', ranks: ['Q'] },
  stakePays: {},
  raisePays: {},
  bonusPays: { STRAIGHT: 1, THREE_OF_A_KIND: 4, STRAIGHT_FLUSH: 5 },
  side: {
    name: 'Pair plus',
    pays: { PAIR: 1, FLUSH: 4, STRAIGHT: 6, THREE_OF_A_KIND: 30, STRAIGHT_FLUSH: 40 },
    stakes: { step: 5n, min: 5n, max: 5_000n },
  },
  figures: { returnToPlayerBp: 9663, averageStakes: 1.67, hitRateBp: 4504, standardDeviation: 1.64, largestWin: 9, sideReturnBp: 9768 },
  stakes: { step: 5n, min: 25n, max: 5_000n },
}
