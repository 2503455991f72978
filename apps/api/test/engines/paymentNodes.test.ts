import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { webhookPath } from '@lagoon/contract/wire/webhooks/webhooks'
import { countCases } from '@lagoon/testing/cases'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reconcile } from '../../src/ledger/reconcile/reconcile.ts'
import { claimDue } from '../../src/payments/polling/poll.ts'
import { pollDue } from '../../src/payments/polling/worker.ts'
import { eventually } from '../support/accounts.ts'
import { harborHeaders } from '../support/harbor.ts'
import { harborPayments, startHarbor, type Harbor, type HarborSaid } from '../support/harborPayments.ts'
import { inParallel } from '../support/inParallel.ts'
import { keepPayment } from '../support/keepPayment.ts'
import { startNode, type TestNode } from '../support/node.ts'
import { creditsOf, paymentServices } from '../support/paymentServices.ts'
import { newPlayer } from '../support/players.ts'
import { scratchDatabase, type Scratch } from '../support/postgres.ts'
import { buy } from '../support/purchases.ts'

const TOKENS = 500_000n
const NODES = 4

let scratch: Scratch
let harbor: Harbor
let nodes: TestNode[]
beforeAll(async () => {
  scratch = await scratchDatabase()
  harbor = await startHarbor()
  const protocols = { payments: { harbor: harborPayments }, payouts: {}, identity: {} }
  nodes = []
  for (let count = 0; count < NODES; count += 1)
    nodes.push(await startNode({ databaseUrl: scratch.url(), payments: [harbor.party], logLevel: 'warn' }, [], protocols))
})
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.app.stop()))
  await harbor?.stop()
  await scratch?.drop()
})

const node = (index = 0): TestNode => nodes[index % NODES] as TestNode
const database = () => node().app.services.database.kysely
const begin = async () => buy(node().app.services, harbor, await newPlayer(database()))
const post = (index: number, body: string, headers: Record<string, string> = harborHeaders(body)) =>
  fetch(node(index).address + webhookPath('payments', harbor.party.id), { method: 'POST', body, headers })
let notices = 0
const noticeOf = (reference: string, said?: HarborSaid): string =>
  JSON.stringify({ id: `n-${(notices += 1)}`, subject: reference, at: new Date().toISOString(), said })
const isPaid = (id: string) => eventually(async () => ((await creditsOf(database(), id)).state === 'SUCCEEDED' ? true : undefined))
const eventOf = (body: string) =>
  database()
    .selectFrom('webhook_event')
    .select(['state', 'attempts', 'reason', 'deliveries'])
    .where('event_id', '=', (JSON.parse(body) as { id: string }).id)
    .executeTakeFirst()
/** The event's next attempt begins now instead of in seconds. */
const hurry = () => sql`UPDATE webhook_event SET due_at = now() WHERE state = 'WAITING'`.execute(database())

