import { strip, type ReelsRules } from '../reels/rules.ts'
import { paylines } from '../reels/paylines.ts'
import type { SlotData } from '../slot.ts'

const rules: ReelsRules = {
  engine: 'REELS',
  rows: 3,
  strips: [
    strip('maple k q a k q j crane q koi j k q a lotus j q lotus a maple k crane a j koi maple lotus lantern a crane k j'),
    strip('maple q crane j a q lotus a crane q k j maple k lotus maple j lily a koi lantern k lily koi q a maple k crane j lotus lantern'),
    strip('k a lily j q crane j q k lily a maple k lotus q a lotus j maple koi crane lantern k koi j maple lily lotus crane a q maple'),
    strip('k crane maple koi q j a k lantern j maple q lotus k lily j q a crane maple a k lotus lily a j maple lotus crane koi q lantern'),
    strip('j q maple lotus k j crane q j a k q a crane koi j a maple lantern q a k crane koi q k lotus maple a j lotus k'),
  ],
  wins: { by: 'LINES', paylines: paylines.slice(0, 25) },
  pays: {
    koi: [45, 200, 750],
    crane: [35, 100, 300],
    lotus: [28, 75, 250],
    maple: [18, 50, 140],
    a: [9, 25, 75],
    k: [9, 25, 75],
    q: [8, 20, 55],
    j: [8, 18, 50],
  },
  wild: { symbol: 'lily', fills: false },
  scatter: {
    symbol: 'lantern',
    awards: {
      3: { pay: 1, freeSpins: 8 },
      4: { pay: 4, freeSpins: 8 },
      5: { pay: 20, freeSpins: 8 },
    },
  },
  freeSpins: {
    multipliers: [2, 2, 2, 2, 2, 2, 2, 2],
  },
}

/** Twenty-five lines; three lanterns bring eight free spins whose wins count double. */
export const lanternKoi: SlotData<ReelsRules> = {
  id: 'lantern-koi',
  name: 'Lantern Koi',
  version: 1,
  volatility: 'LOW',
  stakes: { step: 25n, min: 25n, max: 10000n },
  symbols: [
    { id: 'koi', name: 'Koi', role: 'HIGH' },
    { id: 'crane', name: 'Crane', role: 'HIGH' },
    { id: 'lotus', name: 'Lotus', role: 'HIGH' },
    { id: 'maple', name: 'Maple leaf', role: 'HIGH' },
    { id: 'a', name: 'Ace', role: 'LOW' },
    { id: 'k', name: 'King', role: 'LOW' },
    { id: 'q', name: 'Queen', role: 'LOW' },
    { id: 'j', name: 'Jack', role: 'LOW' },
    { id: 'lily', name: 'Water lily', role: 'WILD' },
    { id: 'lantern', name: 'Lantern', role: 'SCATTER' },
  ],
  rules,
  figures: {
    returnToPlayerBp: 9534,
    hitRateBp: 4703,
    standardDeviation: 2.52,
    largestWin: 1081.12,
    oneIn: { freeSpins: 59 },
  },
}
