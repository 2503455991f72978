import { mayEnterOnMobile } from '@lagoon/domain/guards/guards'
import { definePage, defineRoute } from '../defineRoute.ts'

/** notification: what happened to the player's own matters (§2). */
export const notifications = defineRoute({
  guard: mayEnterOnMobile,
  screen: () => import('./NotificationRoute.tsx').then(({ NotificationRoute }) => NotificationRoute),
})
/** profile?tab=announcement. */
export const announcements = definePage({
  screen: () => import('./AnnouncementsTab.tsx').then(({ AnnouncementsTab }) => AnnouncementsTab),
})
/** profile?tab=invitations. */
export const invitations = definePage({ screen: () => import('./InvitationsTab.tsx').then(({ InvitationsTab }) => InvitationsTab) })
