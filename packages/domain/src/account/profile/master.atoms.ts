import type { ProfileTab } from '@lagoon/contract/account/profileTabs'
import { playerAtom } from '../../session/session.atoms.ts'
import { countAnnouncementsAtom, unreadAnnouncementsAtom } from '../../social/announcements.atoms.ts'
import { atom } from '../../store.ts'
import type { ProfileMasterView } from '../profile.state.ts'

/** Asks how much waits behind the other tabs; the open one asks for its own. */
export const countMattersAtom = atom(null, (_get, set, open: ProfileTab) => {
  if (open !== 'announcement') set(countAnnouncementsAtom)
})

/** The frame of the profile around a tab; `failed` where there is a session and nobody answers whose it is. */
export const profileMasterViewOf = (tab: ProfileTab) =>
  atom((get): ProfileMasterView => {
    const player = get(playerAtom)
    if (player === undefined) return { state: 'failed' }
    const { displayName, level, memberSince, idVerified } = player
    const verification = idVerified ? 'completed' : 'notStarted'
    const announcement = get(unreadAnnouncementsAtom) ?? 0
    const counts = announcement > 0 ? { announcement } : {}
    return { state: 'open', tab, displayName, level, memberSince, verification, counts }
  })
