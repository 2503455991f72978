import type { CrashRules } from '../rules.ts'

/** Stakes are whole tokens: then a win at any multiplier is a whole number of minor units. */
export const cometLine: CrashRules = {
  id: 'comet-line',
  name: 'Comet Line',
  version: 1,
  share: 99n,
  cap: 1_000_000,
  doublingMs: 5_000,
  figures: { returnToPlayerBp: 9900, endsAtOnceBp: 198, capOneIn: 10_101, largestWin: 10_000 },
  stakes: { step: 100n, min: 100n, max: 10_000n },
}
