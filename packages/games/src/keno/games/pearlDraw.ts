import type { KenoRules } from '../rules.ts'

export const pearlDraw: KenoRules = {
  id: 'pearl-draw',
  name: 'Pearl Draw',
  version: 1,
  numbers: 40,
  drawn: 10,
  last: 'PLAIN',
  payTables: {
    1: { 1: 390 },
    2: { 1: 110, 2: 950 },
    3: { 2: 300, 3: 4_600 },
    4: { 2: 200, 3: 800, 4: 10_000 },
    5: { 2: 110, 3: 300, 4: 2_500, 5: 50_000 },
    6: { 2: 100, 3: 180, 4: 800, 5: 7_500, 6: 150_000 },
    7: { 3: 250, 4: 500, 5: 2_500, 6: 30_000, 7: 800_000 },
    8: { 3: 140, 4: 350, 5: 1_500, 6: 10_000, 7: 150_000, 8: 1_000_000 },
  },
  figures: {
    1: { returnToPlayerBp: 9750, hitRateBp: 2500, standardDeviation: 1.69, largestWin: 3.9 },
    2: { returnToPlayerBp: 9712, hitRateBp: 4423, standardDeviation: 2.17, largestWin: 9.5 },
    3: { returnToPlayerBp: 9686, hitRateBp: 1488, standardDeviation: 5.1, largestWin: 46 },
    4: { returnToPlayerBp: 9733, hitRateBp: 2559, standardDeviation: 5.04, largestWin: 100 },
    5: { returnToPlayerBp: 9743, hitRateBp: 3669, standardDeviation: 10.09, largestWin: 500 },
    6: { returnToPlayerBp: 9699, hitRateBp: 4740, standardDeviation: 11.64, largestWin: 1500 },
    7: { returnToPlayerBp: 9695, hitRateBp: 2283, standardDeviation: 21.15, largestWin: 8000 },
    8: { returnToPlayerBp: 9676, hitRateBp: 3117, standardDeviation: 13.38, largestWin: 10_000 },
  },
  stakes: { step: 10n, min: 10n, max: 5_000n },
}
