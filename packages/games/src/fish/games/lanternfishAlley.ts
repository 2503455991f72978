import type { FishRules } from '../rules.ts'

export const lanternfishAlley: FishRules = {
  id: 'lanternfish-alley',
  name: 'Lanternfish Alley',
  version: 1,
  share: 960_000,
  targets: [
    { id: 'bristlemouth', name: 'Bristlemouth', pays: 2, everySeconds: 2 },
    { id: 'hatchetfish', name: 'Hatchetfish', pays: 3, everySeconds: 3 },
    { id: 'dragonfish', name: 'Dragonfish', pays: 6, everySeconds: 6 },
    { id: 'lanternfish', name: 'Lanternfish', pays: 10, everySeconds: 12 },
    { id: 'viperfish', name: 'Viperfish', pays: 20, everySeconds: 15 },
    { id: 'eel', name: 'Gulper eel', pays: 60, everySeconds: 30 },
    { id: 'anglerfish', name: 'Anglerfish', pays: 150, everySeconds: 50 },
    { id: 'squid', name: 'Giant squid', pays: 300, everySeconds: 80 },
  ],
  light: { target: 'lanternfish', shots: 10 },
  figures: {
    returnToPlayerBp: 9600,
    standardDeviation: {
      bristlemouth: 1.0,
      hatchetfish: 1.4,
      dragonfish: 2.2,
      lanternfish: 2.95,
      viperfish: 4.28,
      eel: 7.53,
      anglerfish: 11.96,
      squid: 16.94,
    },
    largestWin: 300,
  },
  stakes: { step: 1n, min: 1n, max: 2_000n },
}
