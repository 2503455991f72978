import type { VideoPokerRules } from '../rules.ts'

/** Jacks or better, known as 9/6 by what its full house and its flush pay; the royal flush pays 800 at every stake. */
export const lanternJacks: VideoPokerRules = {
  id: 'lantern-jacks',
  name: 'Lantern Jacks',
  version: 1,
  pays: {
    ROYAL_FLUSH: 800,
    STRAIGHT_FLUSH: 50,
    FOUR_OF_A_KIND: 25,
    FULL_HOUSE: 9,
    FLUSH: 6,
    STRAIGHT: 4,
    THREE_OF_A_KIND: 3,
    TWO_PAIR: 2,
    PAIR: 1,
  },
  lowestPair: 'J',
  figures: { returnToPlayerBp: 9954, hitRateBp: 4546, standardDeviation: 4.42, largestWin: 800 },
  stakes: { step: 10n, min: 10n, max: 5_000n },
}
