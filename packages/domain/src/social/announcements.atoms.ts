import { domainAtom } from '../assembly/domainAtom.ts'
import { loadable } from '../kernel/loadable.ts'
import { ownedAtom } from '../session/ownedAtom.ts'
import { atom } from '../store.ts'
import { announcements, readAnnouncement } from './social.operations.ts'
import type { Announcement, AnnouncementsView } from './social.state.ts'

const list = loadable(announcements, ({ announcements: wire }): readonly Announcement[] => wire)
const shownIdAtom = ownedAtom<string | undefined>(undefined)

export const loadAnnouncementsAtom = atom(null, (_get, set) => set(list.load, {}))

/** How many are not read yet; undefined while that is not known. */
export const unreadAnnouncementsAtom = atom((get): number | undefined => {
  const known = get(list.at({}))
  return known.state === 'loaded' ? known.value.filter(({ isRead }) => !isRead).length : undefined
})

/** Asks for them where nobody did yet, for the sake of their number alone: nothing shows before the answer or without it. */
export const countAnnouncementsAtom = atom(null, (get, set): void => {
  if (get(unreadAnnouncementsAtom) === undefined) void set(list.load, {}, 'unseen')
})

/** Shows one, which makes it read; undefined closes it. */
export const showAnnouncementAtom = atom(null, (get, set, id: string | undefined) => {
  set(shownIdAtom, id)
  const known = get(list.at({}))
  if (known.state !== 'loaded' || !known.value.some((announcement) => announcement.id === id && !announcement.isRead)) return
  set(list.update, {}, (items) => items.map((announcement) => (announcement.id === id ? { ...announcement, isRead: true } : announcement)))
  if (id !== undefined) void get(domainAtom).client.call(readAnnouncement, { id }, { isQuiet: true })
})

export const announcementsViewAtom = atom((get): AnnouncementsView => {
  const known = get(list.at({}))
  if (known.state !== 'loaded') return known
  if (known.value.length === 0) return { state: 'empty' }
  const shownId = get(shownIdAtom)
  const opened = known.value.find(({ id }) => id === shownId)
  return { state: 'filled', items: known.value, ...(opened === undefined ? {} : { opened }) }
})
