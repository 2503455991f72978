import { domainAtom } from '../assembly/domainAtom.ts'
import { webSettings } from '../shell/shell.operations.ts'
import { atom } from '../store.ts'
import { defaultPasswordLimits } from './account.rules.ts'
import type { PasswordLimits } from './account.state.ts'

const limitsAtom = atom<PasswordLimits>(defaultPasswordLimits)

/** How long a new password may be: what the server asks for, once it has said so. */
export const passwordLimitsAtom = atom((get) => get(limitsAtom))

export const loadPasswordLimitsAtom = atom(null, async (get, set) => {
  const answer = await get(domainAtom).client.call(webSettings, {}, { isQuiet: true })
  if (answer.ok)
    set(limitsAtom, { minLength: answer.value.webSettings.passwordMinLength, maxLength: answer.value.webSettings.passwordMaxLength })
})
