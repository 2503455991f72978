import type { KenoRules } from '../rules.ts'

export const pearlDraw: KenoRules = {
  id: 'pearl-draw',
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
    1: { returnToPlayerBp: 9750, hitRateBp: 2500, deviation: 1.69, largestWin: 390 },
    2: { returnToPlayerBp: 9712, hitRateBp: 4423, deviation: 2.17, largestWin: 950 },
    3: { returnToPlayerBp: 9686, hitRateBp: 1488, deviation: 5.1, largestWin: 4600 },
    4: { returnToPlayerBp: 9733, hitRateBp: 2559, deviation: 5.04, largestWin: 10_000 },
    5: { returnToPlayerBp: 9743, hitRateBp: 3669, deviation: 10.09, largestWin: 50_000 },
    6: { returnToPlayerBp: 9699, hitRateBp: 4740, deviation: 11.64, largestWin: 150_000 },
    7: { returnToPlayerBp: 9695, hitRateBp: 2283, deviation: 21.15, largestWin: 800_000 },
    8: { returnToPlayerBp: 9676, hitRateBp: 3117, deviation: 13.38, largestWin: 1_000_000 },
  },
  stakes: [10n, 20n, 50n, 100n, 200n, 500n, 1_000n, 2_000n, 5_000n],
}
