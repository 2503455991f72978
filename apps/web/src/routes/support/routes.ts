import { definePage } from '../defineRoute.ts'

/** profile?tab=support. */
export const tickets = definePage({ screen: () => import('./TicketsTab.tsx').then(({ TicketsTab }) => TicketsTab) })
