import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { moveEverything, unnoticedCorruptions } from '../../../test/support/corruptions.ts'
import { embeddedDatabase } from '../../../test/support/embedded.ts'
import { fillCatalogue } from '../../../test/support/players.ts'
import type { Database } from '../../db/database.ts'
import { reconcileDaily } from './daily.ts'
import { reconcile } from './reconcile.ts'

let database: Database
beforeAll(async () => {
  database = await embeddedDatabase()
  await fillCatalogue(database.kysely)
  await moveEverything(database.kysely)
})
afterAll(() => database?.close())

describe('reconciliation', () => {
  it('finds nothing where every move was made by the ledger', async () => expect(await reconcile(database.kysely)).toEqual([]))

  it('S4 names every corruption that is planted with the rules of the database out of the way', async () => {
    const { planted, unnoticed } = await unnoticedCorruptions(database.kysely)
    expect(unnoticed).toEqual([])
    expect(planted).toBeGreaterThanOrEqual(10)
    expect(await reconcile(database.kysely)).toEqual([])
  })

  it('is done once a day, and says what it found', async () => {
    const said: unknown[] = []
    const services = { database, log: { error: (facts: unknown) => void said.push(facts) } as never }
    expect([await reconcileDaily(services), await reconcileDaily(services), said]).toEqual([true, false, []])
    await sql`UPDATE reconciliation SET at = at - interval '25 hours'`.execute(database.kysely)
    await sql`UPDATE round SET win = win + 1 WHERE state = 'SETTLED'`.execute(database.kysely)
    expect(await reconcileDaily(services)).toBe(true)
    expect(said).toMatchObject([{ check: 'a round equals its moves', count: 1 }])
    const kept = await database.kysely.selectFrom('reconciliation').select('findings').orderBy('id', 'desc').executeTakeFirst()
    expect(kept?.findings).toMatchObject([{ check: 'a round equals its moves', count: '1' }])
  })
})
