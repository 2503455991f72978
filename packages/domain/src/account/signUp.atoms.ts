import * as v from 'valibot'
import { domainAtom } from '../assembly/domainAtom.ts'
import { saving } from '../kernel/saving.ts'
import { atom } from '../store.ts'
import { displayNameAvailability, register } from './account.operations.ts'
import { displayNameSchema } from '@lagoon/contract/account/account.rules'
import type { DisplayNameCheck, SignUpValues, SignUpView } from './account.state.ts'
import { loadPasswordLimitsAtom, passwordLimitsAtom } from './passwordLimits.atoms.ts'
import { takenFields } from './refusals.ts'
import { resendAtom, resetResendAtom } from './resend.atoms.ts'

const TYPING_PAUSE_MS = 400

const form = saving(register, takenFields)
const asAtom = atom<'player' | 'guest'>('player')
const checkAtom = atom<DisplayNameCheck>('unchecked')
const typedNameAtom = atom('')
/** Refused was the name that stood there; another one is not refused yet. */
const isRenamedAtom = atom(false)

/** An untouched form, with the limits that the server asks for. */
export const loadSignUpAtom = atom(null, (_get, set, as: 'player' | 'guest') => {
  set(form.reset)
  set(asAtom, as)
  set(checkAtom, 'unchecked')
  set(typedNameAtom, '')
  set(isRenamedAtom, false)
  set(resetResendAtom)
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
  set(isRenamedAtom, true)
  if (v.is(displayNameSchema, displayName))
    get(domainAtom).ports.clock.after(TYPING_PAUSE_MS, () => void set(askAvailabilityAtom, displayName))
})

/** Opens the account; true when the email is on its way. */
export const signUpAtom = atom(null, async (_get, set, values: SignUpValues): Promise<boolean> => {
  set(isRenamedAtom, false)
  const { firstName, lastName, displayName, email, phone, password, termsAccepted, ageAcknowledged, specialOffers } = values
  const input = { firstName, lastName, displayName, email, phone, password, termsAccepted, ageAcknowledged, specialOffers }
  return (await set(form.save, { input })) !== undefined
})

const refusalsAtom = atom((get) => {
  const progress = get(form.savingAtom)
  const refusals = progress.state === 'editing' ? progress.refusals : []
  return get(isRenamedAtom) ? refusals.filter(({ field }) => field !== 'displayName') : refusals
})

export const signUpViewAtom = atom((get): SignUpView => {
  const progress = get(form.savingAtom)
  const resend = get(resendAtom)
  if (progress.state === 'saved')
    return { state: 'done', email: progress.value.register.email, ...(resend === undefined ? {} : { resend }) }
  const shown = { as: get(asAtom), displayNameCheck: get(checkAtom), password: get(passwordLimitsAtom) }
  if (progress.state === 'saving') return { state: 'submitting', ...shown }
  const refusals = get(refusalsAtom)
  // Free when it was asked about, and taken when it was wanted: the later word counts.
  const isTaken = refusals.some(({ code }) => code === 'DISPLAY_NAME_TAKEN')
  return { state: 'filling', ...shown, ...(isTaken && { displayNameCheck: 'taken' as const }), refusals }
})
