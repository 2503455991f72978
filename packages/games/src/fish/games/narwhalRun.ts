import type { FishRules } from '../rules.ts'

export const narwhalRun: FishRules = {
  id: 'narwhal-run',
  name: 'Narwhal Run',
  version: 1,
  share: 960_000,
  targets: [
    { id: 'herring', name: 'Herring', pays: 2, everySeconds: 1 },
    { id: 'capelin', name: 'Capelin', pays: 3, everySeconds: 2 },
    { id: 'cod', name: 'Cod', pays: 4, everySeconds: 3 },
    { id: 'redfish', name: 'Redfish', pays: 5, everySeconds: 4 },
    { id: 'wolffish', name: 'Wolffish', pays: 12, everySeconds: 9 },
    { id: 'halibut', name: 'Halibut', pays: 30, everySeconds: 18 },
    { id: 'shark', name: 'Greenland shark', pays: 100, everySeconds: 35 },
    { id: 'narwhal', name: 'Narwhal', pays: 500, everySeconds: 60 },
  ],
  light: null,
  figures: {
    returnToPlayerBp: 9600,
    standardDeviation: {
      herring: 1.0,
      capelin: 1.4,
      cod: 1.71,
      redfish: 1.97,
      wolffish: 3.26,
      halibut: 5.28,
      shark: 9.75,
      narwhal: 21.89,
    },
    largestWin: 500,
  },
  stakes: { step: 1n, min: 1n, max: 2_000n },
}
