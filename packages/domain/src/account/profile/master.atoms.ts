import { missingForKyc } from '@lagoon/contract/account/profile.rules'
import type { ProfileTab } from '@lagoon/contract/account/profileTabs'
import { playerAtom } from '../../session/session.atoms.ts'
import { atom } from '../../store.ts'
import type { ProfileMasterView, ProfileVerificationView } from '../profile.state.ts'
import { toPersonalInfo } from './personalInfo.atoms.ts'
import { profileAtom } from './profile.atoms.ts'

/** The frame of the profile around a tab; `failed` where there is a session and nobody answers whose it is. */
export const profileMasterViewOf = (tab: ProfileTab) =>
  atom((get): ProfileMasterView => {
    const player = get(playerAtom)
    if (player === undefined) return { state: 'failed' }
    const { displayName, level, memberSince, idVerified } = player
    return { state: 'open', tab, displayName, level, memberSince, verification: idVerified ? 'completed' : 'notStarted' }
  })

/** How far the verification is. It begins with the details that the profile has to hold. */
export const verificationViewAtom = atom((get): ProfileVerificationView => {
  const known = get(profileAtom)
  if (known.state !== 'loaded') return known
  if (get(playerAtom)?.idVerified === true) return { state: 'completed' }
  return { state: 'notStarted', missing: missingForKyc({ ...toPersonalInfo(known.value), ...known.value.contactDetails }) }
})
