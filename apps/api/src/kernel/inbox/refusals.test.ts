import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { embeddedDatabase } from '../../../test/support/embedded.ts'
import type { Database } from '../../db/database.ts'
import { keepRefusal } from './refusals.ts'

let database: Database
beforeAll(async () => {
  database = await embeddedDatabase()
})
afterAll(() => database?.close())

const sender = { kind: 'payments', name: 'harbor' } as const
const kept = () => database.kysely.selectFrom('webhook_refusal').select(['refusal', 'times', 'body']).orderBy('id').execute()

it('keeps what was refused once for each reason, and the beginning of what is long', async () => {
  for (const refusal of ['BAD_SIGNATURE', 'BAD_SIGNATURE', 'STALE'] as const)
    await keepRefusal(database.kysely, sender, refusal, Buffer.from('{}'))
  await keepRefusal(database.kysely, sender, 'UNREADABLE', Buffer.alloc(60_000, 'x'))
  const rows = await kept()
  expect(rows.map(({ refusal, times, body }) => [refusal, times, body.length])).toEqual([
    ['BAD_SIGNATURE', 2, 2],
    ['STALE', 1, 2],
    ['UNREADABLE', 1, 2_048],
  ])
})

it('keeps no more than a thousand of a sender, and still counts those it has', async () => {
  await sql`INSERT INTO webhook_refusal (kind, party, refusal, body_hash, body)
    SELECT 'payments', 'flooded', 'BAD_SIGNATURE', sha256(n::text::bytea), '' FROM generate_series(1, 1000) n`.execute(database.kysely)
  const flooded = { kind: 'payments', name: 'flooded' } as const
  await keepRefusal(database.kysely, flooded, 'BAD_SIGNATURE', Buffer.from('one more'))
  await keepRefusal(database.kysely, flooded, 'BAD_SIGNATURE', Buffer.from('7'))
  const { rows } = await sql<{ count: bigint; times: bigint }>`SELECT count(*) AS count, sum(times) AS times FROM webhook_refusal
    WHERE party = 'flooded'`.execute(database.kysely)
  expect(rows).toEqual([{ count: 1_000n, times: 1_001n }])
})
