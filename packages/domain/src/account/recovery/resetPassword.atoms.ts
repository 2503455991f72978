import { loadable, type Loaded } from '../../kernel/loadable.ts'
import { saving } from '../../kernel/saving.ts'
import { atom } from '../../store.ts'
import { loadPasswordLimitsAtom, passwordLimitsAtom } from '../passwordLimits.atoms.ts'
import { passwordResetIsOpen, resetPassword } from './recovery.operations.ts'
import type { ResetPasswordView } from './recovery.state.ts'

const links = loadable(passwordResetIsOpen, ({ passwordResetIsOpen: isOpen }) => isOpen)
const form = saving(resetPassword)

/** Behind a link. One that no longer works says so before anything is typed. */
export const loadResetAtom = atom(null, (_get, set, token: string) => {
  set(form.reset)
  return Promise.all([set(loadPasswordLimitsAtom), set(links.load, { token }, 'quietly')])
})

const isOver = (link: Loaded<boolean>): boolean => link.state === 'loaded' && !link.value

export const resetPasswordAtom = atom(null, async (get, set, token: string, password: string) => {
  if (!isOver(get(links.at({ token })))) await set(form.save, { token, password })
})

export const resetPasswordViewOf = (token: string) =>
  atom((get): ResetPasswordView => {
    const progress = get(form.savingAtom)
    if (progress.state === 'saved') return { state: progress.value.resetPassword.outcome === 'DONE' ? 'done' : 'linkExpired' }
    const password = get(passwordLimitsAtom)
    if (progress.state === 'saving') return { state: 'submitting', password }
    // Where nobody answered the form stands, and the server says it when the password is sent.
    return isOver(get(links.at({ token }))) ? { state: 'linkExpired' } : { state: 'filling', password }
  })
