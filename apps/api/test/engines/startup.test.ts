import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrations } from '../../src/db/migrations/migrations.ts'
import { openDatabase } from '../../src/db/database.ts'
import { seed } from '../../src/seed/seed.ts'
import { brokenInvariants } from '../support/invariants.ts'
import { scratchDatabase, type Scratch } from '../support/postgres.ts'
import { quiet } from '../support/quiet.ts'

let scratch: Scratch
beforeAll(async () => {
  scratch = await scratchDatabase()
})
afterAll(() => scratch?.drop())

describe('start on PostgreSQL', () => {
  it('lets four nodes start at once on an empty database, and a fifth later', async () => {
    const nodes = await Promise.all(Array.from({ length: 4 }, () => scratch.open({ connections: 4 })))
    await Promise.all(nodes.map((node) => seed(node, quiet)))
    const late = await scratch.open({ connections: 4 })
    await seed(late, quiet)
    const { rows } = await sql<{ name: string }>`SELECT name FROM kysely_migration ORDER BY name`.execute(late.kysely)
    expect(rows.map((row) => row.name)).toEqual(Object.keys(migrations))
    expect(await late.kysely.selectFrom('player').select('email').execute()).toHaveLength(2)
    expect(await brokenInvariants(late.kysely)).toEqual([])
    await Promise.all([...nodes, late].map((node) => node.close()))
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
      /refused the log-in of nobody_here/,
    ],
  ])('answers %s with one sentence', async (_name, change, sentence) => {
    const url = new URL(scratch.url())
    change(url)
    const opening = openDatabase({ databaseUrl: url.href, dataDir: 'memory://', log: quiet })
    await expect(opening).rejects.toThrow(sentence)
    await expect(opening).rejects.not.toThrow(/canary-password/)
  })
})
