import { ok } from '@lagoon/contract/result/result'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { embeddedDatabase } from '../../../test/support/embedded.ts'
import { harbor, harborCall, type HarborEvent } from '../../../test/support/harbor.ts'
import { quiet } from '../../../test/support/quiet.ts'
import type { Database } from '../../db/database.ts'
import { acceptWebhook } from './accept.ts'
import { handOn } from './handOn.ts'
import { replay } from './replay.ts'
import type { Handling, Sender, WebhookCall, WebhookEvent } from './sender.ts'

let database: Database
beforeAll(async () => {
  database = await embeddedDatabase()
  await sql`CREATE TABLE applied (place bigint GENERATED ALWAYS AS IDENTITY, event text, by text)`.execute(database.kysely)
})
afterAll(() => database?.close())
beforeEach(() => sql`TRUNCATE webhook_event, applied`.execute(database.kysely))

const DAY_MS = 86_400_000
/** Minutes of one day, so that an order can be read. */
const minute = (minutes: number): string => new Date(Date.UTC(2026, 10, 22, 9, minutes)).toISOString()
const paid: HarborEvent = { id: 'e-1', subject: 'pay-1', at: minute(1), amount: '9.90' }

/** Applies an event: its name is written down in the transaction that the inbox ends. */
const noteIn = (event: WebhookEvent): Handling & { apply: unknown } => ({
  apply: (transaction) =>
    sql`INSERT INTO applied (event) VALUES (${event.isLate ? `${event.eventId} late` : event.eventId})`.execute(transaction),
})
const noting = harbor(async (event) => noteIn(event))
const applied = async (): Promise<readonly string[]> => {
  const { rows } = await sql<{ event: string }>`SELECT event FROM applied ORDER BY place`.execute(database.kysely)
  return rows.map(({ event }) => event)
}
const kept = () =>
  database.kysely
    .selectFrom('webhook_event')
    .select(['id', 'event_id', 'state', 'attempts', 'deliveries', 'reason', 'body'])
    .orderBy('event_id')
    .execute()
const idOf = async (eventId: string): Promise<bigint> => (await kept()).find((row) => row.event_id === eventId)?.id ?? 0n

const accept = (call: WebhookCall, sender: Sender = noting, now = Date.now()) => acceptWebhook(database.kysely, sender, call, now)
const send = async (...events: readonly HarborEvent[]): Promise<void> => {
  for (const event of events) expect((await accept(harborCall(event))).ok).toBe(true)
}
const patience = { firstSeconds: 60, longestSeconds: 600, attempts: 3, attemptSeconds: 60 }
/** Turns until nothing is due. */
const drain = async (sender: Sender = noting, given = patience): Promise<void> => {
  while (await handOn({ database: database.kysely, senders: [sender], log: quiet, patience: given }));
}
/** What waits for its next attempt is due. */
const timePasses = () =>
  database.kysely
    .updateTable('webhook_event')
    .set({ due_at: new Date(0) })
    .execute()

describe('the inbox refuses', () => {
  const body = JSON.stringify(paid)
  const signed = harborCall(paid)
  const signature = String(signed.headers['webhook-signature'])
  it.each<[string, WebhookCall]>([
    ['no signature', { headers: {}, body: signed.body }],
    ['an empty one', { headers: { ...signed.headers, 'webhook-signature': '' }, body: signed.body }],
    ['an overlong one', { headers: { ...signed.headers, 'webhook-signature': signature.repeat(500) }, body: signed.body }],
    ['one in another case', { headers: { ...signed.headers, 'webhook-signature': signature.toUpperCase() }, body: signed.body }],
    ['one with another secret', harborCall(paid, { secret: 'another-secret-of-somebody-else-here' })],
    ['a changed body', { ...signed, body: Buffer.from(body.replace('9.90', '99.9')) }],
    ['a body that was read and written again', { ...signed, body: Buffer.from(JSON.stringify(paid, null, 1)) }],
    ['another time', { headers: { ...signed.headers, 'webhook-timestamp': '1' }, body: signed.body }],
  ])('a webhook with %s, and keeps nothing', async (_what, call) => {
    expect(await accept(call)).toEqual({ ok: false, error: 'BAD_SIGNATURE' })
    expect(await kept()).toEqual([])
  })

  it.each([
    [301, 'STALE'],
    [-301, 'STALE'],
    [298, undefined],
    [-298, undefined],
  ])('a time signed %d seconds ago: %s', async (seconds, error) => {
    const now = Math.floor(Date.now() / 1_000) * 1_000
    const answer = await accept(harborCall(paid, { signedAt: now - seconds * 1_000 }), noting, now)
    expect(answer).toEqual(error ? { ok: false, error } : ok('NEW'))
    expect(await kept()).toHaveLength(error ? 0 : 1)
  })

  it.each<[string, Buffer]>([
    ['no JSON', Buffer.from('paid=1')],
    ['bytes that are no text', Buffer.from([0xff, 0x00])],
    ['no id', Buffer.from(JSON.stringify({ ...paid, id: '' }))],
    ['an id that no index holds', Buffer.from(JSON.stringify({ ...paid, id: 'e'.repeat(201) }))],
    ['a subject that no database holds', Buffer.from(JSON.stringify({ ...paid, subject: 'a\0b' }))],
    ['a day that is none', Buffer.from(JSON.stringify({ ...paid, at: '2026-22-22T10:00:00Z' }))],
  ])('what is signed and no event: %s', async (_what, bytes) => {
    expect(await accept({ headers: {}, body: bytes }, { ...noting, verify: () => ok({}) })).toEqual({ ok: false, error: 'UNREADABLE' })
    expect(await kept()).toEqual([])
  })

  it('an id that comes back with another body; the first one stands', async () => {
    await send(paid)
    expect(await accept(harborCall({ ...paid, amount: '99.90' }))).toEqual({ ok: false, error: 'EVENT_REUSED' })
    await drain()
    expect((await kept()).map((row) => [row.state, row.deliveries, Buffer.from(row.body).toString()])).toEqual([['DONE', 1, body]])
  })
})

