import { operationPaths } from '@lagoon/contract/paths'
import type { Popup } from '../shell/popups/popup.state.ts'
import type { CallProblem, Refusal } from './callProblem.ts'
import { popupOf } from './popupOf.ts'
import { emailInUse, identityWanted, isBasicInfo, phoneRegistered, startsOrBuys } from './suppressed.ts'
import type { FieldErrorDetail } from '@lagoon/contract/problems/problem'
import { errorTexts } from '@lagoon/contract/problems/texts'

/** Where a problem shows. `screen`: the screen that made the call has a state for it. */
export type Surface = 'nowhere' | 'screen' | 'toast' | 'fields' | 'popup' | 'lobby'
/** What happens besides. */
export type NextStep = 'stay' | 'home' | 'endSession'

export interface Decision {
  readonly rule: string
  readonly surface: Surface
  readonly next: NextStep
  /** Plain text, never markup. */
  readonly text?: string
  readonly fields?: readonly FieldErrorDetail[]
  readonly popup?: Popup
}

export interface Incident {
  readonly problem: CallProblem
  /** Logical path on our API; empty for a call to somebody else. */
  readonly path: string
  /** False where the call went to another origin than ours. */
  readonly isOurs: boolean
  /** Codes that the screen of the operation shows itself (`Operation.screenShows`). */
  readonly screenShows?: readonly string[] | undefined
}

interface Rule extends Pick<Decision, 'rule' | 'surface' | 'next'> {
  /** True for the problems that this rule decides, given that no rule above it does. */
  readonly when: (incident: Incident) => boolean
  /** What it shows, where that is not said by the surface alone. */
  readonly show?: (refusal: Refusal, path: string) => Pick<Decision, 'text' | 'fields' | 'popup'>
}

/** A condition on an answer that says no; never true where there was none. */
const refusal =
  (holds: (refusal: Refusal, path: string) => boolean): Rule['when'] =>
  ({ problem, path }) =>
    problem.kind === 'refusal' && holds(problem, path)
const status = (wanted: number, onPath: (path: string) => boolean = () => true) =>
  refusal((problem, path) => problem.status === wanted && onPath(path))
const says = (text: RegExp, onPath: (path: string) => boolean) => refusal(({ message = '' }, path) => onPath(path) && text.test(message))
const text = (words: string) => () => ({ text: words })

const isLogin = (path: string) => path === operationPaths.Login
const isNotLogin = (path: string) => !isLogin(path)
const isPaymentStatus = (path: string) => /(^|\/)payment\/status(\/[^/]+)?$/.test(path)

const nowhere = { surface: 'nowhere', next: 'stay' } as const
const screen = { surface: 'screen', next: 'stay' } as const
const toast = { surface: 'toast', next: 'stay' } as const

/** The catalog of §8 in the order of the readings ("Errors"). The first rule whose condition holds decides. */
export const errorRules: readonly Rule[] = [
  { rule: 'aborted', when: ({ problem }) => problem.kind === 'aborted', ...nowhere },
  { rule: 'foreign host', when: ({ isOurs }) => !isOurs, ...nowhere },
  // The session has renewed itself or has ended by now; only the log-in's own 401 is still somebody's business.
  { rule: '401', when: status(401, isNotLogin), ...nowhere },
  { rule: '406 on login', when: status(406, isLogin), ...screen },
  { rule: '406', when: status(406), surface: 'toast', next: 'endSession', show: text(errorTexts.loggedOutElsewhere) },
  {
    // Before the 503: a provider that is down closes its games and not the lobby, where the screen says so.
    rule: 'shown by the screen',
    when: ({ problem, screenShows = [] }) => problem.kind === 'refusal' && problem.code !== undefined && screenShows.includes(problem.code),
    ...screen,
  },
  {
    rule: '503',
    when: status(503),
    surface: 'lobby',
    next: 'home',
    show: ({ message }) => ({ text: message ?? errorTexts.lobbyOffline }),
  },
  { rule: 'identity wanted', when: says(identityWanted, startsOrBuys), ...screen },
  {
    rule: 'already registered',
    when: refusal(({ message = '' }, path) => isBasicInfo(path) && (emailInUse.test(message) || phoneRegistered.test(message))),
    ...screen,
  },
  {
    rule: 'no transaction yet',
    when: refusal(
      (problem, path) => problem.status === 400 && isPaymentStatus(path) && problem.message?.startsWith('Transaction not found:') === true,
    ),
    ...screen,
  },
  {
    rule: 'policy violation',
    when: refusal(({ code }) => code === 'POLICY_VIOLATION'),
    surface: 'popup',
    next: 'endSession',
    show: ({ message }) => ({ popup: { kind: 'policyViolation', ...(message === undefined ? {} : { reason: message }) } }),
  },
  {
    rule: 'popup',
    when: refusal((problem, path) => popupOf(problem, path) !== undefined),
    surface: 'popup',
    next: 'stay',
    show: (problem, path) => {
      const popup = popupOf(problem, path)
      return popup === undefined ? {} : { popup }
    },
  },
  {
    rule: 'field errors',
    when: refusal(({ fieldErrorDetails, status }) => status === 400 && fieldErrorDetails.length > 0),
    surface: 'fields',
    next: 'stay',
    show: ({ fieldErrorDetails }) => ({ fields: fieldErrorDetails }),
  },
  { rule: '500', when: status(500), ...toast, show: text(errorTexts.internal) },
  { rule: 'message', when: refusal(({ message }) => message !== undefined), ...toast, show: ({ message = '' }) => ({ text: message }) },
  { rule: 'offline', when: ({ problem }) => problem.kind === 'offline', ...toast, show: text(errorTexts.offline) },
  { rule: 'general', when: () => true, ...toast, show: text(errorTexts.general) },
]

const noRefusal: Refusal = { kind: 'refusal', status: 0, fieldErrorDetails: [] }

/** What a problem leads to. Pure; `errorHandler.ts` carries it out. `rules` differs from the catalog only where a test asks what a rule is for. */
export const decideError = (incident: Incident, rules: readonly Rule[] = errorRules): Decision => {
  const found = rules.find(({ when }) => when(incident))
  if (found === undefined) return { rule: 'none', ...nowhere }
  const { rule, surface, next, show } = found
  const shown = show?.(incident.problem.kind === 'refusal' ? incident.problem : noRefusal, incident.path)
  return { rule, surface, next, ...shown }
}
