import { domainAtom } from '../../assembly/domainAtom.ts'
import type { FieldErrorDetail } from '../../errors/problem.ts'
import { ownedAtom } from '../../session/ownedAtom.ts'
import { atom } from '../../store.ts'
import type { ContactDetailsValues, ContactDetailsView, SocialMediaValues, SocialMediaView } from '../profile.state.ts'
import { refusalsOf } from '../refusals.ts'
import { acceptProfileAtom, keptProfileAtom } from './profile.atoms.ts'
import { saveContactDetails, saveSocialMedia } from './profile.operations.ts'

type Progress = { readonly state: 'saving' | 'saved' } | { readonly state: 'editing'; readonly refusals: readonly FieldErrorDetail[] }
const untouched: Progress = { state: 'editing', refusals: [] }

const detailsAtom = ownedAtom<Progress>(untouched)
const isCountryNeededAtom = ownedAtom(false)
const linksAtom = ownedAtom<Progress>(untouched)

/** `isCountryNeeded`: the player came from a place that can not go on without a country (§8). */
export const openContactDetailsAtom = atom(null, (_get, set, isCountryNeeded: boolean) => {
  set(detailsAtom, untouched)
  set(isCountryNeededAtom, isCountryNeeded)
})

export const saveContactDetailsAtom = atom(null, async (get, set, input: ContactDetailsValues) => {
  if (get(detailsAtom).state === 'saving') return
  set(detailsAtom, { state: 'saving' })
  const answer = await get(domainAtom).client.call(saveContactDetails, { input })
  if (!answer.ok) return set(detailsAtom, { state: 'editing', refusals: refusalsOf(answer.error) })
  set(isCountryNeededAtom, false)
  set(detailsAtom, { state: 'saved' })
  set(acceptProfileAtom, answer.value.saveContactDetails)
})

/** The form's first values; undefined until the profile is known. */
export const contactDetailsValuesAtom = atom((get): ContactDetailsValues | undefined => {
  const kept = get(keptProfileAtom)
  return kept.state === 'loaded' ? kept.profile.contactDetails : undefined
})

export const contactDetailsViewAtom = atom((get): ContactDetailsView => {
  const progress = get(detailsAtom)
  const isNeeded = get(isCountryNeededAtom) && get(contactDetailsValuesAtom)?.country === ''
  return progress.state === 'editing' ? { ...progress, countryNeeded: isNeeded } : progress
})

export const openSocialMediaAtom = atom(null, (_get, set) => set(linksAtom, untouched))

export const saveSocialMediaAtom = atom(null, async (get, set, input: SocialMediaValues) => {
  if (get(linksAtom).state === 'saving') return
  set(linksAtom, { state: 'saving' })
  const answer = await get(domainAtom).client.call(saveSocialMedia, { input })
  if (!answer.ok) return set(linksAtom, { state: 'editing', refusals: refusalsOf(answer.error) })
  set(linksAtom, { state: 'saved' })
  set(acceptProfileAtom, answer.value.saveSocialMedia)
})

export const socialMediaValuesAtom = atom((get): SocialMediaValues | undefined => {
  const kept = get(keptProfileAtom)
  return kept.state === 'loaded' ? kept.profile.socialMedia : undefined
})

export const socialMediaViewAtom = atom((get): SocialMediaView => get(linksAtom))
