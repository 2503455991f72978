import { mobileWithdrawAddress } from '@lagoon/contract/withdrawal/addresses'
import { entriesIn, type RouteEntry } from '../routeEntry.ts'

const withdrawal = entriesIn('withdrawal', () => import('./routes.ts'))

export const withdrawalRoutes: readonly RouteEntry[] = [
  { ...withdrawal('withdraw'), path: mobileWithdrawAddress, title: 'Withdraw', isReturnable: true },
]
