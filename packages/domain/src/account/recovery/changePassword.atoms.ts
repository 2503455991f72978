import { hasCode } from '../../errors/callProblem.ts'
import { saving } from '../../kernel/saving.ts'
import { atom } from '../../store.ts'
import { loadPasswordLimitsAtom, passwordLimitsAtom } from '../passwordLimits.atoms.ts'
import { changePassword } from './recovery.operations.ts'
import type { ChangePasswordValues, ChangePasswordView } from './recovery.state.ts'

const form = saving(changePassword)

/** An untouched form, with the limits that the server asks for. */
export const loadChangePasswordAtom = atom(null, (_get, set) => {
  set(form.reset)
  return set(loadPasswordLimitsAtom)
})

/** Changes the password; true when it is another one now. What was typed is kept nowhere. */
export const changePasswordAtom = atom(null, async (_get, set, values: ChangePasswordValues): Promise<boolean> => {
  const { currentPassword, password, logOutOthers } = values
  return (await set(form.save, { input: { currentPassword, password, logOutOthers } })) !== undefined
})

export const changePasswordViewAtom = atom((get): ChangePasswordView => {
  const progress = get(form.savingAtom)
  const password = get(passwordLimitsAtom)
  switch (progress.state) {
    case 'saved':
      return { state: 'done', othersLoggedOut: progress.value.changePassword.othersLoggedOut }
    case 'saving':
      return { state: 'submitting', password }
    case 'editing': {
      const isWrong = progress.problem !== undefined && hasCode(progress.problem, 'WRONG_CURRENT_PASSWORD')
      return { state: isWrong ? 'wrongCurrentPassword' : 'filling', password }
    }
  }
})