describe('the inbox takes', () => {
  it('an event once, with the bytes as they came, however often it is delivered and whenever', async () => {
    const answers = await Promise.all(Array.from({ length: 96 }, () => accept(harborCall(paid))))
    expect(answers.map((answer) => (answer.ok ? answer.value : answer.error)).filter((answer) => answer !== 'KNOWN')).toEqual(['NEW'])
    await drain()
    const tomorrow = Date.now() + DAY_MS
    expect(await accept(harborCall(paid, { signedAt: tomorrow }), noting, tomorrow)).toEqual(ok('KNOWN'))
    await drain()
    expect(await applied()).toEqual(['e-1'])
    expect((await kept()).map((row) => [row.deliveries, Buffer.from(row.body).toString()])).toEqual([[97, JSON.stringify(paid)]])
  })

  it('those that come at once, of which one cannot be kept: the others are', async () => {
    const before = new Date('-012000-01-01T00:00:00Z')
    const odd: Sender = { ...noting, read: (body) => noting.read(body) && { eventId: 'odd', subject: 'pay-9', at: before } }
    const answers = await Promise.allSettled([
      accept(harborCall(paid)),
      accept(harborCall({ ...paid, id: 'odd' }), odd),
      accept(harborCall({ ...paid, id: 'e-2' })),
    ])
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect((await kept()).map(({ event_id }) => event_id)).toEqual(['e-1', 'e-2'])
  })

  it('the old signature of a sender that signs no time', async () => {
    const timeless: Sender = { ...noting, verify: () => ok({}) }
    expect(await accept(harborCall(paid), timeless)).toEqual(ok('NEW'))
    expect(await accept(harborCall(paid), timeless, Date.now() + 7 * DAY_MS)).toEqual(ok('KNOWN'))
  })

  it('the same id from two senders', async () => {
    await send(paid)
    expect(await accept(harborCall(paid), harbor(noting.handle, 'other-harbor'))).toEqual(ok('NEW'))
  })
})

describe('the inbox applies side by side', () => {
  /** Those whose subject is in `failing` meet an error of the database, which fails their whole transaction. */
  const together = (failing: readonly string[]): Sender =>
    harbor(async (event) => ({
      isTogether: true,
      apply: async (transaction) => {
        await sql`INSERT INTO applied (event, by) VALUES (${event.eventId}, pg_current_xact_id()::text)`.execute(transaction)
        if (failing.includes(event.subject)) await sql`SELECT 1 / 0`.execute(transaction)
      },
    }))
  const three = ['1', '2', '3'].map((number) => ({ ...paid, id: `e-${number}`, subject: `pay-${number}` }))
  const transactions = async (): Promise<number> => {
    const { rows } = await sql<{ count: number }>`SELECT count(DISTINCT by)::integer AS count FROM applied`.execute(database.kysely)
    return rows[0]?.count ?? 0
  }

  it('in one transaction, events of different subjects that may be', async () => {
    await send(...three)
    await drain(together([]))
    expect((await applied()).toSorted()).toEqual(['e-1', 'e-2', 'e-3'])
    expect(await transactions()).toBe(1)
  })

  it('and each in its own where one of them fails, which stands in no other’s way', async () => {
    await send(...three)
    await drain(together(['pay-2']))
    expect((await applied()).toSorted()).toEqual(['e-1', 'e-3'])
    expect(await transactions()).toBe(2)
    expect((await kept()).map(({ event_id, state, attempts, reason }) => [event_id, state, attempts, reason])).toEqual([
      ['e-1', 'DONE', 1, null],
      ['e-2', 'WAITING', 1, 'division by zero'],
      ['e-3', 'DONE', 1, null],
    ])
    await timePasses()
    await drain(together([]))
    expect((await applied()).toSorted()).toEqual(['e-1', 'e-2', 'e-3'])
  })
})

