import type { VideoPokerRules } from '../rules.ts'

/** Jacks or better, known as 8/5 by what its full house and its flush pay; the royal flush pays 800 at every stake. */
export const breakwaterJacks: VideoPokerRules = {
  id: 'breakwater-jacks',
  name: 'Breakwater Jacks',
  version: 1,
  pays: {
    ROYAL_FLUSH: 800,
    STRAIGHT_FLUSH: 50,
    FOUR_OF_A_KIND: 25,
    FULL_HOUSE: 8,
    FLUSH: 5,
    STRAIGHT: 4,
    THREE_OF_A_KIND: 3,
    TWO_PAIR: 2,
    PAIR: 1,
  },
  lowestPair: 'J',
  figures: { returnToPlayerBp: 9730, hitRateBp: 4550, standardDeviation: 4.4, largestWin: 800 },
  stakes: { step: 5n, min: 5n, max: 2_500n },
}
