import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../src/db/database.ts'
import { buyPackage } from '../../src/modules/wallet/cashier/buyPackage.ts'
import { quoteOf } from '../../src/modules/wallet/cashier/cashier.ts'
import { Problem } from '../../src/problem.ts'
import { openHub, localBus } from '../../src/realtime/hub.ts'
import { seedCashier } from '../../src/seed/seedCashier.ts'
import type { Services } from '../../src/services.ts'
import { harborPayments, startHarbor, type Harbor } from '../support/harborPayments.ts'
import { newPlayer } from '../support/players.ts'
import { scratchDatabase, type Scratch } from '../support/postgres.ts'
import { testServices } from '../support/services.ts'

const COUPON = 'LAST-ONE'
const cove = { packageId: 'cove' }

let scratch: Scratch
let harbor: Harbor
beforeAll(async () => {
  harbor = await startHarbor()
  scratch = await scratchDatabase()
  const database = await scratch.open()
  await seedCashier(database.kysely)
  await database.kysely.insertInto('coupon').values({ code: COUPON, discount_percent: 50, max_uses: 1 }).execute()
  await database.close()
})
afterAll(async () => {
  await harbor?.stop()
  await scratch?.drop()
})

const servicesOver = async (database: Database): Promise<Services> => {
  const services = testServices(database, await openHub(localBus))
  return {
    ...services,
    config: { ...services.config, payments: [harbor.party] },
    protocols: { payments: { harbor: harborPayments }, payouts: {}, identity: {} },
  }
}

const buyer = async ({ database: { kysely } }: Services): Promise<string> => {
  const id = await newPlayer(kysely)
  await kysely.updateTable('player').set({ country: 'US' }).where('id', '=', id).execute()
  return id
}

/** How many of so many purchases at once are begun; anything but a refusal is thrown. */
const begunOf = async (
  services: Services,
  purchases: readonly { playerId: string; order: { packageId: string }; coupon?: string }[],
): Promise<number> => {
  const inputs = await Promise.all(
    purchases.map(async ({ playerId, ...asked }) => {
      const { total } = await quoteOf(services, playerId, asked)
      return { playerId, input: { ...asked, methodId: harbor.party.id, expected: total, overThreshold: true } }
    }),
  )
  const begun = await Promise.all(
    inputs.map(async ({ playerId, input }) => {
      try {
        await buyPackage(services, { playerId, intentKey: randomUUID(), ip: '203.0.113.1' }, input)
        return true
      } catch (error) {
        if (error instanceof Problem && error.body.status < 500) return false
        throw error
      }
    }),
  )
  return begun.filter(Boolean).length
}

/** How often each of the three is given away that is there once: a coupon, an offer of a player, what a limit leaves. */
const races = {
  'a coupon of one use × 50 at once': async (services: Services) => {
    const players = await Promise.all(Array.from({ length: 50 }, () => buyer(services)))
    return begunOf(
      services,
      players.map((playerId) => ({ playerId, order: cove, coupon: COUPON })),
    )
  },
  'an offer of one for each player × 20 at once': async (services: Services) => {
    const playerId = await buyer(services)
    return begunOf(
      services,
      Array.from({ length: 20 }, () => ({ playerId, order: { packageId: 'regatta' } })),
    )
  },
  'an offer for the first purchase × 20 at once': async (services: Services) => {
    const playerId = await buyer(services)
    return begunOf(
      services,
      Array.from({ length: 20 }, () => ({ playerId, order: { packageId: 'first-voyage' } })),
    )
  },
  'what a player’s limit of one purchase leaves × 20 at once': async (services: Services) => {
    const playerId = await buyer(services)
    const limit = { player_id: playerId, minor: 1_998n - 1n, days: 7, set_by: 'PLAYER' } as const
    await services.database.kysely.insertInto('deposit_limit').values(limit).execute()
    return begunOf(
      services,
      Array.from({ length: 20 }, () => ({ playerId, order: cove })),
    )
  },
} as const
type Race = keyof typeof races

/** Runs a race on a copy of the database, into which a bug may be planted before. */
const run = async (race: Race, plantBug: (database: Database) => Promise<unknown> = async () => undefined): Promise<number> => {
  const copy = await scratch.copy()
  try {
    const database = await copy.open({ connections: 32 })
    await plantBug(database)
    const begun = await races[race](await servicesOver(database))
    await database.close()
    return begun
  } finally {
    await copy.drop()
  }
}

/** A trigger that spoils what is written. */
const spoil =
  (table: string, event: 'INSERT' | 'UPDATE', assignment: string) =>
  async ({ kysely }: Database) => {
    await sql.raw(`CREATE FUNCTION spoil() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${assignment}; RETURN NEW; END $$`).execute(kysely)
    await sql.raw(`CREATE TRIGGER spoilt BEFORE ${event} ON ${table} FOR EACH ROW EXECUTE FUNCTION spoil()`).execute(kysely)
  }

describe('I9 what there is once is given once', () => {
  it.each(Object.keys(races) as Race[])('%s', async (race) => {
    expect(await run(race)).toBe(1)
  })

  const canaries: readonly [string, Race, (database: Database) => Promise<unknown>][] = [
    ['uses of a coupon that are not counted', 'a coupon of one use × 50 at once', spoil('coupon', 'UPDATE', 'NEW.uses := 0')],
    [
      'a claim that does not say that it is the player’s only one',
      'an offer of one for each player × 20 at once',
      spoil('package_claim', 'INSERT', 'NEW.is_once_per_player := false'),
    ],
    [
      'payments that a limit and a first purchase do not see',
      'what a player’s limit of one purchase leaves × 20 at once',
      spoil('payment', 'INSERT', `NEW.created_at := '2001-01-01'`),
    ],
  ]
  it.each(canaries)('canary: %s are seen', async (_bug, race, plantBug) => {
    expect(await run(race, plantBug)).toBeGreaterThan(1)
  })
})
