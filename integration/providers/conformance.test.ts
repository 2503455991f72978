import { statementsHoldFor } from './statements.ts'

/** Each protocol once, with three ports of its own. */
const subjects = [
  { protocol: 'deepwater', id: 'deepwater', port: 4510 },
  { protocol: 'coralForge', id: 'coralforge', port: 4520 },
  { protocol: 'northlight', id: 'northlight', port: 4610 },
]

for (const subject of subjects) statementsHoldFor(subject)
