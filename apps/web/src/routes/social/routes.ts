import { mayEnterOnMobile } from '@lagoon/domain/guards/guards'
import { announcementsViewAtom, loadAnnouncementsAtom, showAnnouncementAtom } from '@lagoon/domain/social/announcements.atoms'
import { loadNotificationsAtom, notificationsViewAtom, readNotificationsAtom } from '@lagoon/domain/social/notifications.atoms'
import { constant, definePage, defineRoute } from '../defineRoute.ts'

/** notification: what happened to the player's own matters (§2). */
export const notifications = defineRoute({
  guard: mayEnterOnMobile,
  load: ({ set }) => set(loadNotificationsAtom),
  view: notificationsViewAtom,
  events: ({ set }) => ({ onOpen: ({ id }) => set(readNotificationsAtom, id), onMarkAllRead: () => set(readNotificationsAtom) }),
  screen: () => import('@lagoon/ui/screens/social/Notifications/Notifications').then(({ Notifications }) => Notifications),
})

/** profile?tab=announcement: what the operator tells all its players. */
export const announcements = definePage({
  load: ({ set }) => set(loadAnnouncementsAtom),
  leave: ({ set }) => set(showAnnouncementAtom, undefined),
  view: announcementsViewAtom,
  events: ({ set }) => ({ onOpen: ({ id }) => set(showAnnouncementAtom, id), onClose: () => set(showAnnouncementAtom, undefined) }),
  screen: () => import('@lagoon/ui/screens/social/Announcements/Announcements').then(({ Announcements }) => Announcements),
})

const nothing = () => undefined

/** profile?tab=invitations: there is no link to give away yet, and the page says so. */
export const invitations = definePage({
  view: constant({ state: 'notAvailable' }),
  events: () => ({ onCopyLink: nothing, onInvite: nothing }),
  screen: () => import('@lagoon/ui/screens/social/Invitations/Invitations').then(({ Invitations }) => Invitations),
})
