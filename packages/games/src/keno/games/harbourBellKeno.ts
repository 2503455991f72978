import type { KenoRules } from '../rules.ts'

/** Hits are counted with the bell, so a pick of k pays for up to k + 1 of them. */
export const harbourBellKeno: KenoRules = {
  id: 'harbour-bell-keno',
  name: 'Harbor Bell Keno',
  version: 1,
  numbers: 80,
  drawn: 20,
  last: 'BELL',
  payTables: {
    2: { 2: 500, 3: 10_000 },
    3: { 2: 200, 3: 1_500, 4: 14_000 },
    4: { 2: 100, 3: 500, 4: 2_500, 5: 40_000 },
    5: { 3: 350, 4: 1_000, 5: 7_000, 6: 125_000 },
    6: { 3: 200, 4: 600, 5: 2_500, 6: 18_000, 7: 200_000 },
    7: { 3: 110, 4: 300, 5: 1_200, 6: 6_000, 7: 50_000, 8: 1_000_000 },
    8: { 4: 300, 5: 700, 6: 3_000, 7: 21_000, 8: 160_000, 9: 1_000_000 },
    9: { 4: 180, 5: 500, 6: 1_600, 7: 7_500, 8: 40_000, 9: 400_000, 10: 1_000_000 },
    10: { 5: 400, 6: 1_100, 7: 5_000, 8: 22_000, 9: 150_000, 10: 500_000, 11: 1_000_000 },
  },
  figures: {
    2: { returnToPlayerBp: 9668, hitRateBp: 791, standardDeviation: 7.81, largestWin: 100 },
    3: { returnToPlayerBp: 9693, hitRateBp: 1742, standardDeviation: 6.8, largestWin: 140 },
    4: { returnToPlayerBp: 9716, hitRateBp: 2806, standardDeviation: 10.21, largestWin: 400 },
    5: { returnToPlayerBp: 9717, hitRateBp: 1237, standardDeviation: 16.39, largestWin: 1250 },
    6: { returnToPlayerBp: 9699, hitRateBp: 1924, standardDeviation: 13.75, largestWin: 2000 },
    7: { returnToPlayerBp: 9700, hitRateBp: 2692, standardDeviation: 30.41, largestWin: 10_000 },
    8: { returnToPlayerBp: 9718, hitRateBp: 1346, standardDeviation: 19.16, largestWin: 10_000 },
    9: { returnToPlayerBp: 9668, hitRateBp: 1900, standardDeviation: 17.3, largestWin: 10_000 },
    10: { returnToPlayerBp: 9694, hitRateBp: 941, standardDeviation: 15.83, largestWin: 10_000 },
  },
  stakes: { step: 10n, min: 10n, max: 10_000n },
}
