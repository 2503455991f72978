import { Redis } from 'ioredis'
import type { Logger } from 'pino'
import { parseJson } from '@lagoon/contract/text/parseJson'
import { reasonOf } from '../kernel/reasonOf.ts'
import { StartupProblem } from '../db/startupProblem.ts'
import type { HubEvent, OpenBus } from './hub.ts'

const CONNECT_TIMEOUT_MS = 5_000
const COMMAND_TIMEOUT_MS = 3_000

/** Events are written by nodes of the same release on a channel of our own; anything else on it is dropped. */
const isEvent = (value: unknown): value is HubEvent =>
  typeof value === 'object' && value !== null && 'kind' in value && (value.kind === 'message' || value.kind === 'end')

const parse = (text: string): HubEvent | undefined => {
  const value = parseJson(text)
  return isEvent(value) ? value : undefined
}

/** Redis pub/sub between nodes. A node hears its own events through Redis too, so each is delivered exactly once. */
export const redisBus =
  (url: string, prefix: string, log: Logger): OpenBus =>
  async (deliver) => {
    const channel = `${prefix}:realtime`
    const options = {
      connectionName: prefix,
      lazyConnect: true,
      connectTimeout: CONNECT_TIMEOUT_MS,
      enableOfflineQueue: false,
      maxRetriesPerRequest: 1,
      // A Redis that takes a command and says nothing must not keep its caller for ever.
      commandTimeout: COMMAND_TIMEOUT_MS,
    } as const
    let open = false
    // Before the first connection a failure ends the start; after it, the client keeps trying.
    const retryStrategy = (times: number) => (open ? Math.min(times * 200, 2_000) : null)
    const publisher = new Redis(url, { ...options, retryStrategy })
    const subscriber = new Redis(url, { ...options, retryStrategy, autoResubscribe: true })
    let lost = false
    for (const client of [publisher, subscriber]) {
      client.on('error', (error: Error) => {
        if (open && !lost) log.warn({ reason: error.message }, 'Redis cannot be reached; trying again')
        lost = true
      })
      client.on('ready', () => {
        lost = false
      })
    }
    subscriber.on('message', (_, text) => {
      const event = parse(text)
      if (event) deliver(event)
      else log.warn('an unreadable event came through Redis and was dropped')
    })
    try {
      await Promise.all([publisher.connect(), subscriber.connect()])
      await subscriber.subscribe(channel)
    } catch (error) {
      publisher.disconnect()
      subscriber.disconnect()
      throw new StartupProblem(
        `Redis at ${new URL(url).host} cannot be reached (${reasonOf(error)}).`,
        'Start it or correct REDIS_URL; without REDIS_URL the platform runs as a single node.',
        { cause: error },
      )
    }
    open = true
    return {
      publish: async (event) => {
        await publisher.publish(channel, JSON.stringify(event))
      },
      close: async () => {
        publisher.disconnect()
        subscriber.disconnect()
      },
    }
  }
