import { domainAtom } from '../assembly/domainAtom.ts'
import type { ResultOf } from '../client/operation.ts'
import { loadable } from '../kernel/loadable.ts'
import { atom } from '../store.ts'
import { notifications, readNotifications } from './social.operations.ts'
import type { NotificationsView, PlayerNotification } from './social.state.ts'

type WireNotification = ResultOf<'Notifications'>['notifications'][number]

/** A notification leads into the app or nowhere. */
const toNotification = ({ id, topic, title, text, at, href, isRead }: WireNotification): PlayerNotification => ({
  id,
  topic,
  title,
  at,
  isRead,
  ...(text === null ? {} : { text }),
  ...(href !== null && href.startsWith('/') && !href.startsWith('//') ? { href } : {}),
})

const list = loadable(notifications, ({ notifications: wire }) => wire.map(toNotification))

export const loadNotificationsAtom = atom(null, (_get, set) => set(list.load, {}))

/** Marks one as read, or all of them. */
export const readNotificationsAtom = atom(null, (get, set, id?: string) => {
  const known = get(list.at({}))
  if (known.state !== 'loaded') return
  // What comes while all are marked was never seen.
  const ids = id === undefined ? known.value.map((notification) => notification.id) : [id]
  set(list.update, {}, (items) => items.map((item) => (ids.includes(item.id) ? { ...item, isRead: true } : item)))
  void get(domainAtom).client.call(readNotifications, id === undefined ? {} : { id }, { isQuiet: true })
})

export const notificationsViewAtom = atom((get): NotificationsView => {
  const known = get(list.at({}))
  if (known.state !== 'loaded') return known
  const layout = 'phone'
  return known.value.length === 0 ? { state: 'empty', layout } : { state: 'filled', layout, items: known.value }
})
