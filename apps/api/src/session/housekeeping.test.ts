import { afterAll, beforeAll, expect, it } from 'vitest'
import { embeddedDatabase } from '../../test/support/embedded.ts'
import { newPlayer } from '../../test/support/players.ts'
import type { Database } from '../db/database.ts'
import { sweepSessions } from './housekeeping.ts'

let database: Database
beforeAll(async () => {
  database = await embeddedDatabase()
})
afterAll(() => database?.close())

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

it('forgets sessions that ran out thirty days ago, with the push tokens and refresh tokens that hung on them', async () => {
  const { kysely } = database
  const player_id = await newPlayer(kysely)
  const outcomes: string[] = []
  for (const days of [31, 29, -1]) {
    const { id } = await kysely
      .insertInto('session')
      .values({ player_id, expires_at: daysAgo(days), ip: '203.0.113.1' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await kysely
      .insertInto('push_token')
      .values({ token: `push ${id}`, session_id: id, source_type: 'WEB_APP' })
      .execute()
    await kysely
      .insertInto('refresh_token')
      .values({ token_hash: Buffer.from(id), session_id: id, generation: 0 })
      .execute()
    outcomes.push(id)
  }
  await sweepSessions({ database })
  const left = await kysely.selectFrom('session').select('id').orderBy('expires_at').execute()
  expect(left.map(({ id }) => id)).toEqual(outcomes.slice(1))
  expect(await kysely.selectFrom('push_token').select('session_id').execute()).toEqual([{ session_id: outcomes[2] }])
  expect(await kysely.selectFrom('refresh_token').select('session_id').execute()).toEqual([{ session_id: outcomes[2] }])
})
