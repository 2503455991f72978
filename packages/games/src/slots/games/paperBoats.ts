import type { SlotData } from '../slot.ts'
import type { TumbleRules } from '../tumble/rules.ts'

const rules: TumbleRules = {
  engine: 'TUMBLE',
  columns: 6,
  rows: 4,
  pools: 3,
  cells: [
    { item: 'red', weight: 2 },
    { item: 'gold', weight: 3 },
    { item: 'green', weight: 4 },
    { item: 'blue', weight: 5 },
    { item: 'white', weight: 6 },
  ],
  group: 'TOUCHING',
  sizes: [4, 5, 6, 7, 8],
  pays: {
    red: [35, 70, 150, 400, 1000],
    gold: [23, 46, 110, 250, 600],
    green: [15, 28, 65, 150, 400],
    blue: [9, 17, 45, 110, 280],
    white: [5, 11, 28, 80, 200],
  },
  units: 10,
  multipliers: [1, 2, 3, 4, 5],
}

/** Three canals of two by four places; four or more boats of a color that touch pay and drift off. */
export const paperBoats: SlotData<TumbleRules> = {
  id: 'paper-boats',
  name: 'Paper Boats',
  version: 1,
  volatility: 'LOW',
  stakes: { step: 10n, min: 10n, max: 5_000n },
  symbols: [
    { id: 'red', name: 'Red boat', role: 'HIGH' },
    { id: 'gold', name: 'Gold boat', role: 'HIGH' },
    { id: 'green', name: 'Green boat', role: 'LOW' },
    { id: 'blue', name: 'Blue boat', role: 'LOW' },
    { id: 'white', name: 'White boat', role: 'LOW' },
  ],
  rules,
  figures: {
    returnToPlayerBp: 9526,
    hitRateBp: 4104,
    standardDeviation: 2.24,
    largestWin: 4500,
    oneIn: {},
  },
}
