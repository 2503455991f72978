import { domainAtom } from '../../assembly/domainAtom.ts'
import { atom } from '../../store.ts'
import { loadPasswordLimitsAtom, passwordLimitsAtom } from '../passwordLimits.atoms.ts'
import { passwordResetIsOpen, resetPassword } from './recovery.operations.ts'
import type { ResetPasswordView } from './recovery.state.ts'

interface Progress {
  readonly token: string
  readonly state: ResetPasswordView['state']
}

const progressAtom = atom<Progress>({ token: '', state: 'filling' })

/** Moves on with a token, unless another link was opened meanwhile. */
const moveAtom = atom(null, (get, set, token: string, state: Progress['state']) => {
  if (get(progressAtom).token === token) set(progressAtom, { token, state })
})

/** Behind a link. One that no longer works says so before anything is typed. */
export const openResetAtom = atom(null, async (get, set, token: string) => {
  set(progressAtom, { token, state: 'filling' })
  void set(loadPasswordLimitsAtom)
  const answer = await get(domainAtom).client.call(passwordResetIsOpen, { token }, { isQuiet: true })
  if (answer.ok && !answer.value.passwordResetIsOpen && get(progressAtom).state === 'filling') set(moveAtom, token, 'linkExpired')
})

export const submitResetAtom = atom(null, async (get, set, password: string) => {
  const { token, state } = get(progressAtom)
  if (state !== 'filling') return
  set(moveAtom, token, 'submitting')
  const answer = await get(domainAtom).client.call(resetPassword, { token, password })
  if (!answer.ok) return set(moveAtom, token, 'filling')
  return set(moveAtom, token, answer.value.resetPassword.outcome === 'DONE' ? 'done' : 'linkExpired')
})

export const resetPasswordViewAtom = atom((get): ResetPasswordView => {
  const { state } = get(progressAtom)
  return state === 'filling' || state === 'submitting' ? { state, password: get(passwordLimitsAtom) } : { state }
})
