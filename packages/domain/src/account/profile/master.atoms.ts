import type { ProfileTab } from '@lagoon/contract/account/profileTabs'
import { playerAtom } from '../../session/session.atoms.ts'
import { countAnnouncementsAtom, unreadAnnouncementsAtom } from '../../social/announcements.atoms.ts'
import { atom } from '../../store.ts'
import { answeredTicketsAtom, countTicketsAtom } from '../../support/tickets.atoms.ts'
import type { ProfileMasterView } from '../profile.state.ts'

/** What waits for the player behind a tab: how much it is, and how that is asked for. */
const matters = {
  announcement: { countAtom: unreadAnnouncementsAtom, askAtom: countAnnouncementsAtom },
  support: { countAtom: answeredTicketsAtom, askAtom: countTicketsAtom },
} as const
const tabsWithMatters = Object.keys(matters) as (keyof typeof matters)[]

/** Asks how much waits behind the other tabs; the open one asks for its own. */
export const countMattersAtom = atom(null, (_get, set, open: ProfileTab) => {
  for (const tab of tabsWithMatters) if (tab !== open) set(matters[tab].askAtom)
})

const countsAtom = atom((get) =>
  Object.fromEntries(
    tabsWithMatters.flatMap((tab) => {
      const count = get(matters[tab].countAtom) ?? 0
      return count > 0 ? [[tab, count]] : []
    }),
  ),
)

/** The frame of the profile around a tab; `failed` where there is a session and nobody answers whose it is. */
export const profileMasterViewOf = (tab: ProfileTab) =>
  atom((get): ProfileMasterView => {
    const player = get(playerAtom)
    if (player === undefined) return { state: 'failed' }
    const { displayName, level, memberSince, idVerified } = player
    const verification = idVerified ? 'completed' : 'notStarted'
    return { state: 'open', tab, displayName, level, memberSince, verification, counts: get(countsAtom) }
  })
