import type { FishRules } from '../rules.ts'

export const underTheIce: FishRules = {
  id: 'under-the-ice',
  name: 'Under the Ice',
  version: 1,
  share: 960_000,
  targets: [
    { id: 'smelt', name: 'Smelt', pays: 2, everySeconds: 4 },
    { id: 'perch', name: 'Perch', pays: 3, everySeconds: 6 },
    { id: 'char', name: 'Arctic char', pays: 4, everySeconds: 8 },
    { id: 'grayling', name: 'Grayling', pays: 5, everySeconds: 10 },
    { id: 'whitefish', name: 'Whitefish', pays: 6, everySeconds: 12 },
    { id: 'burbot', name: 'Burbot', pays: 8, everySeconds: 16 },
    { id: 'trout', name: 'Lake trout', pays: 12, everySeconds: 24 },
    { id: 'pike', name: 'Pike', pays: 20, everySeconds: 40 },
    { id: 'sturgeon', name: 'Sturgeon', pays: 40, everySeconds: 90 },
  ],
  light: null,
  figures: {
    returnToPlayerBp: 9600,
    standardDeviation: {
      smelt: 1.0,
      perch: 1.4,
      char: 1.71,
      grayling: 1.97,
      whitefish: 2.2,
      burbot: 2.6,
      trout: 3.26,
      pike: 4.28,
      sturgeon: 6.12,
    },
    largestWin: 40,
  },
  stakes: { step: 1n, min: 1n, max: 1_000n },
}
