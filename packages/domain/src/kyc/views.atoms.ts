import { toPersonalInfo } from '../account/profile/personalInfo.atoms.ts'
import { loadProfileAtom, profileAtom, type WireProfile } from '../account/profile/profile.atoms.ts'
import { atom } from '../store.ts'
import { acceptedDocumentsAtom, askAcceptedDocumentsAtom } from './accepted.atoms.ts'
import { frameAtom, hasLeftAtom, hasMovedAtom } from './frame.atoms.ts'
import { verificationAtom } from './knownVerification.atoms.ts'
import type { KycDetails, KycOutcomeView, ProfileVerificationView, StartKycView, StartPhotoVerificationView } from './kyc.state.ts'
import { openStepAtom, sessionAtom, startingAtom } from './session.atoms.ts'
import { isBegun, isOpen, nextLevelOf, toOutcome, toVerificationView, type WireVerification } from './verification.adapter.ts'

/** The tab of the verification. */
export const verificationViewAtom = atom((get): ProfileVerificationView => {
  const known = get(verificationAtom)
  return known.state === 'loaded' ? toVerificationView(known.value) : known
})

/** What a step shows in place of itself: the case allows nothing, or has come to something since the player came here. */
const outcomeAtom = atom((get): KycOutcomeView | undefined => {
  const known = get(verificationAtom)
  if (known.state !== 'loaded') return undefined
  return !isOpen(known.value) || get(hasMovedAtom) ? toOutcome(known.value) : undefined
})

const filled = (details: KycDetails): Partial<KycDetails> =>
  Object.fromEntries(Object.entries(details).filter(([, value]: [string, string]) => value !== ''))

const detailsOf = (profile: WireProfile): KycDetails => {
  const { firstName, lastName, dateOfBirth, gender } = toPersonalInfo(profile)
  const { address, city, country } = profile.contactDetails
  return { fullName: `${firstName} ${lastName}`.trim(), dateOfBirth, gender, address, city, country }
}

/** Opens the step of the details: the case, the profile, and which documents are accepted. */
export const openDetailsAtom = atom(null, async (_get, set) => {
  await Promise.all([set(openStepAtom), set(loadProfileAtom)])
  await set(askAcceptedDocumentsAtom)
})

const startKycView = (wire: WireVerification, profile: WireProfile): StartKycView => {
  const details = detailsOf(profile)
  if (wire.ofAgeOn !== null) return { state: 'underAge', dateOfBirth: details.dateOfBirth, ofAgeOn: wire.ofAgeOn }
  if (wire.missing.length > 0) return { state: 'fieldsMissing', details: filled(details), missing: wire.missing }
  return { state: 'ready', level: nextLevelOf(wire), details, accepted: [] }
}

/** profile?tab=verification&step=details. */
export const startKycViewAtom = atom((get): StartKycView => {
  const known = get(verificationAtom)
  if (known.state !== 'loaded') return known
  const outcome = get(outcomeAtom)
  if (outcome !== undefined) return outcome
  const profile = get(profileAtom)
  if (profile.state !== 'loaded') return profile
  const view = startKycView(known.value, profile.value)
  const starting = get(startingAtom)
  if (view.state !== 'ready') return view
  return { ...view, state: starting === 'idle' ? 'ready' : starting, accepted: get(acceptedDocumentsAtom) }
})

/** Opens the step that says what the photos need. */
export const openPhotosAtom = atom(null, async (_get, set) => {
  await Promise.all([set(openStepAtom), set(loadProfileAtom)])
  await set(askAcceptedDocumentsAtom)
})

const photosViewOf = (step: 'photos' | 'frame') =>
  atom((get): StartPhotoVerificationView => {
    const known = get(verificationAtom)
    if (known.state !== 'loaded') return known
    const outcome = get(outcomeAtom)
    if (outcome !== undefined) return outcome
    const { provider, isAddressAsked } = known.value
    const level = nextLevelOf(known.value)
    const at = { provider: provider.name, level, isAddressAsked: isAddressAsked || level === 'ADDRESS' }
    // A session that was just opened, in which no frame was drawn yet, is no level that was left.
    const wasLeft = get(hasLeftAtom) || (isBegun(known.value) && get(sessionAtom) === undefined)
    const ready = {
      ...at,
      state: wasLeft ? 'leftBeforeEnd' : 'ready',
      accepted: get(acceptedDocumentsAtom),
    } as const
    if (step === 'photos') return ready
    const frame = get(frameAtom)
    const session = get(sessionAtom)
    const starting = get(startingAtom)
    if (starting === 'providerUnavailable') return { ...at, state: 'providerUnavailable' }
    if (frame?.state === 'sent') return { ...at, state: 'sent' }
    if (frame?.state === 'blocked') return { ...at, state: 'frameBlocked' }
    if (frame === undefined || session === undefined) return starting === 'starting' || known.isAsking ? { state: 'loading' } : ready
    const { frameUrl, accessToken } = session
    return { ...at, state: 'providerWindow', frameUrl, accessToken, isReady: frame.state === 'ready' }
  })

/** profile?tab=verification&step=photos. */
export const photosViewAtom = photosViewOf('photos')
/** profile?tab=verification&step=frame. */
export const frameViewAtom = photosViewOf('frame')
