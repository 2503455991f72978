import { statementsHoldFor } from './statements.ts'

/** Each protocol once, with three ports of its own, and the row of the quality plan that a failing line belongs to. */
const subjects = [
  { protocol: 'deepwater', id: 'deepwater', port: 4510, row: 'PX2' },
  { protocol: 'coralForge', id: 'coralforge', port: 4520, row: 'PB1' },
  { protocol: 'northlight', id: 'northlight', port: 4610, row: 'PC1' },
]

for (const subject of subjects) statementsHoldFor(subject)
