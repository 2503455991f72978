import { contactUsAddress } from '@lagoon/contract/content/addresses'
import { entriesIn, type RouteEntry } from '../routeEntry.ts'

const support = entriesIn('support', () => import('./routes.ts'))

export const supportRoutes: readonly RouteEntry[] = [{ ...support('contactUs'), path: contactUsAddress, title: 'Contact us' }]
