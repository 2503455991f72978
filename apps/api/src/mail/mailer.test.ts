import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { eventually } from '../../test/support/accounts.ts'
import { embeddedDatabase } from '../../test/support/embedded.ts'
import { newPlayer } from '../../test/support/players.ts'
import { testServices } from '../../test/support/services.ts'
import type { Database } from '../db/database.ts'
import { localBus, openHub } from '../realtime/hub.ts'
import type { Email } from './email.ts'
import { startMailer } from './mailer.ts'

let database: Database
beforeAll(async () => {
  database = await embeddedDatabase()
})
afterAll(() => database?.close())
beforeEach(() => database.kysely.deleteFrom('outgoing_message').execute())

const queueFor = (playerId: string) =>
  database.kysely.insertInto('outgoing_message').values({ kind: 'password-changed', player_id: playerId }).execute()

it('takes every message that waits, one after the other, and none once it is stopped', async () => {
  const emails: Email[] = []
  const services = testServices(database, await openHub(localBus))
  const take = async (email: Email) => void emails.push(email)
  const mailer = startMailer(services, { email: take, text: async () => undefined })
  const playerId = await newPlayer(database.kysely)
  for (let number = 0; number < 12; number += 1) await queueFor(playerId)
  mailer.wake()
  await eventually(() => (emails.length === 12 ? true : undefined))
  await mailer.stop()
  mailer.wake()
  expect(emails).toHaveLength(12)
})

it('is the only one to send a message, also while the mail server keeps its node waiting', async () => {
  const services = testServices(database, await openHub(localBus))
  const answered = Promise.withResolvers<void>()
  const [slow, other]: [Email[], Email[]] = [[], []]
  const sendSlowly = async (email: Email): Promise<void> => {
    slow.push(email)
    await answered.promise
  }
  for (let number = 0; number < 5; number += 1) await queueFor(await newPlayer(database.kysely))
  const waiting = startMailer(services, { email: sendSlowly, text: async () => undefined })
  await eventually(() => (slow.length === 1 ? true : undefined))
  await sql`UPDATE outgoing_message SET due_at = due_at - interval '30 seconds'`.execute(database.kysely)
  const idle = startMailer(services, { email: async (email) => void other.push(email), text: async () => undefined })
  await eventually(() => (other.length >= 4 ? true : undefined))
  answered.resolve()
  await Promise.all([waiting.stop(), idle.stop()])
  const addressees = [...slow, ...other].map(({ to }) => to)
  expect([addressees.length, new Set(addressees).size]).toEqual([5, 5])
})

it('tries a message again a little later each time that it could not be handed over', async () => {
  const services = testServices(database, await openHub(localBus))
  const tried: Email[] = []
  const refuse = async (email: Email): Promise<void> => {
    tried.push(email)
    throw new Error('connect ECONNREFUSED')
  }
  const mailer = startMailer(services, { email: refuse, text: async () => undefined })
  await queueFor(await newPlayer(database.kysely))
  for (const seconds of [5, 10, 20]) {
    mailer.wake()
    const pause = sql<number>`round(extract(epoch FROM due_at - clock_timestamp()))::integer`.as('pause')
    const [row] = await eventually(async () => {
      const rows = await database.kysely
        .selectFrom('outgoing_message')
        .select([pause, 'attempts'])
        .where('due_at', '>', sql<Date>`now()`)
        .execute()
      return rows[0] && tried.length === rows[0].attempts && rows[0].pause <= 20 ? rows : undefined
    })
    expect(Math.abs((row?.pause ?? 0) - seconds)).toBeLessThanOrEqual(1)
    await database.kysely
      .updateTable('outgoing_message')
      .set({ due_at: new Date(0) })
      .execute()
  }
  await mailer.stop()
})