describe('the inbox, when one of those that it applies side by side fails while the others are busy,', () => {
  it('leaves nothing of them behind: each is applied once, in a transaction of its own', async () => {
    const steps = Array.from({ length: 12 }, (_, index) => `e-2 step ${index}`)
    const busy = harbor(async (event) => ({
      isTogether: true,
      apply: async (transaction) => {
        if (event.subject === 'pay-1') throw new Error('no statement of the database fails')
        for (const step of steps)
          await sql`INSERT INTO applied (event, by) VALUES (${step}, pg_current_xact_id()::text)`.execute(transaction)
      },
    }))
    await send(paid, { ...paid, id: 'e-2', subject: 'pay-2' })
    await drain(busy)
    expect(await applied()).toEqual(steps)
    expect((await kept()).map(({ event_id, state }) => [event_id, state])).toEqual([
      ['e-1', 'WAITING'],
      ['e-2', 'DONE'],
    ])
  })
})

describe('the inbox hands on', () => {
  it('the events of a subject in the order of the sender’s time', async () => {
    await send({ ...paid, id: 'c', at: minute(3) }, { ...paid, id: 'a', at: minute(1) }, { ...paid, id: 'b', at: minute(2) })
    await drain()
    expect(await applied()).toEqual(['a', 'b', 'c'])
  })

  it('what comes after a later one as late; of the same time, or of another subject, nothing is', async () => {
    await send({ ...paid, id: 'second', at: minute(2) }, { ...paid, id: 'same time', at: minute(2) })
    await drain()
    await send({ ...paid, id: 'first', at: minute(1) }, { ...paid, id: 'other', subject: 'pay-2', at: minute(1) })
    await drain()
    expect((await applied()).toSorted()).toEqual(['first late', 'other', 'same time', 'second'])
  })

  it('nothing that the handler drops, and keeps why', async () => {
    const dropping = harbor(async (event) => (event.isLate ? { drop: 'older than what is known' } : noteIn(event)))
    await send({ ...paid, id: 'second', at: minute(2) })
    await drain(dropping)
    await send({ ...paid, id: 'first', at: minute(1) })
    await drain(dropping)
    expect(await applied()).toEqual(['second'])
    expect((await kept()).map(({ event_id, state, reason }) => [event_id, state, reason])).toEqual([
      ['first', 'DROPPED', 'older than what is known'],
      ['second', 'DONE', null],
    ])
  })

  it('an event again when its handler failed, later each time, and what is behind it only then', async () => {
    let isDown = true
    const failing = harbor(async (event) => {
      if (isDown && event.subject === 'pay-1') throw new Error('the bank is closed')
      return noteIn(event)
    })
    await send(paid, { ...paid, id: 'e-2', at: minute(2) }, { ...paid, id: 'other', subject: 'pay-2' })
    await drain(failing)
    expect(await applied()).toEqual(['other'])
    expect((await kept()).map(({ event_id, state, attempts, reason }) => [event_id, state, attempts, reason])).toEqual([
      ['e-1', 'WAITING', 1, 'the bank is closed'],
      ['e-2', 'WAITING', 0, null],
      ['other', 'DONE', 1, null],
    ])
    const wait = sql<number>`round(extract(epoch FROM due_at - clock_timestamp()))::integer`.as('wait')
    const waits = () => database.kysely.selectFrom('webhook_event').select(wait).where('event_id', '=', 'e-1').execute()
    expect((await waits())[0]?.wait).toBeGreaterThan(55)
    await timePasses()
    await drain(failing)
    expect((await waits())[0]?.wait).toBeGreaterThan(115)
    isDown = false
    await timePasses()
    await drain(failing)
    expect(await applied()).toEqual(['other', 'e-1', 'e-2'])
  })

  it('an event no more once it failed for good, until it is replayed; it holds up nothing', async () => {
    let isDown = true
    const failing = harbor(async (event) => {
      if (isDown && event.eventId === 'e-1') throw new Error('no such payment')
      return noteIn(event)
    })
    await send(paid, { ...paid, id: 'e-2', at: minute(2) })
    for (let turn = 0; turn < patience.attempts; turn += 1) {
      await drain(failing)
      await timePasses()
    }
    await drain(failing)
    expect((await kept()).map(({ event_id, state, attempts }) => [event_id, state, attempts])).toEqual([
      ['e-1', 'FAILED', 3],
      ['e-2', 'DONE', 1],
    ])
    isDown = false
    expect(await replay(database.kysely, await idOf('e-1'))).toEqual(ok(undefined))
    await drain(failing)
    expect(await applied()).toEqual(['e-2', 'e-1 late'])
  })

  it('an event again when its handler does not answer, and other subjects are not held up for longer than that', async () => {
    let isDeaf = true
    const deaf = harbor((event) => (isDeaf && event.subject === 'pay-1' ? new Promise(() => undefined) : Promise.resolve(noteIn(event))))
    await send(paid, { ...paid, id: 'other', subject: 'pay-2' })
    await drain(deaf, { ...patience, attemptSeconds: 0.2 })
    expect((await kept()).map(({ state, attempts, reason }) => [state, attempts, reason])).toEqual([
      ['WAITING', 1, 'its handler took too long'],
      ['DONE', 1, null],
    ])
    isDeaf = false
    await timePasses()
    await drain(deaf)
    expect(await applied()).toEqual(['other', 'e-1'])
  })

  it('an event again when the node stopped in the middle, without counting that', async () => {
    const stop = new AbortController()
    const heard: boolean[] = []
    const stopped = harbor((_event, signal) => {
      stop.abort()
      heard.push(signal.aborted)
      return new Promise(() => undefined)
    })
    await send(paid)
    await handOn({ database: database.kysely, senders: [stopped], log: quiet, patience }, stop.signal)
    expect([heard, (await kept()).map(({ state, attempts }) => [state, attempts])]).toEqual([[true], [['WAITING', 0]]])
    await drain()
    expect(await applied()).toEqual(['e-1'])
  })

  it('an event with all that it books, or with nothing of it', async () => {
    let isBroken = true
    const half = harbor(async (event) => ({
      apply: async (transaction) => {
        await sql`INSERT INTO applied (event) VALUES (${event.eventId})`.execute(transaction)
        if (isBroken) throw new Error('the second step is refused')
      },
    }))
    await send(paid)
    await drain(half)
    expect([await applied(), (await kept())[0]?.state]).toEqual([[], 'WAITING'])
    isBroken = false
    await timePasses()
    await drain(half)
    expect([await applied(), (await kept())[0]?.state]).toEqual([['e-1'], 'DONE'])
  })

  it('only what its senders sent: an event of a party that left the settings waits for it', async () => {
    await send(paid)
    expect(await handOn({ database: database.kysely, senders: [harbor(noting.handle, 'other-harbor')], log: quiet })).toBe(false)
    expect((await kept())[0]).toMatchObject({ state: 'WAITING', attempts: 0 })
  })

  it('an event once when two nodes do it at the same time', async () => {
    const events = Array.from({ length: 40 }, (_, index) => ({
      ...paid,
      id: `e-${index}`,
      subject: `pay-${index % 20}`,
      at: minute(index),
    }))
    await send(...events)
    await Promise.all([drain(), drain(), drain()])
    const done = await applied()
    expect(done.toSorted()).toEqual(events.map(({ id }) => id).toSorted())
    expect(events.slice(0, 20).every((event, index) => done.indexOf(event.id) < done.indexOf(`e-${index + 20}`))).toBe(true)
  })

  it('an event as late when another node applied a later one while the sender was asked', async () => {
    const told: boolean[] = []
    const slow = harbor(async (event) => {
      told.push(event.isLate)
      if (told.length === 1) {
        await send({ ...paid, id: 'second', at: minute(2) })
        await database.kysely.updateTable('webhook_event').set({ state: 'DONE' }).where('event_id', '=', 'second').execute()
      }
      return noteIn(event)
    })
    await send(paid)
    await drain(slow)
    expect([told, await applied()]).toEqual([[false, true], ['e-1 late']])
  })
})

describe('a replay', () => {
  it('hands a kept event on once more, and what is not kept cannot be', async () => {
    await send(paid)
    await drain()
    expect(await replay(database.kysely, await idOf('e-1'))).toEqual(ok(undefined))
    await drain()
    expect(await applied()).toEqual(['e-1', 'e-1'])
    expect(await replay(database.kysely, 0n)).toEqual({ ok: false, error: 'EVENT_NOT_FOUND' })
  })
})
