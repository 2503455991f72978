import { loadable } from '../kernel/loadable.ts'
import { sessionStateAtom } from '../session/session.atoms.ts'
import { atom } from '../store.ts'
import { confirmEmail } from './account.operations.ts'
import type { EmailVerificationView } from './account.state.ts'
import { resendAtom, resetResendAtom } from './resend.atoms.ts'

const links = loadable(confirmEmail, ({ confirmEmail: { outcome } }) => outcome)

/** Confirms by a link. It works once, so it is asked about once, however often its page is opened; again only where nobody answered. */
export const confirmEmailAtom = atom(null, async (get, set, token: string) => {
  set(resetResendAtom)
  if (get(links.at({ token })).state !== 'loaded') await set(links.load, { token }, 'quietly')
})

export const emailVerificationViewOf = (token: string) =>
  atom((get): EmailVerificationView => {
    const known = get(links.at({ token }))
    if (known.state === 'loading') return { state: 'checking' }
    if (known.state === 'failed') return known
    switch (known.value) {
      case 'VERIFIED':
        return { state: 'verified', isLoggedIn: get(sessionStateAtom).status === 'player' }
      case 'ALREADY_USED':
        return { state: 'linkAlreadyUsed' }
      case 'EXPIRED': {
        const resend = get(resendAtom)
        return { state: 'linkExpired', ...(resend === undefined ? {} : { resend }) }
      }
    }
  })
