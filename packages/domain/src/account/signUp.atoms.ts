import * as v from 'valibot'
import { domainAtom } from '../assembly/domainAtom.ts'
import type { FieldErrorDetail } from '../errors/problem.ts'
import { atom } from '../store.ts'
import { displayNameAvailability, register } from './account.operations.ts'
import { displayNameSchema } from './account.rules.ts'
import type { DisplayNameCheck, SignUpValues, SignUpView } from './account.state.ts'
import { loadPasswordLimitsAtom, passwordLimitsAtom } from './passwordLimits.atoms.ts'
import { refusalsOf } from './refusals.ts'
import { resendAtom, resendLetterAtom } from './resend.atoms.ts'

const TYPING_PAUSE_MS = 400

const asAtom = atom<'player' | 'guest'>('player')
const checkAtom = atom<DisplayNameCheck>('unchecked')
const typedNameAtom = atom('')
const isSubmittingAtom = atom(false)
const refusalsAtom = atom<readonly FieldErrorDetail[]>([])
const doneForAtom = atom<string | undefined>(undefined)

/** A fresh form, with the limits that the server asks for. */
export const openSignUpAtom = atom(null, (_get, set, as: 'player' | 'guest') => {
  set(asAtom, as)
  set(checkAtom, 'unchecked')
  set(typedNameAtom, '')
  set(isSubmittingAtom, false)
  set(refusalsAtom, [])
  set(doneForAtom, undefined)
  set(resendAtom, undefined)
  return set(loadPasswordLimitsAtom)
})

const askAvailabilityAtom = atom(null, async (get, set, displayName: string) => {
  if (get(typedNameAtom) !== displayName) return
  set(checkAtom, 'checking')
  const answer = await get(domainAtom).client.call(displayNameAvailability, { displayName }, { isQuiet: true })
  if (get(typedNameAtom) !== displayName) return
  set(checkAtom, answer.ok ? (answer.value.displayNameAvailability === 'TAKEN' ? 'taken' : 'available') : 'unchecked')
})

/** Asks whether a name is free once the player pauses, and only for what can be one. */
export const typeDisplayNameAtom = atom(null, (get, set, typed: string) => {
  const displayName = typed.trim()
  if (get(typedNameAtom) === displayName) return
  set(typedNameAtom, displayName)
  set(checkAtom, 'unchecked')
  set(
    refusalsAtom,
    get(refusalsAtom).filter(({ field }) => field !== 'displayName'),
  )
  if (v.is(displayNameSchema, displayName))
    get(domainAtom).ports.clock.after(TYPING_PAUSE_MS, () => void set(askAvailabilityAtom, displayName))
})

export const submitSignUpAtom = atom(null, async (get, set, values: SignUpValues) => {
  if (get(isSubmittingAtom)) return
  set(isSubmittingAtom, true)
  set(refusalsAtom, [])
  const { firstName, lastName, displayName, email, phone, password, termsAccepted, ageAcknowledged, specialOffers } = values
  const input = { firstName, lastName, displayName, email, phone, password, termsAccepted, ageAcknowledged, specialOffers }
  const answer = await get(domainAtom).client.call(register, { input })
  set(isSubmittingAtom, false)
  if (answer.ok) return set(doneForAtom, answer.value.register.email)
  set(refusalsAtom, refusalsOf(answer.error))
})

export const resendSignUpLetterAtom = atom(null, (_get, set, email: string) => set(resendLetterAtom, email))

export const signUpViewAtom = atom((get): SignUpView => {
  const email = get(doneForAtom)
  const resend = get(resendAtom)
  if (email !== undefined) return { state: 'done', email, ...(resend === undefined ? {} : { resend }) }
  const form = { as: get(asAtom), displayNameCheck: get(checkAtom), password: get(passwordLimitsAtom) }
  return get(isSubmittingAtom) ? { state: 'submitting', ...form } : { state: 'filling', ...form, refusals: get(refusalsAtom) }
})
