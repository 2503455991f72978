import { saving } from '../kernel/saving.ts'
import { atom } from '../store.ts'
import { resendConfirmation } from './account.operations.ts'
import type { Resend } from './account.state.ts'

const letter = saving(resendConfirmation)
const words = { editing: undefined, saving: 'sending', saved: 'sent' } as const

/** How far a letter is that was asked for once more; undefined: not asked. */
export const resendAtom = atom((get): Resend | undefined => words[get(letter.savingAtom).state])

/** Asks for the confirmation letter once more. The answer is the same for an address that nobody has. */
export const resendLetterAtom = atom(null, (_get, set, email: string) => set(letter.save, { email }))
export const resetResendAtom = letter.reset
