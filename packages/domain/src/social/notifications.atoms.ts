import { domainAtom } from '../assembly/domainAtom.ts'
import type { ResultOf } from '../client/operation.ts'
import { ownedAtom } from '../session/ownedAtom.ts'
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

type Held = readonly PlayerNotification[] | 'failed' | undefined
const listAtom = ownedAtom<Held>(undefined)

export const openNotificationsAtom = atom(null, async (get, set) => {
  if (get(listAtom) === 'failed') set(listAtom, undefined)
  const answer = await get(domainAtom).client.call(notifications, {})
  if (answer.ok) set(listAtom, answer.value.notifications.map(toNotification))
  else if (get(listAtom) === undefined) set(listAtom, 'failed')
})

/** Marks one as read, or all of them. */
export const readNotificationsAtom = atom(null, (get, set, id?: string) => {
  const list = get(listAtom)
  if (!Array.isArray(list)) return
  set(
    listAtom,
    list.map((notification) => (id === undefined || notification.id === id ? { ...notification, isRead: true } : notification)),
  )
  void get(domainAtom).client.call(readNotifications, id === undefined ? {} : { id }, { isQuiet: true })
})

/** `loading` and `failed`: the list is on its way, or nobody answered, and the route says so. */
export const notificationsViewAtom = atom((get): NotificationsView | { readonly state: 'loading' } | { readonly state: 'failed' } => {
  const list = get(listAtom)
  if (list === undefined) return { state: 'loading' }
  if (list === 'failed') return { state: 'failed' }
  const layout = 'phone'
  return list.length === 0 ? { state: 'empty', layout } : { state: 'filled', layout, items: list }
})
