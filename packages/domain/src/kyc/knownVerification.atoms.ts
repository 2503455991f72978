import { domainAtom } from '../assembly/domainAtom.ts'
import { loadable } from '../kernel/loadable.ts'
import type { How } from '../kernel/numbered.ts'
import { verifyPlayerAtom } from '../session/session.atoms.ts'
import { atom } from '../store.ts'
import { checkVerification, verification } from './kyc.operations.ts'
import type { WireVerification } from './verification.adapter.ts'

const verifications = loadable(verification, ({ verification: wire }) => wire)

/** The case of the player as the server told of it. */
export const verificationAtom = verifications.at({})

/** Holds a case that another answer told of, and whether the player is verified by it. */
export const holdVerificationAtom = atom(null, (_get, set, wire: WireVerification) => {
  set(verifications.put, {}, wire)
  set(verifyPlayerAtom, wire.isIdVerified)
})

/** Asks how the case stands. */
export const loadVerificationAtom = atom(null, async (_get, set, how?: How) => {
  const known = await set(verifications.load, {}, how)
  if (known.state === 'loaded') set(verifyPlayerAtom, known.value.isIdVerified)
  return known
})

/**
 * Has the identity provider asked now: what its frame says of a verification counts for nothing. The case is read after that, since a
 * live message may have brought a newer one than the answer tells of.
 */
export const checkVerificationAtom = atom(null, async (get, set) => {
  await get(domainAtom).client.call(checkVerification, {}, { isQuiet: true })
  await set(loadVerificationAtom, 'unseen')
})
