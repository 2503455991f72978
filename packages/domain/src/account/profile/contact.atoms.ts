import { FOR_VERIFICATION } from '@lagoon/contract/kyc/addresses'
import { saving } from '../../kernel/saving.ts'
import { ownedAtom } from '../../session/ownedAtom.ts'
import { atom } from '../../store.ts'
import type { ContactDetailsValues, ContactDetailsView, SocialMediaValues, SocialMediaView } from '../profile.state.ts'
import { guessCountryAtom, guessedCountryAtom } from './country.atoms.ts'
import { forKycAtom, noteKycVisitAtom } from './kycFields.atoms.ts'
import { loadProfileAtom, profileAtom, putProfileAtom } from './profile.atoms.ts'
import { saveContactDetails, saveSocialMedia } from './profile.operations.ts'

const details = saving(saveContactDetails)
const FOR_COUNTRY = 'country'
/** The player came from a place that cannot go on without a country (§8). */
const isCountryNeededAtom = ownedAtom(false)

/** `sentFor`: what a place that cannot go on sent the player for. Asks for the profile and, for a player who has no country there, which one this device calls from. */
export const loadContactDetailsAtom = atom(null, async (_get, set, sentFor: string | null, field?: string | null) => {
  set(details.reset)
  set(isCountryNeededAtom, sentFor === FOR_COUNTRY)
  set(noteKycVisitAtom, { isForKyc: sentFor === FOR_VERIFICATION, field: field ?? null })
  const known = await set(loadProfileAtom)
  if (known.state === 'loaded' && known.value.contactDetails.country === '') await set(guessCountryAtom)
})

export const saveContactDetailsAtom = atom(null, async (_get, set, input: ContactDetailsValues) => {
  const saved = await set(details.save, { input })
  if (saved === undefined) return
  set(isCountryNeededAtom, false)
  set(putProfileAtom, saved.saveContactDetails)
})

export const contactDetailsViewAtom = atom((get): ContactDetailsView => {
  const known = get(profileAtom)
  if (known.state !== 'loaded') return known
  const { contactDetails } = known.value
  const isMissing = contactDetails.country === ''
  const guess = isMissing ? get(guessedCountryAtom) : contactDetails.country
  // The form is made with its first values, so it waits for the guess.
  if (guess === undefined) return { state: 'loading' }
  const values = { ...contactDetails, country: guess }
  const progress = get(details.savingAtom)
  return progress.state === 'editing'
    ? { state: 'editing', values, refusals: progress.refusals, countryNeeded: get(isCountryNeededAtom) && isMissing, ...get(forKycAtom) }
    : { state: progress.state, values }
})

const links = saving(saveSocialMedia)

export const loadSocialMediaAtom = atom(null, (_get, set) => {
  set(links.reset)
  return set(loadProfileAtom)
})

export const saveSocialMediaAtom = atom(null, async (_get, set, input: SocialMediaValues) => {
  const saved = await set(links.save, { input })
  if (saved !== undefined) set(putProfileAtom, saved.saveSocialMedia)
})

export const socialMediaViewAtom = atom((get): SocialMediaView => {
  const known = get(profileAtom)
  if (known.state !== 'loaded') return known
  const progress = get(links.savingAtom)
  const { socialMedia: values } = known.value
  return progress.state === 'editing' ? { state: 'editing', values, refusals: progress.refusals } : { state: progress.state, values }
})
