import { paylines } from '../reels/paylines.ts'
import { strip, type ReelsRules } from '../reels/rules.ts'
import type { SlotData } from '../slot.ts'

const rules: ReelsRules = {
  engine: 'REELS',
  rows: 3,
  strips: [
    strip(
      'scatter fish pearl shell q a ten lotus lantern j lotus fish j pearl k shell j q lotus fish lantern lotus moon j ten shell k a ten lantern a k q moon pearl q k shell a ten',
    ),
    strip(
      'pearl ten lotus fish k j lotus shell wild q scatter k ten lantern k a q ten a j q fish ten shell k moon q shell a lantern pearl j a moon lantern j lotus scatter fish wild',
    ),
    strip(
      'k lotus j scatter ten a fish q scatter shell k lotus q lantern fish q lotus fish shell pearl lantern k ten wild k ten j a q j moon pearl ten lantern shell moon a wild j a',
    ),
    strip(
      'a ten j a ten j moon a lotus k fish j shell q scatter ten k lantern shell fish a scatter k wild lantern j lotus q pearl shell fish wild k q lantern ten moon pearl q lotus',
    ),
    strip(
      'pearl j shell a ten lotus q a moon k a shell j q lantern lotus fish k q shell lantern j lotus pearl a k scatter fish k ten fish moon ten q j shell pearl lantern ten lotus',
    ),
  ],
  wins: { by: 'LINES', paylines: paylines.slice(0, 20) },
  pays: {
    moon: [120, 500, 2000],
    pearl: [75, 300, 1000],
    lantern: [60, 200, 600],
    fish: [50, 160, 500],
    shell: [40, 125, 400],
    lotus: [36, 100, 300],
    a: [25, 60, 200],
    k: [25, 60, 200],
    q: [20, 45, 150],
    j: [20, 45, 150],
    ten: [13, 32, 120],
  },
  wild: { symbol: 'wild', fills: false },
  scatter: {
    symbol: 'scatter',
    awards: {
      3: { pay: 2, freeSpins: 6 },
      4: { pay: 10, freeSpins: 8 },
      5: { pay: 50, freeSpins: 10 },
    },
  },
  freeSpins: {
    multipliers: [1, 1, 2, 2, 3, 3, 4, 4, 5, 5],
  },
  jackpot: { symbol: 'moon', times: 500 },
}

/** Twenty lines; tide stars bring the rising tide, free spins whose wins grow; five moons on a line add the jackpot. */
export const moonlitTides: SlotData<ReelsRules> = {
  id: 'moonlit-tides',
  name: 'Moonlit Tides',
  version: 1,
  volatility: 'MEDIUM',
  stakes: { step: 20n, min: 20n, max: 10_000n },
  symbols: [
    { id: 'moon', name: 'Moon', role: 'HIGH' },
    { id: 'pearl', name: 'Pearl', role: 'HIGH' },
    { id: 'lantern', name: 'Lantern', role: 'HIGH' },
    { id: 'fish', name: 'Fish', role: 'HIGH' },
    { id: 'shell', name: 'Shell', role: 'HIGH' },
    { id: 'lotus', name: 'Lotus', role: 'HIGH' },
    { id: 'a', name: 'Ace', role: 'LOW' },
    { id: 'k', name: 'King', role: 'LOW' },
    { id: 'q', name: 'Queen', role: 'LOW' },
    { id: 'j', name: 'Jack', role: 'LOW' },
    { id: 'ten', name: 'Ten', role: 'LOW' },
    { id: 'wild', name: 'Wave', role: 'WILD' },
    { id: 'scatter', name: 'Tide star', role: 'SCATTER' },
  ],
  rules,
  figures: {
    returnToPlayerBp: 9590,
    hitRateBp: 2782,
    standardDeviation: 3.51,
    largestWin: 6862.5,
    oneIn: { freeSpins: 74, jackpot: 160000 },
  },
}
