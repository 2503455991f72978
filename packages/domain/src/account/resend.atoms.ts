import { saving } from '../kernel/saving.ts'
import { atom } from '../store.ts'
import { resendConfirmation } from './account.operations.ts'
import type { Resend } from './account.state.ts'

const confirmation = saving(resendConfirmation)
const words = { editing: undefined, saving: 'sending', saved: 'sent' } as const

/** How far an email is that was asked for once more; undefined: not asked. */
export const resendAtom = atom((get): Resend | undefined => words[get(confirmation.savingAtom).state])

/** Asks for the confirmation email once more. The answer is the same for an address that nobody has. */
export const resendEmailAtom = atom(null, (_get, set, email: string) => set(confirmation.save, { email }))
export const resetResendAtom = confirmation.reset
