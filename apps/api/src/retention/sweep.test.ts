import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { embeddedDatabase } from '../../test/support/embedded.ts'
import { fillCatalogue, newGameSession, newPlayer, PROVIDER } from '../../test/support/players.ts'
import type { Database } from '../db/database.ts'
import { takeNonce } from '../kernel/nonces.ts'
import { bet } from '../ledger/rounds.ts'
import { kept, retentions } from './retention.ts'
import { sweepAll } from './sweep.ts'

let database: Database
beforeAll(async () => {
  database = await embeddedDatabase()
  await fillCatalogue(database.kysely)
})
afterAll(() => database?.close())

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

it('knows of every table whether its rows go, or why they stay', async () => {
  const tables = (await database.kysely.introspection.getTables()).map(({ name }) => name).filter((name) => !name.startsWith('kysely_'))
  const swept = retentions.map(({ table }) => table)
  expect([...swept, ...Object.keys(kept)].toSorted()).toEqual(tables.toSorted())
})

it('tells of a sweep that fails, how often, until it succeeds, and does the others', async () => {
  const { kysely } = database
  const said: unknown[] = []
  const log = { info: () => {}, error: (facts: unknown) => void said.push(facts) }
  await takeNonce(kysely, PROVIDER, 'an-old-nonce-of-a-call', daysAgo(1))
  const broken = { table: 'outgoing_message', isOver: sql<boolean>`1 / 0 = 1` } as const
  const others = retentions.filter(({ table }) => table !== 'outgoing_message')
  for (let turn = 1; turn <= 2; turn += 1) await sweepAll({ database, log: log as never }, [broken, ...others])
  expect(said).toMatchObject([
    { sweep: 'outgoing_message', failures: 1, reason: 'division by zero' },
    { sweep: 'outgoing_message', failures: 2 },
  ])
  expect(await kysely.selectFrom('provider_nonce').select('nonce').execute()).toEqual([])
  const last = () => kysely.selectFrom('sweep').select(['failures', 'reason']).where('name', '=', 'outgoing_message').execute()
  expect(await last()).toEqual([{ failures: 2, reason: 'division by zero' }])
  await sweepAll({ database, log: log as never })
  expect(await last()).toEqual([{ failures: 0, reason: null }])
})

it('forgets game sessions that are long over, but not one whose round is open', async () => {
  const { kysely } = database
  const player = await newPlayer(kysely, { GAME: 1_000n })
  const [open, over, fresh] = [
    await newGameSession(kysely, player),
    await newGameSession(kysely, player),
    await newGameSession(kysely, player),
  ]
  const call = { providerId: PROVIDER, sessionId: open, transactionId: `${open}:b`, gameplayId: `${open}:r`, minor: 100n }
  expect(await bet(kysely, call)).toMatchObject({ ok: true })
  await kysely
    .updateTable('game_session')
    .set({ expires_at: daysAgo(91) })
    .where('id', 'in', [open, over])
    .execute()
  await sweepAll({ database, log: pino({ level: 'silent' }) })
  const left = await kysely.selectFrom('game_session').select('id').execute()
  expect(new Set(left.map(({ id }) => id))).toEqual(new Set([open, fresh]))
})

it('deletes in batches as many as there are', async () => {
  await sql`INSERT INTO throttle (bucket, window_start, hits) SELECT 'old:' || n, now() - interval '2 days', 1 FROM generate_series(1, 12000) n`.execute(
    database.kysely,
  )
  await sweepAll({ database, log: pino({ level: 'silent' }) })
  expect(await database.kysely.selectFrom('throttle').select('bucket').execute()).toEqual([])
  expect((await database.kysely.selectFrom('sweep').select('deleted').where('name', '=', 'throttle').executeTakeFirst())?.deleted).toBe(
    12_000n,
  )
})

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
  await sweepAll({ database, log: pino({ level: 'silent' }) })
  const left = await kysely.selectFrom('session').select('id').orderBy('expires_at').execute()
  expect(left.map(({ id }) => id)).toEqual(outcomes.slice(1))
  const tokens = await kysely.selectFrom('push_token').select('session_id').execute()
  expect(tokens.map(({ session_id: id }) => id).toSorted()).toEqual(outcomes.slice(1).toSorted())
  expect(await kysely.selectFrom('refresh_token').select('session_id').execute()).toEqual([{ session_id: outcomes[2] }])
})
