import type { BlackjackRules } from '../rules.ts'

export const anvilBlackjack: BlackjackRules = {
  id: 'anvil-blackjack',
  name: 'Anvil Blackjack',
  version: 1,
  decks: 'UNLIMITED',
  dealerOnSoft17: 'STANDS',
  doubleAfterSplit: true,
  maxHands: 4,
  side: null,
  figures: {
    returnToPlayerBp: 9949,
    averageStakes: 1.13,
    hitRateBp: 5240,
    standardDeviation: 1.15,
    largestWin: 16,
    sideReturnBp: null,
  },
  stakes: { step: 10n, min: 20n, max: 10_000n },
}
