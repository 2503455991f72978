import { entriesIn, type RouteEntry } from '../routeEntry.ts'

const shell = entriesIn('shell', () => import('./routes.ts'))

export const shellRoutes: readonly RouteEntry[] = [{ ...shell('notFound'), path: '*', title: 'Page not found' }]
