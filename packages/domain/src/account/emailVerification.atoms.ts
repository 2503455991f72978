import { domainAtom } from '../assembly/domainAtom.ts'
import type { ResultOf } from '../contract/operation.ts'
import { sessionStateAtom } from '../session/session.atoms.ts'
import { atom } from '../store.ts'
import { confirmEmail } from './account.operations.ts'
import type { EmailVerificationView } from './account.state.ts'
import { resendAtom } from './resend.atoms.ts'

type Outcome = ResultOf<'ConfirmEmail'>['confirmEmail']['outcome']

const progressAtom = atom<Outcome | 'checking' | 'failed'>('checking')
const tokenAtom = atom<string | undefined>(undefined)
/** A link works once, so the same link is asked about once, however often the page is rendered. */
const askedAtom = atom<string | undefined>(undefined)

const askAtom = atom(null, async (get, set, token: string) => {
  set(askedAtom, token)
  set(progressAtom, 'checking')
  const answer = await get(domainAtom).client.call(confirmEmail, { token }, { isQuiet: true })
  if (get(tokenAtom) === token) set(progressAtom, answer.ok ? answer.value.confirmEmail.outcome : 'failed')
})

export const openVerificationAtom = atom(null, (get, set, token: string) => {
  set(tokenAtom, token)
  if (get(askedAtom) === token) return Promise.resolve()
  set(resendAtom, undefined)
  return set(askAtom, token)
})

export const retryVerificationAtom = atom(null, (get, set) => {
  const token = get(tokenAtom)
  return token === undefined ? Promise.resolve() : set(askAtom, token)
})

export const emailVerificationViewAtom = atom((get): EmailVerificationView => {
  const progress = get(progressAtom)
  const resend = get(resendAtom)
  switch (progress) {
    case 'checking':
    case 'failed':
      return { state: progress }
    case 'VERIFIED':
      return { state: 'verified', isLoggedIn: get(sessionStateAtom).status === 'player' }
    case 'ALREADY_USED':
      return { state: 'linkAlreadyUsed' }
    case 'EXPIRED':
      return { state: 'linkExpired', ...(resend === undefined ? {} : { resend }) }
  }
})
