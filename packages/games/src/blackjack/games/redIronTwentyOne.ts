import type { BlackjackRules } from '../rules.ts'

export const redIronTwentyOne: BlackjackRules = {
  id: 'red-iron-twenty-one',
  name: 'Red Iron Twenty-One',
  version: 1,
  decks: 8,
  dealerOnSoft17: 'STANDS',
  doubleAfterSplit: true,
  maxHands: 2,
  side: {
    name: 'Perfect pairs',
    pays: { PERFECT: 25, COLORED: 12, MIXED: 6 },
    stakes: { step: 10n, min: 10n, max: 5_000n },
  },
  figures: {
    returnToPlayerBp: 9951,
    averageStakes: 1.13,
    hitRateBp: 5233,
    standardDeviation: 1.15,
    largestWin: 8,
    sideReturnBp: 9590,
  },
  stakes: { step: 10n, min: 20n, max: 10_000n },
}