describe('notices on four nodes', () => {
  it('I4 the same one 96 times is answered 96 times with 200, and credits once', async () => {
    const id = await begin()
    const body = noticeOf(`h-${id}`, harbor.says(id, 'SUCCEEDED'))
    const answers = await Promise.all(Array.from({ length: 96 }, (_, index) => post(index, body)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(96)
    await isPaid(id)
    expect(await creditsOf(database(), id)).toEqual({ moves: 1, state: 'SUCCEEDED', balance: TOKENS })
    expect(await eventOf(body)).toMatchObject({ deliveries: 96 })
  })

  it('I4 the same content under other names of its event credits once too', async () => {
    const id = await begin()
    const said = harbor.says(id, 'SUCCEEDED')
    await Promise.all(Array.from({ length: 12 }, (_, index) => post(index, noticeOf(`h-${id}`, said))))
    await isPaid(id)
    await eventually(async () => {
      const waiting = await database().selectFrom('webhook_event').select('id').where('state', '=', 'WAITING').execute()
      return waiting.length === 0 ? true : undefined
    })
    expect((await creditsOf(database(), id)).moves).toBe(1)
  })

  it('I4 one whose handling fails after it was kept is handled when it is tried again', async () => {
    const id = await begin()
    harbor.says(id, 'SUCCEEDED')
    harbor.disturb = (path, _id, response) => path === '/read' && Boolean(response.writeHead(503).end())
    const body = noticeOf(`h-${id}`)
    expect((await post(1, body)).status).toBe(200)
    await eventually(async () => ((await eventOf(body))?.attempts ? true : undefined))
    expect(await creditsOf(database(), id)).toMatchObject({ moves: 0 })
    harbor.disturb = () => false
    await hurry()
    await isPaid(id)
    expect((await creditsOf(database(), id)).moves).toBe(1)
  })

  it('I4 one that is faster than the answer to the call that began its payment waits for it', async () => {
    const playerId = await newPlayer(database())
    const reference = `early-${playerId}`
    const said = { word: 'SUCCEEDED', currency: 'USD', minor: '1999', transactionId: 't-early', at: new Date().toISOString() } as const
    const body = noticeOf(reference, said)
    expect((await post(2, body)).status).toBe(200)
    await eventually(async () => ((await eventOf(body))?.attempts === 1 ? true : undefined))
    const id = await keepPayment(database(), playerId, harbor.party.id)
    await sql`UPDATE payment SET reference = ${reference} WHERE id = ${id}::uuid`.execute(database())
    await hurry()
    await isPaid(id)
  })

  it('I4 one of a payment that nobody knows ends with a person, after four tries', async () => {
    const said = { word: 'SUCCEEDED', currency: 'USD', minor: '1999', transactionId: 't', at: new Date().toISOString() } as const
    const body = noticeOf('nobodys', said)
    expect((await post(3, body)).status).toBe(200)
    for (let tries = 1; tries < 4; tries += 1) {
      await eventually(async () => ((await eventOf(body))?.attempts === tries ? true : undefined))
      await hurry()
    }
    await eventually(async () => ((await eventOf(body))?.state === 'DONE' ? true : undefined))
    const { id } = JSON.parse(body) as { id: string }
    expect(await database().selectFrom('payment_incident').select(['kind', 'subject']).where('payment_id', 'is', null).execute()).toEqual([
      { kind: 'UNKNOWN_PAYMENT', subject: id },
    ])
  })

  it.each<[string, (body: string) => Record<string, string>, (body: string) => string]>([
    ['no signature', () => ({}), (body) => body],
    ['an empty signature', (body) => ({ ...harborHeaders(body), 'webhook-signature': '' }), (body) => body],
    ['a signature of another secret', (body) => harborHeaders(body, { secret: 'x'.repeat(32) }), (body) => body],
    ['an overlong signature', (body) => ({ ...harborHeaders(body), 'webhook-signature': `v1,${'A'.repeat(4_000)}` }), (body) => body],
    ['a changed sum', (body) => harborHeaders(body), (body) => body.replace('"1999"', '"1998"')],
    ['a body that was written anew', (body) => harborHeaders(body), (body) => JSON.stringify(JSON.parse(body), null, 1)],
  ])('I4 with %s credits nothing', async (_, headers, sent) => {
    const id = await begin()
    const body = noticeOf(`h-${id}`, harbor.says(id, 'SUCCEEDED'))
    harbor.says(id, 'PENDING')
    expect((await post(0, sent(body), headers(body))).status).toBe(401)
    expect(await eventOf(body)).toBeUndefined()
    const kept = await database()
      .selectFrom('webhook_refusal')
      .select(['refusal', 'times', 'body'])
      .orderBy('id', 'desc')
      .limit(1)
      .execute()
    expect(kept).toEqual([{ refusal: 'BAD_SIGNATURE', times: 1, body: Buffer.from(sent(body)) }])
    expect((await creditsOf(database(), id)).moves).toBe(0)
  })

  it('I4 a day later the same one is answered 200 and changes nothing', async () => {
    const id = await begin()
    const body = noticeOf(`h-${id}`, harbor.says(id, 'SUCCEEDED'))
    await post(0, body)
    await isPaid(id)
    await sql`UPDATE webhook_event SET received_at = received_at - interval '1 day'`.execute(database())
    expect((await post(1, body)).status).toBe(200)
    await wait(200)
    expect((await creditsOf(database(), id)).moves).toBe(1)
  })
})

describe('payments that nobody told us about', () => {
  /** Payments at Harbor that are due, a quarter of an hour apart from their next poll. */
  const keepDue = async (count: number): Promise<readonly string[]> => {
    const playerId = await newPlayer(database())
    const ids: string[] = []
    await inParallel(10, Array.from({ length: count }), async () => {
      const id = await keepPayment(database(), playerId, harbor.party.id)
      ids.push(id)
    })
    harbor.adopt(ids)
    return ids
  }
  const dueNow = (ids: readonly string[]) =>
    database()
      .updateTable('payment')
      .set({ next_poll_at: new Date(), polls: 7 })
      .where('id', 'in', [...ids])
      .execute()
  const askedFor = (ids: readonly string[], since: number) => {
    const mine = new Set(ids)
    return harbor.asked.slice(since).filter((id) => mine.has(id))
  }

  it('are polled by one of four nodes: 1,000 of them, none by two', async (context) => {
    countCases(context, 1_000)
    const since = harbor.asked.length
    const ids = await keepDue(1_000)
    await dueNow(ids)
    await eventually(() => (askedFor(ids, since).length >= 1_000 ? true : undefined))
    await wait(300)
    const asked = askedFor(ids, since)
    expect([asked.length, new Set(asked).size]).toEqual([1_000, 1_000])
  }, 30_000)

  it('are each one node’s even where all four claim at once; canary: polled without a claim they are asked for twice', async () => {
    const since = harbor.asked.length
    const ids = await keepDue(120)
    await sql`INSERT INTO lease (name, holder, expires_at) VALUES ('payments', gen_random_uuid(), now() + interval '1 hour')
      ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, expires_at = excluded.expires_at`.execute(database())
    await dueNow(ids)
    const { services } = node().app
    const { signal } = new AbortController()
    const drain = async (index: number): Promise<void> => {
      while (await pollDue(node(index).app.services, harbor.party.id, signal));
    }
    await Promise.all([0, 1, 2, 3].map(drain))
    expect(askedFor(ids, since).toSorted()).toEqual(ids.toSorted())
    await dueNow(ids)
    const seen = await Promise.all(
      [1, 2].map(() => database().selectFrom('payment').select('id').where('next_poll_at', '<=', new Date()).execute()),
    )
    const claimed = (await Promise.all([1, 2, 3].map(() => claimDue(services, harbor.party.id, 200)))).flat()
    expect(seen.flat().length).toBeGreaterThan(new Set(seen.flat().map(({ id }) => id)).size)
    expect(claimed.length).toBe(new Set(claimed.map(({ id }) => id)).size)
    await sql`UPDATE lease SET expires_at = now() WHERE name = 'payments'`.execute(database())
  })
})

it('S3 a node that is killed four times while it begins and polls payments credits each that was paid once', async (context) => {
  const KILLS = 4
  const playerId = await newPlayer(database())
  // Harbor is paid at once by whoever began there, and answers for some only after the node may be gone.
  harbor.disturb = async (path, paymentId) => {
    if (path === '/start' && harbor.books.has(paymentId)) harbor.says(paymentId, 'SUCCEEDED')
    await wait(Math.random() * 10)
    return false
  }
  const child = fileURLToPath(new URL('../support/payUntilKilled.ts', import.meta.url))
  for (let kills = 0; kills < KILLS; kills += 1) {
    const paying = spawn(process.execPath, [child, scratch.url(), harbor.party.origin, playerId], { stdio: ['ignore', 'pipe', 'inherit'] })
    await once(paying.stdout, 'data')
    await wait(500 + Math.random() * 500)
    paying.kill('SIGKILL')
    await once(paying, 'exit')
  }
  harbor.disturb = () => false
  const services = paymentServices(node().app.services.database, harbor)
  const { signal } = new AbortController()
  const open = () =>
    database().selectFrom('payment').select(['id', 'state']).where('player_id', '=', playerId).where('settled_at', 'is', null).execute()
  // What a dead process had claimed is due again only when its claim is over; the test does not wait for that.
  for (let rounds = 0; rounds < 8 && (await open()).length > 0; rounds += 1) {
    for (const { id } of await open()) if (harbor.books.has(id)) harbor.says(id, 'SUCCEEDED')
    // In the order in which the product locks them: a statement of a node that was killed may still be running.
    await sql`UPDATE payment SET next_poll_at = now() WHERE id IN (
      SELECT id FROM payment WHERE player_id = ${playerId}::uuid AND settled_at IS NULL ORDER BY id FOR UPDATE)`.execute(database())
    while (await pollDue(services, harbor.party.id, signal));
  }
  expect(await open()).toEqual([])
  const { rows } = await sql<{ payments: bigint; moves: bigint; balance: bigint }>`SELECT
    (SELECT count(*) FROM payment WHERE player_id = ${playerId}::uuid) AS payments,
    (SELECT count(*) FROM ledger_tx WHERE player_id = ${playerId}::uuid AND type = 'PURCHASE') AS moves,
    (SELECT balance FROM account WHERE player_id = ${playerId}::uuid AND owner = 'PLAYER' AND kind = 'GAME') AS balance`.execute(database())
  const { payments = 0n, moves, balance } = rows[0] ?? {}
  countCases(context, Number(payments))
  expect(payments).toBeGreaterThan(6n)
  expect([moves, balance]).toEqual([payments, payments * TOKENS])
  expect(await reconcile(database())).toEqual([])
})
