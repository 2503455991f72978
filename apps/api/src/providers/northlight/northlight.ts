import { openStream } from '../../ledger/streams/open.ts'
import { launchUrl } from '../launchToken.ts'
import type { GameProtocol } from '../providers.ts'
import { genesis } from './chain.ts'
import { platformKey, verifier } from './jws.ts'
import { questions, type Questions } from './questions.ts'
import { routes } from './routes.ts'
import { tendStreams } from './tend.ts'

const TEND_MS = 1_000

/** Holds and batches of signed events, as Northlight Games speaks them. */
export const northlight: GameProtocol = {
  routes,
  launch: ({ database }, { provider, gameId, sessionId }) =>
    database.kysely.transaction().execute(async (transaction) => {
      await openStream(transaction, { providerId: provider.id, sessionId }, (epoch) => genesis(sessionId, epoch))
      return launchUrl(transaction, { origin: provider.origin, gameId, sessionId })
    }),
  jobs: (providers) => {
    const verify = verifier(providers)
    let asks: Questions | undefined
    return providers.map((provider) => ({
      name: `streams of ${provider.id}`,
      everyMs: TEND_MS,
      run: (services) => tendStreams(services, provider, (asks ??= questions(platformKey(services.config.tokenSecret), verify))),
    }))
  },
}
