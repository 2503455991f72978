import { expect, it } from 'vitest'
import { errorTexts } from '@lagoon/contract/problems/texts'
import { aborted, hasCode, offline, type CallProblem } from './callProblem.ts'
import { createErrorHandler } from './errorHandler.ts'

const refusal = { kind: 'refusal', status: 422, fieldErrorDetails: [] } as const

/** Everything that the player sees of a problem, in order. */
const shown = (problem: CallProblem, path = 'wallet/balances', screenShows?: readonly string[]) => {
  const seen: unknown[] = []
  createErrorHandler({
    toasts: { show: (toast) => seen.push({ toast }) },
    onLobbyOffline: (message) => seen.push({ lobby: message }),
    onSessionEnded: () => seen.push('session ended'),
    onPopup: (popup) => seen.push({ popup }),
  })(problem, { path, ...(screenShows && { screenShows }) })
  return seen
}

it.each<[string, CallProblem, readonly unknown[]]>([
  ['nothing of what was called off', aborted, []],
  ['that nobody answered', offline, [{ toast: { tone: 'error', title: errorTexts.offline } }]],
  ['what the server says', { ...refusal, message: 'Try another amount' }, [{ toast: { tone: 'error', title: 'Try another amount' } }]],
  ['that the lobby is closed, in its words', { ...refusal, status: 503, message: 'Back at noon.' }, [{ lobby: 'Back at noon.' }]],
  [
    'that another device took over, after the session has ended',
    { ...refusal, status: 406 },
    ['session ended', { toast: { tone: 'error', title: errorTexts.loggedOutElsewhere } }],
  ],
  ['a popup and no toast', { ...refusal, code: 'NO_COUNTRY_IN_PROFILE', message: 'no' }, [{ popup: { kind: 'noCountryInProfile' } }]],
  [
    'a popup after the session has ended',
    { ...refusal, code: 'POLICY_VIOLATION', message: 'Two accounts.' },
    ['session ended', { popup: { kind: 'policyViolation', reason: 'Two accounts.' } }],
  ],
  [
    'the fields that were refused, by their words or else by their names',
    {
      ...refusal,
      status: 400,
      fieldErrorDetails: [
        { field: 'email', code: 'taken', message: 'Taken.' },
        { field: 'phone', code: 'format', message: '' },
      ],
    },
    [{ toast: { tone: 'error', title: 'Please check the highlighted fields.', lines: ['Taken.', 'phone'] } }],
  ],
])('the player sees %s', (_what, problem, seen) => expect(shown(problem)).toEqual(seen))

it('nothing is said besides of what the screen itself shows', () => {
  expect(shown({ ...refusal, code: 'GAME_CLOSED', message: 'Closed.' }, 'games/details', ['GAME_CLOSED'])).toEqual([])
})

it('knows a refusal by its code', () => {
  const closed = { ...refusal, code: 'GAME_CLOSED' }
  expect([hasCode(closed, 'GAME_CLOSED'), hasCode(closed, 'INTERNAL'), hasCode(refusal, 'GAME_CLOSED')]).toEqual([true, false, false])
  expect(hasCode({ ...closed, kind: 'offline' } as never, 'GAME_CLOSED')).toBe(false)
})
