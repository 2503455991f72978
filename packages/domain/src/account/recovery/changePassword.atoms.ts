import { domainAtom } from '../../assembly/domainAtom.ts'
import { hasCode } from '../../errors/callProblem.ts'
import { ownedAtom } from '../../session/ownedAtom.ts'
import { atom } from '../../store.ts'
import { loadPasswordLimitsAtom, passwordLimitsAtom } from '../passwordLimits.atoms.ts'
import { changePassword } from './recovery.operations.ts'
import type { ChangePasswordValues, ChangePasswordView } from './recovery.state.ts'

type Progress =
  { readonly state: 'filling' | 'wrongCurrentPassword' | 'submitting' } | { readonly state: 'done'; readonly othersLoggedOut: boolean }

const progressAtom = ownedAtom<Progress>({ state: 'filling' })

export const openChangePasswordAtom = atom(null, (_get, set) => {
  set(progressAtom, { state: 'filling' })
  return set(loadPasswordLimitsAtom)
})

/** Changes the password; true when it is another one now. What was typed is kept nowhere. */
export const submitChangePasswordAtom = atom(null, async (get, set, values: ChangePasswordValues): Promise<boolean> => {
  if (get(progressAtom).state === 'submitting') return false
  set(progressAtom, { state: 'submitting' })
  const { currentPassword, password, logOutOthers } = values
  const answer = await get(domainAtom).client.call(changePassword, { input: { currentPassword, password, logOutOthers } })
  if (answer.ok) set(progressAtom, { state: 'done', othersLoggedOut: answer.value.changePassword.othersLoggedOut })
  else set(progressAtom, { state: hasCode(answer.error, 'WRONG_CURRENT_PASSWORD') ? 'wrongCurrentPassword' : 'filling' })
  return answer.ok
})

export const changePasswordViewAtom = atom((get): ChangePasswordView => {
  const progress = get(progressAtom)
  return progress.state === 'done' ? progress : { state: progress.state, password: get(passwordLimitsAtom) }
})
