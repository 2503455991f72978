import type { CrashRules } from '../rules.ts'

/** Stakes are whole tokens: then a win at any multiplier is a whole number of minor units. */
export const skyLantern: CrashRules = {
  id: 'sky-lantern',
  name: 'Sky Lantern',
  version: 1,
  share: 99n,
  cap: 100_000,
  doublingMs: 12_000,
  figures: { returnToPlayerBp: 9900, endsAtOnceBp: 198, capOneIn: 1_010, largestWin: 1_000 },
  stakes: { step: 100n, min: 100n, max: 2_500n },
}
