import { playerAtom } from '../../session/session.atoms.ts'
import { atom } from '../../store.ts'
import { missingForKyc } from '../profile.rules.ts'
import type { ProfileMasterView, ProfileVerificationView } from '../profile.state.ts'
import { personalInfoValuesAtom } from './personalInfo.atoms.ts'
import { contactDetailsValuesAtom } from './contact.atoms.ts'

/** Whose profile it is; undefined while nobody knows. The open tab comes from the address. */
export const profileOwnerAtom = atom((get): Omit<ProfileMasterView, 'tab'> | undefined => {
  const player = get(playerAtom)
  if (player === undefined) return undefined
  const { displayName, level, memberSince, idVerified } = player
  return { state: 'open', displayName, level, memberSince, verification: idVerified ? 'completed' : 'notStarted' }
})

/** How far the verification is; undefined until the profile is known. */
export const verificationViewAtom = atom((get): ProfileVerificationView | undefined => {
  const info = get(personalInfoValuesAtom)
  const details = get(contactDetailsValuesAtom)
  return info === undefined || details === undefined ? undefined : { state: 'notStarted', missing: missingForKyc({ ...info, ...details }) }
})
