import { notificationsAddress } from '@lagoon/contract/social/addresses'
import { entriesIn, type RouteEntry } from '../routeEntry.ts'

const social = entriesIn('social', () => import('./routes.ts'))

export const socialRoutes: readonly RouteEntry[] = [
  { ...social('notifications'), path: notificationsAddress, title: 'Notifications', isReturnable: true },
]
