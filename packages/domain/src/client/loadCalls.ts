import { errorTexts } from '@lagoon/contract/problems/texts'
import type { Decision, Incident } from '../errors/catalog.ts'
import { fetchOnce } from '../kernel/fetchOnce.ts'

const calls = fetchOnce(() => import('./calls.ts'))

/** Fetches what calls need. */
export const loadCalls = calls.load

/** The catalog's decision. While the catalog is not fetched yet no answer can have been read: the call was aborted, or it failed offline. */
export const decideProblem = (incident: Incident): Decision =>
  calls.arrived()?.decideError(incident) ??
  (incident.problem.kind === 'aborted'
    ? { rule: 'aborted', surface: 'nowhere', next: 'stay' }
    : { rule: 'offline', surface: 'toast', next: 'stay', text: errorTexts.offline })
