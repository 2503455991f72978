import { kycFields } from '@lagoon/contract/account/enums'
import { domainAtom } from '../assembly/domainAtom.ts'
import type { ResultOf } from '../client/operation.ts'
import { hasCode, type CallProblem, type Refusal } from '../errors/callProblem.ts'
import { ownedAtom } from '../session/ownedAtom.ts'
import { atom } from '../store.ts'
import { holdVerificationAtom, loadVerificationAtom, verificationAtom } from './knownVerification.atoms.ts'
import { startVerification } from './kyc.operations.ts'
import { markOf } from './verification.adapter.ts'

type Session = ResultOf<'StartVerification'>['startVerification']

/** How far the player is on the way to the provider's frame. */
export type Starting = 'idle' | 'starting' | 'providerUnavailable'
const startingHeldAtom = ownedAtom<Starting>('idle')
export const startingAtom = atom((get) => get(startingHeldAtom))

/** What the provider's frame is opened with. */
export const sessionAtom = ownedAtom<Session | undefined>(undefined)

/** How the case stood when the player came to a step of it: what has moved since is news. */
export const markAtom = ownedAtom<string | undefined>(undefined)

/** Takes the case as it stands for what the player knows. */
export const markCaseAtom = atom(null, (get, set) => {
  const known = get(verificationAtom)
  set(markAtom, known.state === 'loaded' ? markOf(known.value) : undefined)
})

/** A step of the verification is opened: how the case stands is asked, and what stood in the way before no longer shows. */
export const openStepAtom = atom(null, async (_get, set) => {
  set(startingHeldAtom, 'idle')
  set(markAtom, undefined)
  const known = await set(loadVerificationAtom)
  set(markCaseAtom)
  return known
})

const isField = (name: string): name is (typeof kycFields)[number] => kycFields.some((field) => field === name)

/** A refusal says more of the case than was known. */
const learnAtom = atom(null, (get, set, { code, facts, fieldErrorDetails }: Refusal) => {
  const known = get(verificationAtom)
  if (known.state !== 'loaded') return
  const fields = fieldErrorDetails.map(({ field }) => field).filter(isField)
  if (code === 'PROFILE_INCOMPLETE' && fields.length > 0) set(holdVerificationAtom, { ...known.value, missing: fields })
  const ofAgeOn = facts?.['ofAgeOn']
  if (code === 'UNDER_AGE' && ofAgeOn !== undefined) set(holdVerificationAtom, { ...known.value, ofAgeOn })
})

/** Where a refusal leads: back to the details, or nowhere. */
const refuseAtom = atom(null, async (_get, set, problem: CallProblem): Promise<'details' | undefined> => {
  set(startingHeldAtom, hasCode(problem, 'PROVIDER_UNAVAILABLE') ? 'providerUnavailable' : 'idle')
  if (problem.kind !== 'refusal') return undefined
  if (hasCode(problem, 'VERIFICATION_CLOSED')) await set(loadVerificationAtom, 'unseen')
  if (!hasCode(problem, 'PROFILE_INCOMPLETE') && !hasCode(problem, 'UNDER_AGE')) return undefined
  set(learnAtom, problem)
  return 'details'
})

/** Opens a session at the provider. Answers where the player goes on: nowhere, where it was refused and the page says why. */
export const startVerificationAtom = atom(null, async (get, set): Promise<'frame' | 'details' | undefined> => {
  if (get(startingHeldAtom) === 'starting') return undefined
  set(startingHeldAtom, 'starting')
  const answer = await get(domainAtom).client.call(startVerification, {})
  if (!answer.ok) return set(refuseAtom, answer.error)
  set(startingHeldAtom, 'idle')
  set(sessionAtom, answer.value.startVerification)
  return 'frame'
})

/** The token is about to run out: the next one goes into the same frame. */
export const renewTokenAtom = atom(null, async (get, set) => {
  const answer = await get(domainAtom).client.call(startVerification, {}, { isQuiet: true })
  const session = get(sessionAtom)
  if (!answer.ok || session === undefined) return
  const { level, accessToken, expiresAt } = answer.value.startVerification
  // A token is of one level: with another one the frame would show what it was not opened for.
  if (level === session.level) set(sessionAtom, { ...session, accessToken, expiresAt })
})
