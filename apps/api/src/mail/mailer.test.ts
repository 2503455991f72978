import { afterAll, beforeAll, expect, it } from 'vitest'
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

it('takes every message that waits batch after batch, and none once it is stopped', async () => {
  const emails: Email[] = []
  const services = testServices(database, await openHub(localBus))
  const take = async (email: Email) => void emails.push(email)
  const mailer = startMailer(services, { email: take, text: async () => undefined })
  const playerId = await newPlayer(database.kysely)
  for (let number = 0; number < 12; number += 1)
    await database.kysely.insertInto('outgoing_message').values({ kind: 'password-changed', player_id: playerId }).execute()
  mailer.wake()
  await eventually(() => (emails.length === 12 ? true : undefined))
  await mailer.stop()
  mailer.wake()
  expect(emails).toHaveLength(12)
})
