import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { embeddedDatabase } from '../../../test/support/embedded.ts'
import { harborParty } from '../../../test/support/harborPayouts.ts'
import { payoutServices } from '../../../test/support/payoutServices.ts'
import { newPlayer } from '../../../test/support/players.ts'
import { AMOUNT, newWithdrawal } from '../../../test/support/withdrawals.ts'
import type { Database } from '../../db/database.ts'
import type { Services } from '../../services.ts'
import { approveByRule } from './automatic.ts'

let database: Database
let services: Services
let wakes = 0
const logged: { readonly [field: string]: unknown }[] = []
beforeAll(async () => {
  database = await embeddedDatabase()
  const log = pino({ level: 'error' }, { write: (line: string) => logged.push(JSON.parse(line) as (typeof logged)[number]) })
  services = { ...payoutServices(database, harborParty('https://bank.harbor.test')), log, wakeOutbox: () => void (wakes += 1) }
  await sql`UPDATE review_terms SET automatic_up_to_minor = ${AMOUNT}::bigint WHERE currency = 'USD'`.execute(database.kysely)
})
afterEach(async () => {
  await sql`DROP TRIGGER IF EXISTS break_it ON withdrawal`.execute(database.kysely)
  await sql`UPDATE player SET id_verified = false`.execute(database.kysely)
  logged.length = 0
  wakes = 0
})
afterAll(() => database?.close())

/** A withdrawal that the rule allows. */
const allowed = async () => {
  const playerId = await newPlayer(database.kysely, { PRIZE: 2n * AMOUNT })
  await sql`UPDATE player SET id_verified = true WHERE id = ${playerId}::uuid`.execute(database.kysely)
  return newWithdrawal(database.kysely, playerId)
}
const stateOf = async (id: string) =>
  (await database.kysely.selectFrom('withdrawal').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state

/** By its events it was cancelled, so that the machine refuses to approve it. */
const contradict = (id: string) =>
  sql`INSERT INTO withdrawal_event (withdrawal_id, kind, source, actor, subject, at)
    VALUES (${id}::uuid, 'CANCELLED', 'PLAYER', '', '', clock_timestamp())`.execute(database.kysely)
/** Whatever changes it throws, with this SQLSTATE. */
const breakIt = async (id: string, code = 'P0001') => {
  await sql
    .raw(
      `CREATE OR REPLACE FUNCTION break_it() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'broken' USING ERRCODE = '${code}'; END $$`,
    )
    .execute(database.kysely)
  await sql
    .raw(`CREATE TRIGGER break_it BEFORE UPDATE ON withdrawal FOR EACH ROW WHEN (OLD.id = '${id}') EXECUTE FUNCTION break_it()`)
    .execute(database.kysely)
}

describe('one withdrawal that the rule cannot approve', () => {
  it.each([
    ['throws', breakIt],
    ['is refused', contradict],
  ] as const)('where it %s: keeps none of the others, and is tried again later', async (_how, spoil) => {
    const [bad, good] = [await allowed(), await allowed()]
    await spoil(bad)
    const putOff = new Map<string, number>()
    const now = Date.now()
    expect(await approveByRule(services, putOff, now)).toBe(true)
    expect([await stateOf(bad), await stateOf(good)]).toEqual(['REQUESTED', 'APPROVED'])
    expect(logged).toMatchObject([{ withdrawal: bad }])
    expect(wakes).toBeGreaterThan(0)
    expect(await approveByRule(services, putOff, now)).toBe(false)
    expect(logged).toHaveLength(1)
    expect(await approveByRule(services, putOff, now + 120_000)).toBe(false)
    expect(logged).toHaveLength(2)
  })

  it('keeps none of the others where there are as many as are approved at once', async () => {
    for (let count = 0; count < 20; count += 1) await contradict(await allowed())
    const good = await allowed()
    const putOff = new Map<string, number>()
    await approveByRule(services, putOff)
    await approveByRule(services, putOff)
    expect(await stateOf(good)).toBe('APPROVED')
  })
})

it('rejects where the database is away, so that the worker pauses, and begins with another one then', async () => {
  const [bad, good] = [await allowed(), await allowed()]
  await breakIt(bad, '57P03')
  const putOff = new Map<string, number>()
  await expect(approveByRule(services, putOff)).rejects.toThrow('broken')
  expect(await stateOf(good)).toBe('REQUESTED')
  expect(await approveByRule(services, putOff)).toBe(true)
  expect(await stateOf(good)).toBe('APPROVED')
})
