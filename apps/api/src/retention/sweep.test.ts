import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { embeddedDatabase } from '../../test/support/embedded.ts'
import { fillCatalog, newGameSession, newPlayer, PROVIDER } from '../../test/support/players.ts'
import type { Database } from '../db/database.ts'
import { takeNonce } from '../kernel/nonces.ts'
import { bet } from '../ledger/rounds.ts'
import { kept, retentions, type Retention } from './retention.ts'
import { sweepAll } from './sweep.ts'

let database: Database
beforeAll(async () => {
  database = await embeddedDatabase()
  await fillCatalog(database.kysely)
})
afterAll(() => database?.close())

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

const quiet = { level: 'silent' } as const
/** Sweeps by the registry, in which a canary changes what is over of one table. */
const sweep = (changed: Partial<Retention> = {}) =>
  sweepAll(
    { database, log: pino(quiet) },
    retentions.map((retention) => (retention.table === changed.table ? { ...retention, ...changed } : retention)),
  )
const never = sql<boolean>`false`
const always = sql<boolean>`true`

/** Tables of which neither the registry nor the list of what stays knows, and those that are not there. */
const unknownTables = async (): Promise<readonly string[]> => {
  const tables = (await database.kysely.introspection.getTables()).map(({ name }) => name).filter((name) => !name.startsWith('kysely_'))
  const known = [...retentions.map(({ table }) => table), ...Object.keys(kept)]
  return [...tables.filter((name) => !known.includes(name)), ...known.filter((name) => !tables.includes(name))]
}

it('knows of every table whether its rows go, or why they stay; canary: a table of which nobody said is named', async () => {
  expect(await unknownTables()).toEqual([])
  await sql`CREATE TABLE planted (id integer)`.execute(database.kysely)
  expect(await unknownTables()).toEqual(['planted'])
  await sql`DROP TABLE planted`.execute(database.kysely)
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

/** What a sweep leaves of three game sessions: one whose round is open, one that is long over, and a new one. */
const gameSessionsLeft = async (changed?: Partial<Retention>): Promise<readonly string[]> => {
  const { kysely } = database
  const player = await newPlayer(kysely, { GAME: 1_000n })
  const names = ['open', 'over', 'fresh']
  const ids: string[] = []
  for (const _ of names) ids.push(await newGameSession(kysely, player))
  const [open = '', over = ''] = ids
  const call = { providerId: PROVIDER, sessionId: open, transactionId: `${open}:b`, gameplayId: `${open}:r`, minor: 100n }
  expect(await bet(kysely, call)).toMatchObject({ ok: true })
  await kysely
    .updateTable('game_session')
    .set({ expires_at: daysAgo(91) })
    .where('id', 'in', [open, over])
    .execute()
  await sweep(changed)
  const left = await kysely.selectFrom('game_session').select('id').where('id', 'in', ids).execute()
  return names.filter((_, n) => left.some(({ id }) => id === ids[n]))
}

it('forgets game sessions that are long over, but not one whose round is open', async () => {
  expect(await gameSessionsLeft()).toEqual(['open', 'fresh'])
})

it('canary: a sweep that forgets nothing, and one that forgets what it should not, are noticed', async () => {
  expect(await gameSessionsLeft({ table: 'game_session', isOver: never })).toEqual(['open', 'over', 'fresh'])
  const whileFresh = sql<boolean>`id NOT IN (SELECT game_session_id FROM round WHERE state = 'OPEN')`
  expect(await gameSessionsLeft({ table: 'game_session', isOver: whileFresh })).toEqual(['open'])
  expect(await sessionsLeft({ table: 'session', isOver: never })).toEqual([31, 29, -1])
  expect(await sessionsLeft({ table: 'session', isOver: always })).toEqual([])
  expect(await sessionsLeft({ table: 'refresh_token', isOver: always }, 'refresh_token')).toEqual([])
  expect(await sessionsLeft({ table: 'push_token', isOver: always }, 'push_token')).toEqual([])
})

it('deletes in batches as many as there are', async () => {
  await sql`INSERT INTO throttle (bucket, window_start, hits) SELECT 'old:' || n, now() - interval '2 days', 1 FROM generate_series(1, 12000) n`.execute(
    database.kysely,
  )
  await sweep()
  expect(await database.kysely.selectFrom('throttle').select('bucket').execute()).toEqual([])
  expect((await database.kysely.selectFrom('sweep').select('deleted').where('name', '=', 'throttle').executeTakeFirst())?.deleted).toBe(
    12_000n,
  )
})

/**
 * What a sweep leaves of sessions that ran out so many days ago, each with a push token and a refresh token: the days of those of
 * which a row is left in the table.
 */
const sessionsLeft = async (
  changed?: Partial<Retention>,
  table: 'session' | 'push_token' | 'refresh_token' = 'session',
): Promise<readonly number[]> => {
  const { kysely } = database
  const player_id = await newPlayer(kysely)
  const sessions: { readonly days: number; readonly id: string }[] = []
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
    sessions.push({ days, id })
  }
  await sweep(changed)
  const column = table === 'session' ? sql.ref('id') : sql.ref('session_id')
  const { rows } = await sql<{ id: string }>`SELECT ${column} AS id FROM ${sql.table(table)}`.execute(kysely)
  return sessions.filter(({ id }) => rows.some((row) => row.id === id)).map(({ days }) => days)
}

it('forgets sessions that ran out thirty days ago, with the push tokens and refresh tokens that hung on them', async () => {
  expect(await sessionsLeft()).toEqual([29, -1])
  expect(await sessionsLeft({}, 'push_token')).toEqual([29, -1])
  expect(await sessionsLeft({}, 'refresh_token')).toEqual([-1])
})
