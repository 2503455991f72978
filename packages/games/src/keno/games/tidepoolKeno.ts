import type { KenoRules } from '../rules.ts'

export const tidepoolKeno: KenoRules = {
  id: 'tidepool-keno',
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
    1: { returnToPlayerBp: 9600, hitRateBp: 2400, deviation: 1.71, largestWin: 400 },
    2: { returnToPlayerBp: 9660, hitRateBp: 4300, deviation: 2.19, largestWin: 1020 },
    3: { returnToPlayerBp: 9720, hitRateBp: 5787, deviation: 2.49, largestWin: 2400 },
    4: { returnToPlayerBp: 9683, hitRateBp: 6936, deviation: 5.7, largestWin: 16_000 },
    5: { returnToPlayerBp: 9698, hitRateBp: 7811, deviation: 12.96, largestWin: 120_000 },
  },
  stakes: [5n, 10n, 20n, 50n, 100n, 200n, 500n, 1_000n, 2_500n],
}
