import { domainAtom } from '../assembly/domainAtom.ts'
import { askAcceptedDocuments } from '../client/identityProvider.ts'
import { profileAtom } from '../account/profile/profile.atoms.ts'
import { readLanguage } from '../session/keptSession.ts'
import { ownedAtom } from '../session/ownedAtom.ts'
import { playerAtom } from '../session/session.atoms.ts'
import { atom } from '../store.ts'
import type { AcceptedDocuments } from './kyc.state.ts'
import { verificationAtom } from './knownVerification.atoms.ts'
import { nextLevelOf } from './verification.adapter.ts'

const heldAtom = ownedAtom<{ readonly of: string; readonly documents: AcceptedDocuments } | undefined>(undefined)

/** What is asked for now: the level that is next, in the country of the profile. */
const questionAtom = atom((get) => {
  const known = get(verificationAtom)
  const profile = get(profileAtom)
  if (known.state !== 'loaded' || profile.state !== 'loaded' || profile.value.contactDetails.country === '') return undefined
  const level = nextLevelOf(known.value)
  const { country } = profile.value.contactDetails
  return { of: `${level} ${country}`, level, country, provider: known.value.provider }
})

const none: AcceptedDocuments = []
/** The documents that the provider accepts for the level that is next; none where it did not say. */
export const acceptedDocumentsAtom = atom((get): AcceptedDocuments => {
  const held = get(heldAtom)
  return held !== undefined && held.of === get(questionAtom)?.of ? held.documents : none
})

/** Asks the provider which documents it accepts, once a level and country. Nobody is told where it does not answer. */
export const askAcceptedDocumentsAtom = atom(null, async (get, set) => {
  const question = get(questionAtom)
  if (question === undefined || get(heldAtom)?.of === question.of) return
  const { of, level, country, provider } = question
  const { ports, origin } = get(domainAtom)
  const documents = await askAcceptedDocuments(ports, {
    origin: provider.origin,
    ourOrigin: origin,
    level,
    country,
    language: readLanguage(ports.kept),
    isIdVerified: get(playerAtom)?.idVerified === true,
    clientKeys: { id: provider.idClientKey, addressProof: provider.addressClientKey },
  })
  if (documents !== undefined) set(heldAtom, { of, documents })
})
