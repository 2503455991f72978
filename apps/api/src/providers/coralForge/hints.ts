import * as v from 'valibot'
import type { Party } from '@lagoon/contract/parties/parties'
import { parseJson } from '@lagoon/contract/text/parseJson'
import { hint, transferPaths } from '@lagoon/contract/wire/transferWallet/transferWallet'
import type { HttpRoute } from '../../http/route.ts'
import { retried } from '../../kernel/retry.ts'
import type { Services } from '../../services.ts'
import { callsOf } from './calls.ts'
import { pullRounds } from './feed.ts'
import { sittingById } from './sittings.ts'
import { pullUnclaimed, tend } from './tend.ts'
import { bringIn } from './transfersIn.ts'

/** Two hints about one sitting are heard at most so often. */
const LEAST_PAUSE_MS = 500
const MOST_REMEMBERED = 10_000

/** Brings more into a sitting whose own word is that it has little: what came to the player since it was opened. */
const topUp = async (services: Services, provider: Party, id: string): Promise<void> => {
  const { kysely } = services.database
  const sitting = await sittingById(kysely, id)
  if (sitting.state !== 'OPEN' || sitting.remote_id === null) return
  const game = await kysely.selectFrom('game').select('max_stake').where('id', '=', sitting.game_id).executeTakeFirstOrThrow()
  const asked = await callsOf(provider).sitting(sitting.remote_id)
  if (asked.kind !== 'ok' || asked.reply.state !== 'OPEN' || asked.etag === null || asked.reply.stake >= game.max_stake) return
  await bringIn(services, provider, sitting, asked.etag)
}

/**
 * Hints of providers: unsigned, so each is no more than a reason to ask the provider. Nothing of one is believed, and too many of them
 * are not heard.
 */
export const hintRoutes = (services: Services, providers: readonly Party[]): HttpRoute[] => {
  const heard = new Map<string, number>()
  const isTooSoon = (key: string): boolean => {
    const now = performance.now()
    if (now - (heard.get(key) ?? -Infinity) < LEAST_PAUSE_MS) return true
    if (heard.size >= MOST_REMEMBERED) heard.clear()
    heard.set(key, now)
    return false
  }
  const follow = async (provider: Party, remoteId: string, reason: 'CLOSED' | 'LOW'): Promise<void> => {
    const { kysely } = services.database
    const known = await retried(() =>
      kysely
        .selectFrom('sitting')
        .select('id')
        .where('provider_id', '=', provider.id)
        .where('remote_id', '=', remoteId)
        .where('state', '!=', 'CLOSED')
        .executeTakeFirst(),
    )
    if (!known) return
    if (reason === 'LOW') return topUp(services, provider, known.id)
    await tend(services, provider, known.id)
    await pullUnclaimed(services, provider)
    await pullRounds(services, provider)
  }
  return [
    {
      method: 'POST',
      path: transferPaths.hints,
      handle: async (_request, body, response) => {
        const read = v.safeParse(hint, parseJson(body.toString('utf8')))
        const provider = read.success ? providers.find(({ id }) => id === read.output.provider) : undefined
        // The same answer to everybody: a hint is no way to learn what is known here.
        response.writeHead(202, { 'cache-control': 'no-store' }).end()
        if (!read.success || !provider) return
        const { sittingId, reason } = read.output
        if (isTooSoon(`${provider.id} ${sittingId} ${reason}`)) return
        await follow(provider, sittingId, reason).catch((err: unknown) =>
          services.log.warn({ err, sittingId }, 'a hint could not be followed'),
        )
      },
    },
  ]
}
