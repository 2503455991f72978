import type { GameProtocol } from '../providers.ts'
import { hintRoutes } from './hints.ts'
import { launch, leaveTable } from './launch.ts'
import { pullUnclaimed, tendAll } from './tend.ts'

const TEND_MS = 1_000
const UNCLAIMED_MS = 15_000

/** The transfer wallet of the contract's wire, as Coral Forge speaks it: the platform calls, and is told by hints at most. */
export const coralForge: GameProtocol = {
  routes: hintRoutes,
  launch,
  leaveTable,
  jobs: (providers) =>
    providers.flatMap((provider) => [
      { name: `sittings of ${provider.id}`, everyMs: TEND_MS, run: (services) => tendAll(services, provider) },
      { name: `unclaimed transfers of ${provider.id}`, everyMs: UNCLAIMED_MS, run: (services) => pullUnclaimed(services, provider) },
    ]),
}
