import { casesOf, countCases, seedsOf } from '@lagoon/testing/cases'
import { seeded } from '@lagoon/testing/seeded'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../src/db/database.ts'
import { reconcile } from '../../src/ledger/reconcile/reconcile.ts'
import { localBus, openHub } from '../../src/realtime/hub.ts'
import { seedWithdrawals } from '../../src/seed/seedWithdrawals.ts'
import type { Services } from '../../src/services.ts'
import { harborPayments, startHarbor, type Harbor } from '../support/harborPayments.ts'
import { inParallel } from '../support/inParallel.ts'
import { brokenInvariants } from '../support/invariants.ts'
import { startPaymaster } from '../support/paymaster.ts'
import { fillCatalog } from '../support/players.ts'
import { plant } from '../support/plant.ts'
import { playWallet } from '../support/playWallet.ts'
import { scratchDatabase, type Scratch } from '../support/postgres.ts'
import { testServices } from '../support/services.ts'

const COMMANDS = 200
const LANES = 6

const paymaster = startPaymaster()
let scratch: Scratch
let harbor: Harbor
beforeAll(async () => {
  harbor = await startHarbor()
  scratch = await scratchDatabase()
  const database = await scratch.open()
  const { kysely } = database
  await fillCatalog(kysely)
  await seedWithdrawals(kysely)
  // Bounds of stakes and limits on calls are not what the model is about.
  await kysely.updateTable('game').set({ min_stake: 1n, max_stake: 1_000_000n }).execute()
  await sql`CREATE OR REPLACE FUNCTION take_throttle(p_bucket text, p_limit integer, p_window_seconds integer)
    RETURNS integer LANGUAGE sql AS 'SELECT 0'`.execute(kysely)
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
    config: { ...services.config, payments: [harbor.party], payouts: [paymaster.party] },
    protocols: { ...services.protocols, payments: { harbor: harborPayments }, payouts: { paymaster: paymaster.protocol } },
  }
}

/** Plays so many runs on a copy of the database, into which a bug may be planted before; answers what differs from the model. */
const play = async (runs: number, plantBug: (database: Database) => Promise<unknown> = async () => undefined): Promise<string[]> => {
  const copy = await scratch.copy()
  try {
    const database = await copy.open({ connections: LANES * 2 })
    const services = await servicesOver(database)
    await plantBug(database)
    const wrong: string[] = []
    await inParallel(LANES, seedsOf(runs), async (seed) => {
      if (wrong.length >= 10) return
      const found = await playWallet(services, harbor, { random: seeded(seed), commands: COMMANDS })
      if (found !== undefined) wrong.push(`seed ${seed}: ${found}`)
    })
    wrong.push(...(await brokenInvariants(database.kysely)), ...(await reconcile(database.kysely)).map(({ check }) => check))
    await database.close()
    return wrong
  } finally {
    await copy.drop()
  }
}

describe('H6 a wallet', () => {
  const runs = casesOf(1_000)
  it('equals a model after each of 200 commands and crashes', { timeout: 3_600_000 }, async (context) => {
    countCases(context, runs)
    expect(await play(runs)).toEqual([])
  })

  const bugs: readonly [string, (database: Database) => Promise<unknown>][] = [
    ['a win that is paid twice', ({ kysely }) => plant(kysely, 'round_win', `IF v_round.state = 'SETTLED'`, 'IF false')],
    [
      'a repeat that is booked again',
      async ({ kysely }) => {
        await sql`CREATE FUNCTION spoil() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.key := NEW.key || random(); RETURN NEW; END $$`.execute(
          kysely,
        )
        await sql`CREATE TRIGGER spoilt BEFORE INSERT ON ledger_tx FOR EACH ROW EXECUTE FUNCTION spoil()`.execute(kysely)
      },
    ],
    [
      'a hold of one minor unit less',
      ({ kysely }) =>
        plant(
          kysely,
          'ledger_hold',
          /ROW \('PLAYER', '', p_kind, -p_amount\), ROW \('HELD', '', p_kind, p_amount\)/,
          `ROW ('PLAYER', '', p_kind, 1 - p_amount), ROW ('HELD', '', p_kind, p_amount - 1)`,
        ),
    ],
  ]
  it.each(bugs)('canary: and finds %s', async (_bug, plantBug) => {
    expect((await play(4, plantBug)).filter((found) => found.startsWith('seed'))).not.toEqual([])
  })
})
