import type { KenoRules } from '../rules.ts'

export const tidepoolKeno: KenoRules = {
  id: 'tidepool-keno',
  name: 'Tidepool Keno',
  version: 1,
  numbers: 25,
  drawn: 6,
  last: 'PLAIN',
  payTables: {
    1: { 1: 400 },
    2: { 1: 120, 2: 1_020 },
    3: { 1: 60, 2: 400, 3: 2_400 },
    4: { 1: 40, 2: 160, 3: 900, 4: 16_000 },
    5: { 1: 20, 2: 120, 3: 400, 4: 3_000, 5: 120_000 },
  },
  figures: {
    1: { returnToPlayerBp: 9600, hitRateBp: 2400, standardDeviation: 1.71, largestWin: 4 },
    2: { returnToPlayerBp: 9660, hitRateBp: 4300, standardDeviation: 2.19, largestWin: 10.2 },
    3: { returnToPlayerBp: 9720, hitRateBp: 5787, standardDeviation: 2.49, largestWin: 24 },
    4: { returnToPlayerBp: 9683, hitRateBp: 6936, standardDeviation: 5.7, largestWin: 160 },
    5: { returnToPlayerBp: 9698, hitRateBp: 7811, standardDeviation: 12.96, largestWin: 1200 },
  },
  stakes: { step: 5n, min: 5n, max: 2_500n },
}
