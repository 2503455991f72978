import { randomBytes } from 'node:crypto'
import type { PlayerMessage } from '@lagoon/contract/messages/playerMessage'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Email } from '../../src/mail/email.ts'
import { confirmedPlayer, eventually, logIn, type LoggedIn } from '../support/accounts.ts'
import { startNode, type TestNode } from '../support/node.ts'
import { scratchDatabase, type Scratch } from '../support/postgres.ts'
import { listen } from '../support/stomp.ts'

const redisUrl = process.env['TEST_REDIS_URL'] ?? 'redis://127.0.0.1:6379'
const redisPrefix = `lagoon_test_${randomBytes(6).toString('hex')}`
const message = (id: string): PlayerMessage => ({ id, topic: 'gameSession', gameSessionId: 'g', state: 'ENDED' })
/** Long enough for a second copy, if there were one. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 300))

/** One mail server: whichever node sends an email, it is found here. */
const emails: Email[] = []

let scratch: Scratch
let north: TestNode
let south: TestNode
beforeAll(async () => {
  const redis = new Redis(redisUrl, { lazyConnect: true, retryStrategy: () => null })
  await redis.connect().catch((error: Error) => {
    throw new Error(`not run: Redis at ${new URL(redisUrl).host} cannot be reached (${error.message}); set TEST_REDIS_URL`)
  })
  redis.disconnect()
  scratch = await scratchDatabase()
  north = await startNode({ databaseUrl: scratch.url(), redisUrl, redisPrefix }, emails)
  south = await startNode({ databaseUrl: scratch.url(), redisUrl, redisPrefix }, emails)
})
afterAll(async () => {
  await Promise.all([north?.app.stop(), south?.app.stop()])
  await scratch?.drop()
})

const player = async (node: TestNode): Promise<LoggedIn & { readonly email: string }> => {
  const { email } = await confirmedPlayer(node)
  return { email, ...(await logIn(node, email)) }
}

describe('two nodes with Redis between them', () => {
  it('carry a message to the other side once, and to nobody else', async () => {
    const ada = await player(north)
    const bo = await player(south)
    const [onNorth, onSouth] = [await listen(north.address, ada.accessToken), await listen(south.address, bo.accessToken)]
    await south.app.services.hub.publish(ada.player.id, message('from south to Ada'))
    await north.app.services.hub.publish(bo.player.id, message('from north to Bo'))
    await south.app.services.hub.publish(bo.player.id, message('from south to Bo'))
    await eventually(() => (onNorth.messages.length >= 1 && onSouth.messages.length >= 2 ? true : undefined))
    await settle()
    // The welcome tokens of a new player are told of by the outbox, in its own time.
    const ids = (messages: readonly { body: string }[]) =>
      messages
        .map(({ body }) => JSON.parse(body) as PlayerMessage)
        .filter(({ topic }) => topic !== 'balances')
        .map(({ id }) => id)
        .toSorted()
    expect(ids(onNorth.messages)).toEqual(['from south to Ada'])
    expect(ids(onSouth.messages)).toEqual(['from north to Bo', 'from south to Bo'])
    await Promise.all([onNorth.stop(), onSouth.stop()])
  })

  it('close a player’s socket on one when the player logs out on the other, within a second', async () => {
    const ada = await player(north)
    const socket = await listen(south.address, ada.accessToken)
    const start = performance.now()
    await north.call('Logout', { accessToken: ada.accessToken })
    expect((await socket.closed).at - start).toBeLessThan(1_000)
  })

  it('S3 find each other again after Redis cut their connections', async () => {
    const ada = await player(north)
    const socket = await listen(north.address, ada.accessToken)
    const redis = new Redis(redisUrl)
    const mine = String(await redis.client('LIST'))
      .split('\n')
      .filter((line) => line.includes(`name=${redisPrefix} `))
    expect(mine).toHaveLength(4)
    for (const line of mine) await redis.client('KILL', 'ID', /id=(\d+)/.exec(line)?.[1] ?? '')
    redis.disconnect()
    await eventually(async () => {
      await south.app.services.hub.publish(ada.player.id, message('after the cut')).catch(() => undefined)
      return socket.messages.length > 0 ? true : undefined
    })
    await socket.stop()
  })

  it('agree on the wrong passwords of an account', async () => {
    const { email } = await player(north)
    const tries = []
    for (let number = 0; number < 6; number += 1) {
      const node = number % 2 ? north : south
      tries.push((await node.call('Login', { input: { identifier: email, password: 'Wrong-Password-1' } })).status)
    }
    expect(tries).toEqual([401, 401, 401, 401, 401, 429])
  })
})

it('closes a socket whose session ended where its node could not hear of it, with the next tick', { timeout: 120_000 }, async () => {
  const alone = await startNode({ databaseUrl: scratch.url(), redisUrl: undefined }, emails)
  try {
    const ada = await player(north)
    const socket = await listen(alone.address, ada.accessToken)
    const start = performance.now()
    await north.call('Logout', { accessToken: ada.accessToken })
    expect((await socket.closed).at - start).toBeLessThan(27_000)
  } finally {
    await alone.app.stop()
  }
})
