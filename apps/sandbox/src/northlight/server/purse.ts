import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { JWS_MEDIA_TYPE, providerPaths } from '@lagoon/contract/wire/eventBatches/eventBatches'
import type { Backoff } from '../../attempts/attempts.ts'
import { openLines } from '../../games/server/journal/lines.ts'
import type { Purse } from '../../games/server/startGames.ts'
import type { StreamEntry } from './entries.ts'
import { forgetDone, keptEntries, streamsIn } from './kept.ts'
import { openKeys } from './keys.ts'
import { platformClient } from './platform.ts'
import { sending } from './sending.ts'
import type { Stream } from './stream.ts'
import { streamWallet } from './streamWallet.ts'

export interface PurseOptions {
  /** The provider's name at the platform. */
  id: string
  platformOrigin: string
  log: Logger
  /** @default 3000 */
  timeoutMs?: number | undefined
  backoffMs?: Backoff | undefined
  /** How long events wait for more of them. @default 300 */
  batchMs?: number | undefined
  /** After so long without a stake what is held is given back. @default 30 seconds */
  pauseMs?: number | undefined
}

const eventsPath = /^\/sessions\/([\w-]{1,128})\/events\?after=(\d{1,15})$/
const roundPath = /^\/rounds\/([^/?]{1,400})$/

/**
 * Opens the tokens of Northlight's games: a hold, and the journal of what happened against it. What a stopped or killed process had
 * not told the platform is told now, and what it held is given back.
 */
export const openPurse = async (folder: string, options: PurseOptions): Promise<Purse> => {
  const { id, platformOrigin, log, timeoutMs = 3_000, backoffMs = { first: 1_000, longest: 60_000 } } = options
  const { batchMs = 300, pauseMs = 30_000 } = options
  const keys = await openKeys(folder)
  const journal = await openLines<StreamEntry>(join(folder, 'streams.jsonl'), (entries) => keptEntries(entries, Date.now()))
  const streams = streamsIn(journal.entries)
  const platform = platformClient({ id, platformOrigin, keys, timeoutMs })
  const sends = sending({ platform, journal, log, batchMs, backoffMs })
  const wallet = streamWallet({ platform, journal, streams, sending: sends, timeoutMs })

  const release = async (stream: Stream, isWanted?: () => boolean): Promise<void> => {
    await sends
      .release(stream, isWanted)
      .catch((error: unknown) => log.error({ err: error, session: stream.session }, 'a hold was not given back'))
  }
  const resting = new Set<Stream>()
  const rest = async (stream: Stream): Promise<void> => {
    const isIdle = () => stream.isHeld && stream.lastStakeAt + pauseMs <= Date.now()
    if (resting.has(stream) || !isIdle()) return
    resting.add(stream)
    // Its turn may come after another stake.
    await release(stream, isIdle)
    resting.delete(stream)
  }
  const restAll = () => {
    for (const stream of streams.values()) void rest(stream)
    forgetDone(streams, Date.now())
  }
  for (const stream of streams.values()) sends.soon(stream)
  restAll()
  const pauses = setInterval(restAll, Math.min(pauseMs, 5_000))

  const eventsOf = (session: string, after: number): object => {
    const stream = streams.get(session)
    if (!stream) return { status: 'SESSION_NOT_FOUND' }
    // The platform may give the hold back once it is answered: no stake leans on it from here on.
    stream.left = 0n
    stream.revocations += 1
    const events = stream.after(after)
    const isAll = after + events.length >= stream.texts.length
    return { status: 'OK', session, epoch: stream.epoch, fromSeq: after + 1, prevHash: stream.hashAt(after), events, isAll }
  }
  const roundOf = (round: string): object => {
    const known = [...streams.values()].map(({ rounds }) => rounds.get(round)).find((found) => found !== undefined)
    return { status: 'OK', round, state: known ? (known.isOpen ? 'OPEN' : 'FINISHED') : 'UNKNOWN' }
  }

  const answerQuestion = async (request: IncomingMessage, response: ServerResponse, about: () => object): Promise<void> => {
    const bearer = (request.headers.authorization ?? '').replace(/^Bearer /, '')
    const isAsked = await platform.isAsking(bearer, request.url ?? '')
    const body = await platform.answer(bearer, isAsked ? about() : { status: 'BAD_SIGNATURE' })
    response.writeHead(isAsked ? 200 : 401, { 'content-type': JWS_MEDIA_TYPE, 'cache-control': 'no-store' })
    response.end(body)
  }

  return {
    wallet,
    answer(request, response) {
      const path = request.url ?? ''
      if (request.method !== 'GET') return false
      if (path === providerPaths.keys) {
        response.writeHead(200, { 'content-type': 'application/jwk-set+json', 'cache-control': 'public, max-age=600' })
        response.end(JSON.stringify({ keys: keys.published }))
        return true
      }
      const events = eventsPath.exec(path)
      const round = roundPath.exec(path)
      if (!events && !round) return false
      const about = () => (events ? eventsOf(events[1] ?? '', Number(events[2])) : roundOf(decodeURIComponent(round?.[1] ?? '')))
      answerQuestion(request, response, about).catch((error: unknown) => {
        log.error({ err: error }, 'a question of the platform was not answered')
        response.destroy()
      })
      return true
    },
    async stop() {
      clearInterval(pauses)
      await Promise.allSettled(
        [...streams.values()].filter(({ isHeld, refused }) => isHeld && refused === null).map((stream) => release(stream)),
      )
      await sends.stop()
      await journal.close()
    },
  }
}
