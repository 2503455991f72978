import { spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { PlayerMessage } from '@lagoon/contract/messages/playerMessage'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../src/db/database.ts'
import { startRelay, type Publish } from '../../src/outbox/relay.ts'
import { confirmedPlayer, eventually, logIn } from '../support/accounts.ts'
import { startNode } from '../support/node.ts'
import { scratchDatabase, type Scratch } from '../support/postgres.ts'
import { quiet } from '../support/quiet.ts'
import { listen } from '../support/stomp.ts'

const redisUrl = process.env['TEST_REDIS_URL'] ?? 'redis://127.0.0.1:6379'

let scratch: Scratch
beforeAll(async () => {
  scratch = await scratchDatabase()
  await (await scratch.open({ connections: 2 })).close()
})
afterAll(() => scratch?.drop())

/** Messages that say which of their player's they are. */
const write = async ({ kysely }: Database, players: readonly string[], from: number, to: number): Promise<void> => {
  await sql`INSERT INTO outbox (player_id, body) SELECT player, jsonb_build_object('topic', 'push', 'title', n::text, 'text', 'words')
    FROM generate_series(${from}::integer, ${to}::integer) n, unnest(${players}::uuid[]) player ORDER BY n`.execute(kysely)
}
const isEmpty = async ({ kysely }: Database) => ((await kysely.selectFrom('outbox').select('id').execute()).length === 0 ? true : undefined)
const numberOf = (message: PlayerMessage): number => (message.topic === 'push' ? Number(message.title) : 0)

describe('two nodes that hand messages on', () => {
  const open: Database[] = []
  afterEach(async () => {
    for (const database of open.splice(0)) await database.close()
  })
  const players = Array.from({ length: 25 }, () => randomUUID())
  const MESSAGES = 60

  /** Two relays at once, each message a little late; answers what each player heard, in order, and what nobody heard. */
  const relayed = async (copy: Scratch): Promise<{ heard: Map<string, number[]>; ids: Set<string> }> => {
    const nodes = await Promise.all([copy.open({ connections: 5 }), copy.open({ connections: 5 })])
    open.push(...nodes)
    const heard = new Map<string, number[]>()
    const ids = new Set<string>()
    const publish: Publish = async (player, message) => {
      await wait(Math.random() * 4)
      heard.set(player, [...(heard.get(player) ?? []), numberOf(message)])
      ids.add(message.id)
    }
    const relays = nodes.map(({ kysely }) => startRelay(kysely, publish, quiet))
    for (let from = 1; from <= MESSAGES; from += 5) {
      await write(nodes[0], players, from, from + 4)
      for (const relay of relays) relay.wake()
    }
    await eventually(() => isEmpty(nodes[0]))
    await Promise.all(relays.map((relay) => relay.stop()))
    return { heard, ids }
  }
  const inOrder = Array.from({ length: MESSAGES }, (_, index) => index + 1)

  it('bring each player each message once and in order', async () => {
    const copy = await scratch.copy()
    try {
      const { heard, ids } = await relayed(copy)
      expect([...heard.keys()].toSorted()).toEqual(players.toSorted())
      for (const numbers of heard.values()) expect(numbers).toEqual(inOrder)
      expect(ids.size).toBe(players.length * MESSAGES)
      for (const database of open.splice(0)) await database.close()
    } finally {
      await copy.drop()
    }
  })

  it('canary: without claims they do not', async () => {
    const copy = await scratch.copy()
    try {
      const database = await copy.open({ connections: 2 })
      await sql`CREATE FUNCTION no_claim() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN NEW.expires_at := clock_timestamp() - interval '1 hour'; RETURN NEW; END $$`.execute(database.kysely)
      await sql`CREATE TRIGGER no_claim BEFORE INSERT OR UPDATE ON outbox_claim FOR EACH ROW EXECUTE FUNCTION no_claim()`.execute(
        database.kysely,
      )
      await database.close()
      const { heard } = await relayed(copy)
      expect([...heard.values()].some((numbers) => numbers.join() !== inOrder.join())).toBe(true)
      for (const opened of open.splice(0)) await opened.close()
    } finally {
      await copy.drop()
    }
  })
})

describe('a node that is killed between handing on and deleting', () => {
  it('leaves what it handed on to another one, which hands it on again under the same ids', { timeout: 60_000 }, async () => {
    const database = await scratch.open({ connections: 4 })
    const player = randomUUID()
    const ids = Array.from({ length: 5 }, (_, index) => `00000000-0000-4000-8000-00000000000${index + 1}`)
    for (const id of ids)
      await sql`INSERT INTO outbox (player_id, message_id, body) VALUES (${player}, ${id}, '{"topic":"push","title":"","text":""}')`.execute(
        database.kysely,
      )
    const child = fileURLToPath(new URL('../support/relayUntilKilled.ts', import.meta.url))
    const dying = spawn(process.execPath, [child, scratch.url()], { stdio: ['ignore', 'pipe', 'inherit'] })
    const gone = once(dying, 'exit')
    setTimeout(() => dying.kill('SIGKILL'), 20_000).unref()
    const before: string[] = []
    for await (const line of createInterface({ input: dying.stdout })) {
      before.push(line)
      if (before.length === 3) dying.kill('SIGKILL')
    }
    await gone
    expect(before).toEqual(ids.slice(0, 3))

    const again: string[] = []
    const relay = startRelay(database.kysely, (_player, { id }) => void again.push(id), quiet)
    const deadline = performance.now() + 15_000
    while (performance.now() < deadline && !(await isEmpty(database))) await wait(50)
    await relay.stop()
    expect(again).toEqual(ids)
    await database.close()
  })
})

/** Redis behind a wire that can stop carrying without being cut: whoever writes to it waits. */
const wireToRedis = async () => {
  const { hostname, port } = new URL(redisUrl)
  const sockets = new Set<Socket>()
  let isStill = false
  const server = createServer((near) => {
    const far = connect(Number(port || 6379), hostname)
    const carry = (from: Socket, to: Socket) => {
      sockets.add(from)
      from.on('error', () => to.destroy())
      from.on('close', () => to.destroy())
      from.on('data', (chunk) => to.write(chunk))
      if (isStill) from.pause()
    }
    carry(near, far)
    carry(far, near)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hold: (still: boolean) => {
      isStill = still
      for (const socket of sockets)
        if (still) socket.pause()
        else socket.resume()
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

describe('S3 a Redis that takes everything and answers nothing', () => {
  /** Looks for a second at what is held in the database meanwhile: rows of the outbox, and connections inside a transaction. */
  const heldMeanwhile = async (database: Database): Promise<{ rows: number; transactions: number }> => {
    let rows = 0
    let transactions = 0
    for (const end = performance.now() + 1_000; performance.now() < end; await wait(25)) {
      const locked = await sql<{ held: number }>`SELECT (SELECT count(*) FROM outbox)::integer - count(*)::integer AS held
        FROM (SELECT 1 FROM outbox FOR UPDATE SKIP LOCKED) free`.execute(database.kysely)
      rows = Math.max(rows, locked.rows[0]?.held ?? 0)
      const open = await sql<{ count: number }>`SELECT count(*)::integer FROM pg_stat_activity
        WHERE datname = current_database() AND state = 'idle in transaction' AND clock_timestamp() - state_change > interval '200 ms'`.execute(
        database.kysely,
      )
      transactions = Math.max(transactions, open.rows[0]?.count ?? 0)
    }
    return { rows, transactions }
  }

  it('S3 holds no row and no connection of the database; the messages come when it answers again', { timeout: 60_000 }, async () => {
    const redis = await wireToRedis()
    const database = await scratch.open({ connections: 2 })
    const node = await startNode({
      databaseUrl: scratch.url(),
      redisUrl: redis.url,
      redisPrefix: `lagoon_test_${randomBytes(6).toString('hex')}`,
    })
    try {
      const { accessToken, player } = await logIn(node, (await confirmedPlayer(node)).email)
      const socket = await listen(node.address, accessToken)
      await eventually(() => isEmpty(database))
      const heard = () => {
        const messages = socket.messages.map(({ body }) => JSON.parse(body) as PlayerMessage).filter(({ topic }) => topic === 'push')
        return [...new Map(messages.map((message) => [message.id, numberOf(message)])).values()]
      }
      redis.hold(true)
      await write(database, [player.id], 1, 20)
      node.app.services.wakeOutbox()
      await wait(200)
      expect(await heldMeanwhile(database)).toEqual({ rows: 0, transactions: 0 })
      const begin = performance.now()
      expect((await node.call('Balances', {}, accessToken)).status).toBe(200)
      expect(performance.now() - begin).toBeLessThan(1_000)
      expect(heard()).toEqual([])

      redis.hold(false)
      const deadline = performance.now() + 20_000
      while (performance.now() < deadline && heard().length < 20) await wait(50)
      expect(heard()).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
      await socket.stop()
    } finally {
      redis.hold(false)
      await node.app.stop()
      await database.close()
      redis.close()
    }
  })

  it('S3 canary: a relay that hands on inside its transaction is seen holding both', async () => {
    const database = await scratch.open({ connections: 4 })
    await write(database, [randomUUID()], 1, 20)
    const silence = Promise.withResolvers<void>()
    const taken = Promise.withResolvers<void>()
    const holding = database.kysely.transaction().execute(async (transaction) => {
      await sql`DELETE FROM outbox WHERE id IN (SELECT id FROM outbox ORDER BY id LIMIT 200 FOR UPDATE SKIP LOCKED)`.execute(transaction)
      taken.resolve()
      await silence.promise
    })
    await taken.promise
    expect(await heldMeanwhile(database)).toEqual({ rows: 20, transactions: 1 })
    silence.resolve()
    await holding
    await database.close()
  })
})
