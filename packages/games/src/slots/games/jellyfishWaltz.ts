import { strip, type ReelsRules } from '../reels/rules.ts'
import type { SlotData } from '../slot.ts'

const rules: ReelsRules = {
  engine: 'REELS',
  rows: 3,
  strips: [
    strip('j ten q lion j q a ten k lion ten k j a ten comb k q comb crown j a moonjelly q j ten moonjelly lion a star k q'),
    strip('j a q j k lion j q pearl star q comb j ten lion k a ten j moonjelly crown lion a ten k q comb j moonjelly q'),
    strip('k q star ten a q ten k a ten moonjelly comb lion a j pearl ten a j ten a k lion q ten moonjelly k crown lion star j comb'),
    strip('j ten a moonjelly k j ten a lion j q a k q ten a j q pearl k j lion crown comb k star moonjelly comb ten lion q'),
    strip('ten q j comb q j ten lion a q k j ten a q moonjelly k crown lion j ten comb moonjelly a ten j q k a lion k star'),
  ],
  wins: { by: 'WAYS', units: 20 },
  pays: {
    crown: [80, 500, 3000],
    moonjelly: [40, 160, 800],
    comb: [30, 130, 550],
    lion: [20, 65, 240],
    a: [6, 19, 65],
    k: [6, 19, 65],
    q: [5, 16, 50],
    j: [5, 13, 40],
    ten: [5, 13, 40],
  },
  wild: { symbol: 'pearl', fills: false },
  scatter: {
    symbol: 'star',
    awards: {
      3: { pay: 2, freeSpins: 9 },
      4: { pay: 10, freeSpins: 9 },
      5: { pay: 50, freeSpins: 9 },
    },
  },
  freeSpins: {
    multipliers: [1, 2, 3, 1, 2, 3, 1, 2, 3],
  },
}

/** 243 ways; three stars bring nine free spins in three-four time: ×1, ×2, ×3 and again. */
export const jellyfishWaltz: SlotData<ReelsRules> = {
  id: 'jellyfish-waltz',
  name: 'Jellyfish Waltz',
  version: 1,
  volatility: 'MEDIUM',
  stakes: { step: 20n, min: 20n, max: 10000n },
  symbols: [
    { id: 'crown', name: 'Crown jelly', role: 'HIGH' },
    { id: 'moonjelly', name: 'Moon jelly', role: 'HIGH' },
    { id: 'comb', name: 'Comb jelly', role: 'HIGH' },
    { id: 'lion', name: 'Lion’s mane', role: 'HIGH' },
    { id: 'a', name: 'Ace', role: 'LOW' },
    { id: 'k', name: 'King', role: 'LOW' },
    { id: 'q', name: 'Queen', role: 'LOW' },
    { id: 'j', name: 'Jack', role: 'LOW' },
    { id: 'ten', name: 'Ten', role: 'LOW' },
    { id: 'pearl', name: 'Pearl', role: 'WILD' },
    { id: 'star', name: 'Starfish', role: 'SCATTER' },
  ],
  rules,
  figures: {
    returnToPlayerBp: 9550,
    hitRateBp: 4378,
    standardDeviation: 3.55,
    largestWin: 3158.75,
    oneIn: { freeSpins: 85 },
  },
}
