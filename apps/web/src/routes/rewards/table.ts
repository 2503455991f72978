import { earnFreeSpinAddress, rewardsAddress } from '@lagoon/contract/rewards/addresses'
import { entriesIn, type RouteEntry } from '../routeEntry.ts'

const rewards = entriesIn('rewards', () => import('./routes.ts'))

export const rewardsRoutes: readonly RouteEntry[] = [
  { ...rewards('earnFreeSpin'), path: earnFreeSpinAddress, title: 'Free spin' },
  { ...rewards('rewards'), path: rewardsAddress, title: 'Rewards', isReturnable: true },
]
