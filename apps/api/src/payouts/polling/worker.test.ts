import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eventually } from '../../../test/support/accounts.ts'
import { embeddedDatabase } from '../../../test/support/embedded.ts'
import { startHarborBank, unavailable, type HarborBank } from '../../../test/support/harborPayouts.ts'
import { hurry, payoutServices, withdrawalNow } from '../../../test/support/payoutServices.ts'
import { newPlayer } from '../../../test/support/players.ts'
import { newApprovedWithdrawal, newWithdrawal } from '../../../test/support/withdrawals.ts'
import type { Database } from '../../db/database.ts'
import { AT_ONCE } from '../../kernel/polling.ts'
import type { Services } from '../../services.ts'
import { pollDue, sendDue, startPayouts } from './worker.ts'

const FUNDS = 20_000n
/** No text in the database may hold it. */
const NUL = '\u0000'

let database: Database
let bank: HarborBank
let services: Services
const logged: { readonly [field: string]: unknown }[] = []
beforeAll(async () => {
  database = await embeddedDatabase()
  bank = await startHarborBank()
  const log = pino({ level: 'error' }, { write: (line: string) => logged.push(JSON.parse(line) as (typeof logged)[number]) })
  services = { ...payoutServices(database, bank.party), log }
})
beforeEach(async () => {
  bank.before = () => false
  bank.after = () => false
  bank.opens = () => ({})
  logged.length = 0
  // What a test left due is not of the next one.
  await sql`UPDATE withdrawal SET send_at = NULL`.execute(database.kysely)
  await sql`UPDATE payout_attempt SET next_poll_at = NULL`.execute(database.kysely)
})
afterAll(async () => {
  await bank?.stop()
  await database?.close()
})

const player = () => newPlayer(database.kysely, { PRIZE: FUNDS })
const approved = async () => newApprovedWithdrawal(database.kysely, await player(), bank.party.id)
const now = (id: string) => withdrawalNow(database.kysely, id)
const stateOf = async (id: string) => (await now(id)).row.state
const sendNow = () => sendDue(services, bank.party.id)
const pollNow = () => pollDue(services, bank.party.id, new AbortController().signal)

/** A withdrawal that is due before all others and cannot be sent: nobody approved it. */
const unsendable = async () => {
  const id = await newWithdrawal(database.kysely, await player(), bank.party.id)
  await sql`UPDATE withdrawal SET send_at = clock_timestamp() - interval '1 hour' WHERE id = ${id}::uuid`.execute(database.kysely)
  return id
}

describe('one withdrawal that cannot be sent', () => {
  it('keeps none of the others, and is tried again later', async () => {
    const [bad, good] = [await unsendable(), await approved()]
    expect(await sendNow()).toBe(true)
    expect([await stateOf(bad), await stateOf(good)]).toEqual(['REQUESTED', 'PAID'])
    expect(logged).toMatchObject([{ party: bank.party.id, withdrawal: bad }])
    expect((await now(bad)).row.send_at?.getTime()).toBeGreaterThan(Date.now())
    expect(await sendNow()).toBe(false)
    expect(logged).toHaveLength(1)
  })

  it('keeps none of the others where there are as many as are begun at once', async () => {
    for (let count = 0; count < AT_ONCE; count += 1) await unsendable()
    const good = await approved()
    await sendNow().catch(() => undefined)
    await sendNow().catch(() => undefined)
    expect(await stateOf(good)).toBe('PAID')
  })
})

describe('one payout of which an answer cannot be kept', () => {
  /** The provider names the payout of this withdrawal by what cannot be kept. */
  const misname = (withdrawalId: string) => {
    bank.opens = (attemptId) => (misnamed.get(attemptId) === withdrawalId ? { reference: NUL } : {})
    const misnamed = new Map<string, string>()
    bank.before = async (_path, attemptId) => {
      const { rows } = await sql<{ id: string }>`SELECT withdrawal_id AS id FROM payout_attempt WHERE id = ${attemptId}::uuid`.execute(
        database.kysely,
      )
      misnamed.set(attemptId, rows[0]?.id ?? '')
      return false
    }
  }

  it('keeps none of the others from being sent, and is asked about', async () => {
    const [bad, good] = [await approved(), await approved()]
    misname(bad)
    expect(await sendNow()).toBe(true)
    expect([await stateOf(bad), await stateOf(good)]).toEqual(['SENDING', 'PAID'])
    const { attempts } = await now(bad)
    expect(attempts).toMatchObject([{ state: 'SENDING', next_poll_at: expect.any(Date) as Date }])
    expect(logged).toMatchObject([{ party: bank.party.id, attempt: attempts[0]?.id }])
  })

  it('keeps none of the others from being asked about, and is asked about again later', async () => {
    const [bad, good] = [await approved(), await approved()]
    misname(bad)
    bank.after = (path, _attemptId, response) => path === '/send' && unavailable(response)
    await sendNow()
    logged.length = 0
    for (const id of [bad, good]) await hurry(database.kysely, id)
    expect(await pollNow()).toBe(true)
    expect([await stateOf(bad), await stateOf(good)]).toEqual(['SENDING', 'PAID'])
    const { attempts } = await now(bad)
    expect(logged).toMatchObject([{ party: bank.party.id, attempt: attempts[0]?.id }])
    expect(attempts[0]?.next_poll_at?.getTime()).toBeGreaterThan(Date.now())
    expect(await pollNow()).toBe(false)
  })
})

describe('the worker', () => {
  it('sends what becomes due, and asks about what becomes due again', async () => {
    bank.after = (path, _attemptId, response) => path === '/send' && unavailable(response)
    const isBegun = (id: string) => eventually(async () => ((await now(id)).attempts.length > 0 ? true : undefined))
    const stop = startPayouts(services)
    try {
      // The first turn comes by itself, the next one in a minute: what is due before that has to be seen.
      await isBegun(await approved())
      const id = await approved()
      await isBegun(id)
      await wait(200)
      await hurry(database.kysely, id)
      await expect.poll(() => stateOf(id), { timeout: 10_000 }).toBe('PAID')
    } finally {
      await stop()
    }
  })
})

describe('a turn while the database is away', () => {
  it('rejects, so that the worker pauses', async () => {
    const away = await embeddedDatabase()
    await newApprovedWithdrawal(away.kysely, await newPlayer(away.kysely, { PRIZE: FUNDS }), bank.party.id)
    bank.before = async (_path, _attemptId, response) => {
      await away.close()
      return unavailable(response)
    }
    await expect(sendDue({ ...services, database: away }, bank.party.id)).rejects.toThrow('driver has already been destroyed')
  })
})
