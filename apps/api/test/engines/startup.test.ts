import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { columnTypes } from '../../src/db/columnTypes.ts'
import { migrations } from '../../src/db/migrations/migrations.ts'
import { openDatabase } from '../../src/db/database.ts'
import { schemaTypes } from '../../src/db/schemaTypes.ts'
import { demoPlayers } from '../../src/seed/demoPlayers.ts'
import { seed } from '../../src/seed/seed.ts'
import { brokenInvariants } from '../support/invariants.ts'
import { asOfTomorrow, contentOf } from '../support/newerDatabase.ts'
import { EMPTY, scratchDatabase, type Scratch } from '../support/postgres.ts'
import { quiet } from '../support/quiet.ts'

let scratch: Scratch
beforeAll(async () => {
  scratch = await scratchDatabase(EMPTY)
})
afterAll(() => scratch?.drop())

describe('start on PostgreSQL', () => {
  it('lets four nodes start at once on an empty database, and a fifth later', async () => {
    const nodes = await Promise.all(Array.from({ length: 4 }, () => scratch.open({ connections: 4 })))
    await Promise.all(nodes.map((node) => seed(node, quiet, 'demo')))
    const late = await scratch.open({ connections: 4 })
    await seed(late, quiet, 'demo')
    const { rows } = await sql<{ name: string }>`SELECT name FROM kysely_migration ORDER BY name`.execute(late.kysely)
    expect(rows.map((row) => row.name)).toEqual(Object.keys(migrations))
    expect(await late.kysely.selectFrom('player').select('email').execute()).toHaveLength(demoPlayers.length)
    expect(await brokenInvariants(late.kysely)).toEqual([])
    const types = await schemaTypes(late.kysely, Object.keys(columnTypes))
    expect(types).toBe(readFileSync(new URL('../../src/db/schema.generated.ts', import.meta.url), 'utf8'))
    await Promise.all([...nodes, late].map((node) => node.close()))
  })

  it('refuses a database that a newer release made, and leaves it as it is', async () => {
    const copy = await scratch.copy()
    const node = await copy.open()
    await asOfTomorrow(node)
    const before = await contentOf(node)
    await expect(copy.open()).rejects.toThrow('The database is newer than this program')
    expect(await contentOf(node)).toEqual(before)
    await node.close()
    await copy.drop()
  })

  it('loses a transaction, not the process, when PostgreSQL ends a connection between two statements', async () => {
    const database = await scratch.open({ connections: 2 })
    const begun = Promise.withResolvers<void>()
    const ended = Promise.withResolvers<void>()
    const cut = database.kysely.transaction().execute(async (transaction) => {
      await sql`SELECT 1`.execute(transaction)
      begun.resolve()
      await ended.promise
      await sql`SELECT 2`.execute(transaction)
    })
    const outcome = cut.then(
      () => 'committed',
      () => 'lost',
    )
    await begun.promise
    await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`.execute(
      database.kysely,
    )
    await wait(100)
    ended.resolve()
    expect(await outcome).toBe('lost')
    expect((await sql<{ one: number }>`SELECT 1 AS one`.execute(database.kysely)).rows).toEqual([{ one: 1 }])
    await database.close()
  })

  it.each([
    [
      'a database that is not there',
      (url: URL) => void (url.pathname = '/lagoon_is_not_there'),
      /has no database called "lagoon_is_not_there"/,
    ],
    [
      'a user that is not there',
      (url: URL) => void ((url.username = 'nobody_here'), (url.password = 'canary-password')),
      /refused the login of nobody_here/,
    ],
  ])('answers %s with one sentence', async (_name, change, sentence) => {
    const url = new URL(scratch.url())
    change(url)
    const opening = openDatabase({ databaseUrl: url.href, dataDir: 'memory://', log: quiet })
    await expect(opening).rejects.toThrow(sentence)
    await expect(opening).rejects.not.toThrow(/canary-password/)
  })
})
