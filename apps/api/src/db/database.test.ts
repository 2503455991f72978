import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect, sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { embeddedDatabase, embeddedDirectory } from '../../test/support/embedded.ts'
import { asOfTomorrow, contentOf } from '../../test/support/newerDatabase.ts'
import { quiet } from '../../test/support/quiet.ts'
import { runMain, secrets } from '../../test/support/runMain.ts'
import { openDatabase } from './database.ts'
import { lockDirectory } from './embedded/directoryLock.ts'
import type { Schema } from './schema.ts'
import { StartupProblem } from './startupProblem.ts'

const root = mkdtempSync(join(tmpdir(), 'lagoon-database-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const problemOf = async (work: Promise<unknown>): Promise<StartupProblem> => {
  const problem = await work.then(
    () => undefined,
    (error: unknown) => error,
  )
  if (!(problem instanceof StartupProblem)) throw new Error('a StartupProblem was expected', { cause: problem })
  return problem
}

describe('embedded database', () => {
  it('is made once, keeps what was written, and refuses a second opener while it is open', async () => {
    const dataDir = join(root, 'kept')
    const said: string[] = []
    const log = { ...quiet, info: (_fields: object, text?: string) => void said.push(text ?? '') }
    const first = await openDatabase({ dataDir, log })
    expect(said.join('\n')).toMatch(/making a new embedded database/)
    await sql`CREATE TABLE note (id bigint, body bytea, at timestamptz)`.execute(first.kysely)
    await sql`INSERT INTO note VALUES (9007199254740993, '\\x00ff', '2026-01-02T03:04:05.678Z')`.execute(first.kysely)

    const problem = await problemOf(openDatabase({ dataDir, log: quiet }))
    expect(problem.message).toBe(`The data directory ${dataDir} is in use by another Lagoon (process ${process.pid}).`)
    expect(problem.remedy).toMatch(/DATA_DIR/)
    await first.close()

    said.length = 0
    const second = await openDatabase({ dataDir, log })
    expect(said).toEqual(['embedded database opened'])
    const { rows } = await sql`SELECT * FROM note`.execute(second.kysely)
    expect(rows).toEqual([{ id: 9007199254740993n, body: Buffer.from([0, 255]), at: new Date('2026-01-02T03:04:05.678Z') }])
    await second.close()
  })

  it('refuses a statement that is sent past the transaction it is called from, which would wait for itself', async () => {
    const { kysely, close } = await embeddedDatabase()
    const ask = () => sql`SELECT 1`.execute(kysely)
    await expect(kysely.transaction().execute(ask)).rejects.toThrow('sent past the transaction')
    await kysely.transaction().execute((transaction) => sql`SELECT 1`.execute(transaction))
    await ask()
    await close()
  })

  it('throws a creation away that was cut short', async () => {
    const dataDir = join(root, 'cut-short')
    mkdirSync(join(dataDir, 'database.unfinished'), { recursive: true })
    writeFileSync(join(dataDir, 'database.unfinished', 'PG_VERSION'), '18')
    const database = await openDatabase({ dataDir, log: quiet })
    await database.close()
    expect(existsSync(join(dataDir, 'database.unfinished'))).toBe(false)
  })

  it('does not touch a directory that it cannot read', async () => {
    const dataDir = join(root, 'foreign')
    mkdirSync(join(dataDir, 'database'), { recursive: true })
    writeFileSync(join(dataDir, 'database', 'PG_VERSION'), '9.6\n')
    const problem = await problemOf(openDatabase({ dataDir, log: quiet }))
    expect(problem.message).toMatch(/cannot be opened/)
    expect(existsSync(join(dataDir, 'database', 'PG_VERSION'))).toBe(true)
  })

  it('says so when the place of the directory is a file', () => {
    const file = join(root, 'file')
    writeFileSync(file, '')
    expect(() => lockDirectory(file)).toThrow(/cannot be written/)
  })

  it('is refused and left as it is when a newer release made it', async () => {
    const dataDir = join(root, 'newer')
    await embeddedDirectory(dataDir)
    const first = await openDatabase({ dataDir, log: quiet })
    await asOfTomorrow(first)
    const before = await contentOf(first)
    await first.close()

    const { code, said } = await runMain({ ...secrets, DATA_DIR: dataDir })
    expect(said.split('\n').slice(-3)).toEqual([
      'The database is newer than this program, which does not know its migration 9999-of-tomorrow.',
      'Nothing was changed. Start the release that made it, or a later one; or use another database.',
      '',
    ])
    expect(code).toBe(1)
    const engine = await PGlite.create(join(dataDir, 'database'))
    const kysely = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite: engine }) })
    expect(await contentOf({ kysely })).toEqual(before)
    await engine.close()
  })

  it('tells who commits that the transaction had failed', async () => {
    const database = await embeddedDatabase()
    const swallowed = database.kysely.transaction().execute(async (transaction) => {
      await sql`SELECT 1 / 0`.execute(transaction).catch(() => undefined)
    })
    await expect(swallowed).rejects.toThrow(/transaction/i)
    expect((await sql<{ one: number }>`SELECT 1 AS one`.execute(database.kysely)).rows).toEqual([{ one: 1 }])
    await database.close()
  })
})

describe('PostgreSQL', () => {
  it.each([
    ['not a database at all', 'lagoon', /not the address of a PostgreSQL database/],
    ['the address of something else', 'https://example.com/lagoon', /not the address of a PostgreSQL database/],
    ['a port where nobody listens', `postgres://user:${'canary-password'}@127.0.0.1:1/lagoon`, /127\.0\.0\.1:1\/lagoon cannot be reached/],
  ])('answers %s with one sentence and a remedy, and never with the password', async (_name, databaseUrl, sentence) => {
    const problem = await problemOf(openDatabase({ databaseUrl, dataDir: 'memory://', log: quiet }))
    expect(problem.message).toMatch(sentence)
    expect(`${problem.message} ${problem.remedy}`).toMatch(/DATABASE_URL/)
    expect(problem.message + problem.remedy).not.toMatch(/canary-password/)
  })
})
