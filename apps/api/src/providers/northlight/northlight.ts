import { openStream } from '../../ledger/streams.ts'
import { launchUrl } from '../deepwater/launch.ts'
import type { GameProtocol } from '../providers.ts'
import { genesis } from './chain.ts'
import { routes } from './routes.ts'

/** Holds and batches of signed events, as Northlight Games speaks them. */
export const northlight: GameProtocol = {
  routes,
  launch: ({ database }, { provider, gameId, sessionId }) =>
    database.kysely.transaction().execute(async (transaction) => {
      await openStream(transaction, { providerId: provider.id, sessionId }, (epoch) => genesis(sessionId, epoch))
      return launchUrl(transaction, { origin: provider.origin, gameId, sessionId })
    }),
}
