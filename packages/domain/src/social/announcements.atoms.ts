import { domainAtom } from '../assembly/domainAtom.ts'
import { ownedAtom } from '../session/ownedAtom.ts'
import { atom } from '../store.ts'
import { announcements, readAnnouncement } from './social.operations.ts'
import type { Announcement, AnnouncementsView } from './social.state.ts'

type Held = readonly Announcement[] | 'failed' | undefined
const listAtom = ownedAtom<Held>(undefined)
const openedIdAtom = ownedAtom<string | undefined>(undefined)

export const openAnnouncementsAtom = atom(null, async (get, set) => {
  if (get(listAtom) === 'failed') set(listAtom, undefined)
  const answer = await get(domainAtom).client.call(announcements, {})
  if (answer.ok) set(listAtom, answer.value.announcements)
  else if (get(listAtom) === undefined) set(listAtom, 'failed')
})

/** Opens one, which makes it read; undefined closes it. */
export const openAnnouncementAtom = atom(null, (get, set, id: string | undefined) => {
  set(openedIdAtom, id)
  const list = get(listAtom)
  if (id === undefined || !Array.isArray(list)) return
  const isNew = list.some((announcement) => announcement.id === id && !announcement.isRead)
  if (!isNew) return
  set(
    listAtom,
    list.map((announcement) => (announcement.id === id ? { ...announcement, isRead: true } : announcement)),
  )
  void get(domainAtom).client.call(readAnnouncement, { id }, { isQuiet: true })
})

/** `loading` and `failed`: the list is on its way, or nobody answered, and the route says so. */
export const announcementsViewAtom = atom((get): AnnouncementsView | { readonly state: 'loading' } | { readonly state: 'failed' } => {
  const list = get(listAtom)
  if (list === undefined) return { state: 'loading' }
  if (list === 'failed') return { state: 'failed' }
  if (list.length === 0) return { state: 'empty' }
  const openedId = get(openedIdAtom)
  const opened = list.find(({ id }) => id === openedId)
  return { state: 'filled', items: list, ...(opened === undefined ? {} : { opened }) }
})
