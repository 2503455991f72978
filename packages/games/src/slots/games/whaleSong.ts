import { strip, type ReelsRules } from '../reels/rules.ts'
import { paylines } from '../reels/paylines.ts'
import type { SlotData } from '../slot.ts'

const rules: ReelsRules = {
  engine: 'REELS',
  rows: 3,
  strips: [
    strip(
      'q ten j a q ten j k a nautilus ten coral k j seal q a k nautilus j k orca ten coral q bell orca ten a q seal k coral j a nautilus',
    ),
    strip('q j coral seal q ten j k ten a q j ten coral q k a ten j seal q bell ten nautilus k orca nautilus q j ten whale orca j coral a'),
    strip(
      'a q k a seal coral a ten bell a q ten k orca coral j a k bell coral seal k a ten nautilus q k orca whale j k coral j ten nautilus',
    ),
    strip(
      'a nautilus q j ten k j bell ten k coral a ten orca q k a j nautilus coral q k a q j coral seal k ten orca seal nautilus q a whale j',
    ),
    strip(
      'a k j q ten nautilus q j a ten coral q k a seal j orca a k ten q nautilus k seal j coral ten q a coral ten j nautilus k orca bell',
    ),
  ],
  wins: { by: 'LINES', paylines: paylines.slice(0, 40) },
  pays: {
    orca: [50, 300, 1500],
    seal: [40, 200, 1000],
    nautilus: [25, 100, 400],
    coral: [18, 65, 320],
    a: [5, 20, 95],
    k: [5, 20, 95],
    q: [4, 16, 80],
    j: [4, 16, 80],
    ten: [4, 16, 80],
  },
  wild: { symbol: 'whale', fills: true },
  scatter: {
    symbol: 'bell',
    awards: {
      3: { pay: 2, freeSpins: 6 },
      4: { pay: 10, freeSpins: 6 },
      5: { pay: 50, freeSpins: 6 },
    },
  },
  freeSpins: {
    multipliers: [2, 2, 2, 2, 2, 2],
    chosen: ['orca', 'seal', 'nautilus', 'coral', 'a', 'k', 'q', 'j', 'ten'].map((item) => ({ item, weight: 1 })),
  },
}

/** Forty lines. The whale fills its reel; three bells bring six double free spins with one chosen symbol. */
export const whaleSong: SlotData<ReelsRules> = {
  id: 'whale-song',
  name: 'Whale Song',
  version: 1,
  volatility: 'HIGH',
  stakes: { step: 40n, min: 40n, max: 20000n },
  symbols: [
    { id: 'orca', name: 'Orca', role: 'HIGH' },
    { id: 'seal', name: 'Seal', role: 'HIGH' },
    { id: 'nautilus', name: 'Nautilus', role: 'HIGH' },
    { id: 'coral', name: 'Coral', role: 'HIGH' },
    { id: 'a', name: 'Ace', role: 'LOW' },
    { id: 'k', name: 'King', role: 'LOW' },
    { id: 'q', name: 'Queen', role: 'LOW' },
    { id: 'j', name: 'Jack', role: 'LOW' },
    { id: 'ten', name: 'Ten', role: 'LOW' },
    { id: 'whale', name: 'Whale', role: 'WILD' },
    { id: 'bell', name: 'Bell', role: 'SCATTER' },
  ],
  rules,
  figures: {
    returnToPlayerBp: 9593,
    hitRateBp: 3745,
    standardDeviation: 8.51,
    largestWin: 20107.6,
    oneIn: { freeSpins: 121 },
  },
}
