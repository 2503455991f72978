import type { HoldRules } from '../hold/rules.ts'
import { paylines } from '../reels/paylines.ts'
import { strip } from '../reels/rules.ts'
import type { SlotData } from '../slot.ts'

const rules: HoldRules = {
  engine: 'HOLD',
  reels: {
    engine: 'REELS',
    rows: 3,
    strips: [
      strip(
        'q k galleon starfish j a k q j a pearl q a k q seahorse turtle j a starfish seahorse turtle j k starfish pearl pearl pearl k galleon q seahorse a j',
      ),
      strip(
        'seahorse j q k a pearl pearl pearl starfish a k j q diver k seahorse q starfish j pearl k q a turtle galleon q seahorse starfish galleon j turtle a k diver',
      ),
      strip(
        'k pearl pearl pearl j k diver q turtle j q galleon a seahorse starfish galleon q a k starfish seahorse a j pearl q diver turtle j k seahorse starfish a',
      ),
      strip(
        'q j a k starfish a k q starfish k seahorse a q turtle j k seahorse galleon diver a pearl pearl pearl q j galleon seahorse q k diver pearl starfish j turtle',
      ),
      strip(
        'q galleon j seahorse oyster a j starfish q seahorse starfish a galleon j k a q pearl pearl pearl k j q k turtle a k seahorse q k a turtle starfish j oyster pearl',
      ),
    ],
    wins: { by: 'LINES', paylines: paylines.slice(0, 10) },
    pays: {
      galleon: [80, 250, 1000],
      turtle: [50, 150, 500],
      seahorse: [35, 100, 300],
      starfish: [25, 60, 200],
      a: [15, 35, 100],
      k: [14, 35, 100],
      q: [12, 25, 75],
      j: [11, 25, 75],
    },
    wild: { symbol: 'diver', fills: false },
  },
  pearl: {
    symbol: 'pearl',
    values: [
      { item: 5, weight: 60 },
      { item: 10, weight: 26 },
      { item: 20, weight: 10 },
      { item: 50, weight: 3 },
      { item: 100, weight: 1 },
    ],
    trigger: 6,
  },
  respins: { count: 3, hits: 1, of: 16 },
  jackpot: { start: 500, symbol: 'oyster', step: 1, mostSteps: 4500 },
}

/** Ten lines; six pearls are held for the dive, and a full window pays the jackpot, which grows by a tenth of the stake with each oyster. */
export const pearlDiver: SlotData<HoldRules> = {
  id: 'pearl-diver',
  name: 'Pearl Diver',
  version: 1,
  volatility: 'MEDIUM',
  stakes: { step: 10n, min: 10n, max: 5_000n },
  symbols: [
    { id: 'galleon', name: 'Galleon', role: 'HIGH' },
    { id: 'turtle', name: 'Turtle', role: 'HIGH' },
    { id: 'seahorse', name: 'Seahorse', role: 'HIGH' },
    { id: 'starfish', name: 'Starfish', role: 'HIGH' },
    { id: 'a', name: 'Ace', role: 'LOW' },
    { id: 'k', name: 'King', role: 'LOW' },
    { id: 'q', name: 'Queen', role: 'LOW' },
    { id: 'j', name: 'Jack', role: 'LOW' },
    { id: 'diver', name: 'Diver', role: 'WILD' },
    { id: 'pearl', name: 'Pearl', role: 'BONUS' },
    { id: 'oyster', name: 'Oyster', role: 'BONUS' },
  ],
  rules,
  figures: {
    returnToPlayerBp: 9581,
    hitRateBp: 2465,
    standardDeviation: 3.61,
    largestWin: 663.3,
    oneIn: { hold: 37, jackpot: 5890 },
  },
}
