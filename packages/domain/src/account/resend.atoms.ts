import { domainAtom } from '../assembly/domainAtom.ts'
import { atom } from '../store.ts'
import { resendConfirmation } from './account.operations.ts'
import type { Resend } from './account.state.ts'

export const resendAtom = atom<Resend | undefined>(undefined)

/** Asks for the confirmation letter once more. The answer is the same for an address that nobody has. */
export const resendLetterAtom = atom(null, async (get, set, email: string) => {
  if (get(resendAtom) === 'sending') return
  set(resendAtom, 'sending')
  const answer = await get(domainAtom).client.call(resendConfirmation, { email })
  set(resendAtom, answer.ok ? 'sent' : undefined)
})
