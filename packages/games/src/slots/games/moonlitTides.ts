import { moonlitTides as known } from '../../moonlitTides/moonlitTides.ts'
import { JACKPOT_PAY, linePays, scatterPays, STAKE_STEP, tideMultiplier } from '../../moonlitTides/paytable.ts'
import { paylines } from '../../moonlitTides/paylines.ts'
import { reelStrips } from '../../moonlitTides/reelStrips.ts'
import type { ReelsRules } from '../reels/rules.ts'
import type { SlotData } from '../slot.ts'

const most = Math.max(...Object.values(scatterPays).map(({ freeSpins }) => freeSpins))

const rules: ReelsRules = {
  engine: 'REELS',
  rows: 3,
  strips: reelStrips,
  wins: { by: 'LINES', paylines },
  pays: Object.fromEntries(Object.entries(linePays).map(([symbol, pays]) => [symbol, pays.map(Number)])),
  wild: { symbol: 'wild', fills: false },
  scatter: {
    symbol: 'scatter',
    awards: Object.fromEntries(Object.entries(scatterPays).map(([count, { pay, freeSpins }]) => [count, { pay: Number(pay), freeSpins }])),
  },
  freeSpins: { multipliers: Array.from({ length: most }, (_, index) => Number(tideMultiplier(index))) },
  jackpot: { symbol: 'moon', times: Number(JACKPOT_PAY) },
}

/** Twenty lines; tide stars bring the rising tide, free spins whose wins grow; five moons on a line add the jackpot. */
export const moonlitTides: SlotData<ReelsRules> = {
  id: known.id,
  name: known.name,
  version: 1,
  volatility: known.volatility,
  stakes: { step: STAKE_STEP, min: STAKE_STEP, max: 10_000n },
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
    returnToPlayerBp: known.returnToPlayerBp,
    hitRateBp: known.hitRateBp,
    standardDeviation: 3.51,
    largestWin: 6862.5,
    oneIn: { freeSpins: known.featureOneIn, jackpot: known.jackpotOneIn },
  },
}
