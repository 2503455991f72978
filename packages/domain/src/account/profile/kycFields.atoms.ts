import type { KycField } from '@lagoon/contract/account/enums'
import { missingForKyc } from '@lagoon/contract/account/profile.rules'
import { missingFieldAddress, verificationAddress } from '@lagoon/contract/kyc/addresses'
import { ownedAtom } from '../../session/ownedAtom.ts'
import { atom } from '../../store.ts'
import type { ForKyc } from '../profile.state.ts'
import { profileAtom } from './profile.atoms.ts'

/** What a player came to the profile for, where the verification sent them: the field, where it named one. */
interface KycVisit {
  readonly isForKyc: boolean
  readonly field?: string | null
}
const visitAtom = ownedAtom<KycVisit>({ isForKyc: false })
export const noteKycVisitAtom = atom(null, (_get, set, visit: KycVisit) => set(visitAtom, visit))

const missingAtom = atom((get): readonly KycField[] => {
  const known = get(profileAtom)
  if (known.state !== 'loaded') return []
  const { personalInfo, contactDetails } = known.value
  return missingForKyc({ ...contactDetails, dateOfBirth: personalInfo.dateOfBirth, gender: personalInfo.gender ?? '' })
})

/** What a form of the profile says of the verification, to whom it sent there only. */
export const forKycAtom = atom((get): ForKyc => {
  const { isForKyc, field } = get(visitAtom)
  if (!isForKyc) return { missingForKyc: [] }
  const missing = get(missingAtom)
  const focusOn = missing.find((name) => name === field)
  return { missingForKyc: missing, ...(focusOn === undefined ? {} : { focusOn }) }
})

/** Where a player whom the verification sent goes on after a save: to the next field that it lacks, or back. */
export const afterKycFieldsAtom = atom((get): string => {
  const [next] = get(missingAtom)
  return next === undefined ? verificationAddress('details') : missingFieldAddress(next)
})
