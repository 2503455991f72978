import { accountRoutes } from './account/table.ts'
import { contentRoutes } from './content/table.ts'
import { lobbyRoutes } from './lobby/table.ts'
import { rewardsRoutes } from './rewards/table.ts'
import type { RouteEntry } from './routeEntry.ts'
import { shellRoutes } from './shell/table.ts'
import { socialRoutes } from './social/table.ts'
import { supportRoutes } from './support/table.ts'
import { walletRoutes } from './wallet/table.ts'
import { withdrawalRoutes } from './withdrawal/table.ts'

/** The routes of §2, by capability. An address belongs to the first that it fits; the last one fits every address. */
export const routeTable: readonly RouteEntry[] = [
  ...lobbyRoutes,
  ...accountRoutes,
  ...walletRoutes,
  ...withdrawalRoutes,
  ...rewardsRoutes,
  ...contentRoutes,
  ...socialRoutes,
  ...supportRoutes,
  ...shellRoutes,
]
