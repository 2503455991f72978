import type { SlotData } from '../slot.ts'
import type { TumbleRules } from '../tumble/rules.ts'

const rules: TumbleRules = {
  engine: 'TUMBLE',
  columns: 5,
  rows: 5,
  pools: 1,
  cells: [
    { item: 'octopus', weight: 7 },
    { item: 'trident', weight: 8 },
    { item: 'helmet', weight: 8 },
    { item: 'amphora', weight: 9 },
    { item: 'jade', weight: 9 },
    { item: 'coral', weight: 9 },
  ],
  group: 'ANYWHERE',
  sizes: [8, 9, 10, 12],
  pays: {
    octopus: [80, 220, 700, 4500],
    trident: [28, 70, 190, 950],
    helmet: [12, 24, 60, 240],
    amphora: [5, 10, 20, 80],
    jade: [3, 5, 13, 52],
    coral: [2, 4, 9, 36],
  },
  units: 30,
  multipliers: [1, 2, 3, 4, 5, 6, 7, 8],
}

/** Eight or more of a symbol anywhere pay and vanish; each tumble adds an arm to the multiplier, up to eight. */
export const eightArmsDeep: SlotData<TumbleRules> = {
  id: 'eight-arms-deep',
  name: 'Eight Arms Deep',
  version: 1,
  volatility: 'HIGH',
  stakes: { step: 30n, min: 30n, max: 15_000n },
  symbols: [
    { id: 'octopus', name: 'Octopus', role: 'HIGH' },
    { id: 'trident', name: 'Trident', role: 'HIGH' },
    { id: 'helmet', name: 'Diving helmet', role: 'HIGH' },
    { id: 'amphora', name: 'Amphora', role: 'LOW' },
    { id: 'jade', name: 'Jade ring', role: 'LOW' },
    { id: 'coral', name: 'Coral', role: 'LOW' },
  ],
  rules,
  figures: {
    returnToPlayerBp: 9604,
    hitRateBp: 2804,
    standardDeviation: 6.7,
    largestWin: 6540,
    oneIn: {},
  },
}
