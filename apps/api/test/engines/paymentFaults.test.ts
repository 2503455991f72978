import { countCases, seedsOf } from '@lagoon/testing/cases'
import { seeded } from '@lagoon/testing/seeded'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Party } from '@lagoon/contract/parties/parties'
import type { Database } from '../../src/db/database.ts'
import { reconcile } from '../../src/ledger/reconcile/reconcile.ts'
import { pollDue } from '../../src/payments/polling/worker.ts'
import type { Services } from '../../src/services.ts'
import { webhookSenders } from '../../src/webhooks.ts'
import { dyingServices } from '../support/dyingServices.ts'
import { startHarbor, type Harbor } from '../support/harborPayments.ts'
import { inParallel } from '../support/inParallel.ts'
import { creditsOf, paymentServices } from '../support/paymentServices.ts'
import { newPlayer } from '../support/players.ts'
import { scratchDatabase, type Scratch } from '../support/postgres.ts'
import { buy } from '../support/purchases.ts'

const TOKENS = 500_000n
const never = Number.POSITIVE_INFINITY

let scratch: Scratch
let database: Database
let harbor: Harbor
let services: Services

/** Harbor under a name of its own: what one purchase of the test polls, no other one does. */
const laneOf = (lane: number): Services => {
  const party = { ...harbor.party, id: `harbor-${lane}` }
  return paymentServices(database, { party })
}
const partyOf = (of: Services): Party => of.config.payments[0] as Party

beforeAll(async () => {
  scratch = await scratchDatabase()
  database = await scratch.open()
  harbor = await startHarbor()
  services = laneOf(0)
})
afterAll(async () => {
  await database?.close()
  await harbor?.stop()
  await scratch?.drop()
})

const paymentOf = async (playerId: string): Promise<string | undefined> =>
  (await database.kysely.selectFrom('payment').select('id').where('player_id', '=', playerId).executeTakeFirst())?.id

/** The player pays at the provider as soon as it knows the payment. */
const payThere = (id: string | undefined): void => {
  if (id !== undefined && harbor.books.has(id)) harbor.says(id, 'SUCCEEDED', { transactionId: `t-${id}`, at: '2026-11-22T09:00:00.000Z' })
}

/** What the inbox does with a kept notice, without its turns. */
const handOver = async (of: Services, id: string, eventId: string): Promise<void> => {
  const said = harbor.books.get(id)?.said
  const body = Buffer.from(JSON.stringify({ id: eventId, subject: `h-${id}`, at: '2026-11-22T09:00:00.000Z', said }))
  const event = { id: 1n, eventId, subject: `h-${id}`, at: new Date(), body, attempts: 0, isLate: false }
  const handling = await webhookSenders(of)[0]?.handle(event, new AbortController().signal)
  if (handling && 'apply' in handling) await of.database.kysely.transaction().execute((transaction) => handling.apply(transaction))
}

const pollNow = async (of: Services, id: string): Promise<void> => {
  await sql`UPDATE payment SET next_poll_at = now() WHERE id = ${id}::uuid`.execute(of.database.kysely)
  await pollDue(of, partyOf(of).id, new AbortController().signal)
}

/** A purchase from its submission to its tokens, by a notice and a poll. */
const walk = async (of: Services, playerId: string): Promise<void> => {
  const id = await buy(of, { party: partyOf(of) }, playerId, { intentKey: 'the-only-intent' })
  payThere(id)
  await handOver(of, id, 'n-1')
  await pollNow(of, id)
}

/** How many points a purchase has at which its process can end. */
const countPoints = async (): Promise<number> => {
  const counting = dyingServices(services, never)
  await walk(counting.services, await newPlayer(database.kysely))
  return counting.points()
}

/** Ends the process of a purchase at a point, goes on with another one, and answers how often the tokens were credited. */
const endAndGoOn = async (
  services: Services,
  endsAt: number,
  random: () => number,
): Promise<{ moves: number; balance: bigint; hasDied: boolean }> => {
  const playerId = await newPlayer(database.kysely)
  const dying = dyingServices(services, endsAt)
  await walk(dying.services, playerId).catch(() => undefined)
  // Who got no answer submits the same again, or not; what was never kept is only bought by that.
  if (random() < 0.5 || (await paymentOf(playerId)) === undefined)
    await buy(services, { party: partyOf(services) }, playerId, { intentKey: 'the-only-intent' })
  const id = (await paymentOf(playerId)) ?? ''
  if (!harbor.books.has(id)) await pollNow(services, id)
  payThere(id)
  if (random() < 0.5) await handOver(services, id, 'n-1').catch(() => undefined)
  await pollNow(services, id)
  await pollNow(services, id)
  const { moves, balance } = await creditsOf(database.kysely, id)
  return { moves, balance, hasDied: dying.hasDied() }
}

describe('a process that ends between provider and ledger', () => {
  it('S3 at 200 random points, statements and calls undone from there on as a kill undoes them, credits once in 200 of 200', async (context) => {
    countCases(context, 200)
    const points = await countPoints()
    expect(points).toBeGreaterThan(40)
    const wrong: object[] = []
    const at = new Set<number>()
    await inParallel(6, seedsOf(200), async (seed, lane) => {
      const random = seeded(seed)
      const endsAt = 1 + Math.floor(random() * points)
      at.add(endsAt)
      const found = await endAndGoOn(laneOf(lane), endsAt, random)
      if (found.moves !== 1 || found.balance !== TOKENS || !found.hasDied) wrong.push({ endsAt, ...found })
    })
    expect(wrong).toEqual([])
    expect(at.size).toBeGreaterThan(points / 2)
    expect(await reconcile(database.kysely)).toEqual([])
  })

  it('S3 canary: where a settled payment is forgotten to be one, or its key is another each time, it is noticed', async () => {
    const playerId = await newPlayer(database.kysely)
    await walk(services, playerId)
    const id = (await paymentOf(playerId)) ?? ''
    await sql`UPDATE payment SET settled_at = NULL WHERE id = ${id}::uuid`.execute(database.kysely)
    await pollNow(services, id)
    // The ledger's own key holds: a repeat is the same move.
    expect(await creditsOf(database.kysely, id)).toMatchObject({ moves: 1, balance: TOKENS })
    await sql`ALTER TABLE ledger_tx DISABLE TRIGGER USER`.execute(database.kysely)
    await sql`UPDATE ledger_tx SET key = key || ':again' WHERE key = ${id}`.execute(database.kysely)
    expect((await reconcile(database.kysely)).map(({ check }) => check)).toContain('a purchase equals its payment')
    await sql`UPDATE payment SET settled_at = NULL WHERE id = ${id}::uuid`.execute(database.kysely)
    await pollNow(services, id)
    expect(await creditsOf(database.kysely, id)).toMatchObject({ moves: 2, balance: 2n * TOKENS })
  })
})
