import { defaultPasswordLimits, type PasswordLimits } from '@lagoon/contract/account/account.rules'
import { loadable } from '../kernel/loadable.ts'
import { webSettings } from '../shell/shell.operations.ts'
import { atom } from '../store.ts'

const limits = loadable(webSettings, ({ webSettings: settings }): PasswordLimits => ({
  minLength: settings.passwordMinLength,
  maxLength: settings.passwordMaxLength,
}))

/** How long a new password may be: what the server asks for, once it has said so. */
export const passwordLimitsAtom = atom((get): PasswordLimits => {
  const known = get(limits.at({}))
  return known.state === 'loaded' ? known.value : defaultPasswordLimits
})

export const loadPasswordLimitsAtom = atom(null, (_get, set) => set(limits.load, {}, 'quietly'))
