import type { BlackjackRules } from '../rules.ts'

export const portholeTwentyOne: BlackjackRules = {
  id: 'porthole-twenty-one',
  name: 'Porthole Twenty-One',
  version: 1,
  decks: 6,
  dealerOnSoft17: 'STANDS',
  doubleAfterSplit: true,
  maxHands: 2,
  side: null,
  figures: {
    returnToPlayerBp: 9954,
    averageStakes: 1.13,
    hitRateBp: 5233,
    standardDeviation: 1.15,
    largestWin: 8,
    sideReturnBp: null,
  },
  stakes: { step: 10n, min: 50n, max: 20_000n },
}
