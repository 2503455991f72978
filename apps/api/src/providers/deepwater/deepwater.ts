import type { GameProtocol } from '../providers.ts'
import { launchUrl } from '../launchToken.ts'
import { routes } from './routes.ts'

/** The seamless wallet of the contract's wire, as Deepwater Studios speaks it. */
export const deepwater: GameProtocol = {
  routes,
  launch: ({ database }, { provider, gameId, sessionId }) => launchUrl(database.kysely, { origin: provider.origin, gameId, sessionId }),
}
