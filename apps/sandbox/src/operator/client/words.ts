import type { Disturbance, OperatorSwitches } from '@lagoon/contract/wire/operator/operator'
import type { LookupMode } from '../../ipLookup/contract.ts'
import type { MarketingMode } from '../../marketing/contract.ts'
import type { DeskRefusal, DeskState } from '../contract.ts'

/** Why the desk could not do something, and what helps. */
export const refusalWords: Record<DeskRefusal, string> = {
  BAD_SIGNATURE: 'The platform does not know this desk’s signature. Give both the same OPERATOR_SECRET and start them again.',
  STALE: 'The clocks of desk and platform differ by more than a minute. Set them, then try again.',
  REPLAY: 'The platform has seen this very call before. Try again.',
  BAD_REQUEST: 'The platform didn’t accept this. Check the values and try again.',
  PLAYER_NOT_FOUND: 'No player has this email or display name.',
  INTERNAL: 'The platform failed. Check its log for the reason.',
  UNREACHABLE: 'The platform isn’t responding. Retrying every two seconds.',
}

export const lookupWords: Record<LookupMode, string> = {
  answers: 'Answers with the country',
  fails: 'Fails with 500',
  garbage: 'Answers with something unreadable',
  hangs: 'Never answers',
}

export const marketingWords: Record<MarketingMode, string> = {
  served: 'Served at once',
  slow: 'Served after ten seconds',
  blocked: 'Not served, as behind a blocker',
}

export const pathWords = (path: Disturbance['path']): string => (path === '*' ? 'Every path' : path)

export const effectWords = ({ effect, delayMs, times }: Disturbance): string => {
  const what = effect.kind === 'answer' ? `answers ${effect.status}` : effect.kind === 'drop' ? 'breaks the connection' : 'answers as usual'
  const when = delayMs === 0 ? '' : ` after ${delayMs} ms`
  return `${what}${when}${times === null ? '' : `, ${times} more ${times === 1 ? 'time' : 'times'}`}`
}

/** What differs from the product as it stands, in a few words each; empty where nothing does. */
export const setNow = (
  { settings, maintenance, version, chunks, disturbances }: OperatorSwitches,
  desk: Omit<DeskState, 'platform'>,
): string[] => [
  ...(maintenance.state === 'on' ? ['Maintenance'] : []),
  ...(version === null ? [] : [`Version ${version}`]),
  ...(chunks === 'missing' ? ['Pieces missing'] : []),
  ...(settings.isOptimoveEnable ? ['Marketing on'] : []),
  ...(settings.earnFreeSpin ? ['Free spin on'] : []),
  ...(settings.blockInspection ? [] : ['F12 allowed']),
  ...disturbances.map(({ path }) => `${pathWords(path)} disturbed`),
  ...(desk.lookup.mode === 'answers' ? [] : ['Look-up disturbed']),
  ...(desk.marketing.mode === 'served' ? [] : ['Marketing script disturbed']),
]
