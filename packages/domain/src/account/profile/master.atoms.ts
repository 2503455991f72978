import type { ProfileTab } from '@lagoon/contract/account/profileTabs'
import { playerAtom } from '../../session/session.atoms.ts'
import { atom } from '../../store.ts'
import type { ProfileMasterView } from '../profile.state.ts'

/** The frame of the profile around a tab; `failed` where there is a session and nobody answers whose it is. */
export const profileMasterViewOf = (tab: ProfileTab) =>
  atom((get): ProfileMasterView => {
    const player = get(playerAtom)
    if (player === undefined) return { state: 'failed' }
    const { displayName, level, memberSince, idVerified } = player
    return { state: 'open', tab, displayName, level, memberSince, verification: idVerified ? 'completed' : 'notStarted' }
  })
