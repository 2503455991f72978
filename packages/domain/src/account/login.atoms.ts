import { domainAtom } from '../assembly/domainAtom.ts'
import type { CallProblem } from '../errors/callProblem.ts'
import { beginSessionAtom } from '../session/session.atoms.ts'
import { login } from '../session/session.operations.ts'
import { atom } from '../store.ts'
import type { LoginValues, LoginView } from './account.state.ts'
import { resendAtom, resetResendAtom } from './resend.atoms.ts'

const DEFAULT_LOCK_SECONDS = 60

const stateAtom = atom<LoginView>({ state: 'filling' })

export const loginViewAtom = atom((get): LoginView => {
  const view = get(stateAtom)
  const resend = get(resendAtom)
  return view.state === 'emailNotConfirmed' && resend !== undefined ? { ...view, resend } : view
})

/** An untouched form. */
export const resetLoginAtom = atom(null, (_get, set) => {
  set(stateAtom, { state: 'filling' })
  set(resetResendAtom)
})

const viewOf = (problem: CallProblem, identifier: string, isRepeated: boolean, now: number): LoginView => {
  if (problem.kind === 'refusal') {
    if (problem.code === 'WRONG_CREDENTIALS') return { state: 'wrongCredentials' }
    if (problem.code === 'EMAIL_NOT_CONFIRMED') return { state: 'emailNotConfirmed', email: problem.facts?.['email'] ?? identifier }
    if (problem.code === 'LOCKED_OUT')
      return { state: 'lockedOut', until: new Date(now + (problem.retryAfterSeconds ?? DEFAULT_LOCK_SECONDS) * 1_000).toISOString() }
    if (problem.status === 406 && !isRepeated) return { state: 'otherDevices', step: 'ask' }
  }
  return isRepeated ? { state: 'otherDevices', step: 'failed' } : { state: 'filling' }
}

export interface LoginAttempt {
  readonly values: LoginValues
  /** The player confirmed that the other devices are logged out (406, §8). */
  readonly logOutOthers: boolean
}

/** Logs in; true when the player is in. The credentials pass through and are kept nowhere. */
export const submitLoginAtom = atom(null, async (get, set, { values, logOutOthers }: LoginAttempt): Promise<boolean> => {
  const view = get(stateAtom)
  if (view.state === 'submitting' || (view.state === 'otherDevices' && view.step === 'loggingOthersOut')) return false
  set(stateAtom, logOutOthers ? { state: 'otherDevices', step: 'loggingOthersOut' } : { state: 'submitting' })
  set(resetResendAtom)
  const { client, serverClock } = get(domainAtom)
  const answer = await client.call(login, { input: { ...values, logOutOthers } })
  if (!answer.ok) {
    set(stateAtom, viewOf(answer.error, values.identifier, logOutOthers, serverClock.now()))
    return false
  }
  set(stateAtom, { state: 'filling' })
  set(beginSessionAtom, answer.value.login)
  return true
})
