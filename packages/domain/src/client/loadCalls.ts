import { errorTexts } from '@lagoon/contract/problems/texts'
import type { Decision, Incident } from '../errors/catalogue.ts'
import type * as allCalls from './calls.ts'

type Calls = typeof allCalls

let loading: Promise<Calls> | undefined
let loaded: Calls | undefined

/** Fetches what calls need, once; again where that failed. */
export const loadCalls = (): Promise<Calls> => {
  loading ??= import('./calls.ts').then(
    (calls) => (loaded = calls),
    (error: unknown) => {
      loading = undefined
      throw error
    },
  )
  return loading
}

/** The catalogue's decision. Before it was ever fetched nothing can have answered: then a call was left, or nobody is there. */
export const decideProblem = (incident: Incident): Decision =>
  loaded?.decideError(incident) ??
  (incident.problem.kind === 'aborted'
    ? { rule: 'aborted', surface: 'nowhere', next: 'stay' }
    : { rule: 'offline', surface: 'toast', next: 'stay', text: errorTexts.offline })
