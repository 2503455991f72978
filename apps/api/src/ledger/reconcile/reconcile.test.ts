import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { moveEverything, unnoticedCorruptions } from '../../../test/support/corruptions.ts'
import { embeddedDatabase } from '../../../test/support/embedded.ts'
import { fillCatalog } from '../../../test/support/players.ts'
import type { Database } from '../../db/database.ts'
import { reconcileDaily } from './daily.ts'
import { reconcile } from './reconcile.ts'

let database: Database
beforeAll(async () => {
  database = await embeddedDatabase()
  await fillCatalog(database.kysely)
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

  it('makes every other check where some fail, and names those', async () => {
    const spoil = async (by: number, from: string, to: string) => {
      await sql`ALTER TABLE ${sql.table(from)} RENAME TO ${sql.id(to)}`.execute(database.kysely)
      await sql`UPDATE round SET win = win + ${by}::bigint WHERE state = 'SETTLED' AND sitting_id IS NULL`.execute(database.kysely)
    }
    await spoil(1, 'hold_move', 'hold_move_elsewhere')
    const findings = await reconcile(database.kysely).finally(() => spoil(-1, 'hold_move_elsewhere', 'hold_move'))
    const failed = { count: 1n, examples: ['relation "hold_move" does not exist'] }
    expect(findings).toMatchObject([
      { check: 'it can be checked that what is held equals the open holds', ...failed },
      { check: 'a round equals its moves', count: 1n },
      { check: 'it can be checked that a stream equals its holds and batches', ...failed },
    ])
    expect(await reconcile(database.kysely)).toEqual([])
  })

  describe('by the day', () => {
    const HOUR_MS = 3_600_000
    const said: unknown[] = []
    const services = () => ({ config: { reconcileHour: 9 }, database, log: { error: (facts: unknown) => void said.push(facts) } }) as never
    /** An hour of a day after this one, Unix milliseconds: whatever the clock says, the database was made before. */
    const clock = (day: number, hour: number): number =>
      Math.floor(Date.now() / (24 * HOUR_MS)) * 24 * HOUR_MS + (24 * day + hour) * HOUR_MS
    const isDone = (now: number) => reconcileDaily(services(), now)

    it('waits for the first quiet hour, where the books were never proved', async () => {
      await sql`UPDATE kysely_migration SET timestamp = ${new Date(clock(0, 10)).toISOString()} WHERE name = '0054-reconciliation'`.execute(
        database.kysely,
      )
      expect([await isDone(clock(0, 10.1)), await isDone(clock(0, 23)), await isDone(clock(1, 8.9))]).toEqual([false, false, false])
      expect(await database.kysely.selectFrom('reconciliation').select('id').execute()).toEqual([])
      expect([await isDone(clock(1, 9.1)), await isDone(clock(1, 9.2)), await isDone(clock(2, 8.9))]).toEqual([true, false, false])
      expect(said).toEqual([])
    })

    it('is made up for when nobody was there in that hour, and says what it found', async () => {
      await sql`UPDATE round SET win = win + 1 WHERE state = 'SETTLED' AND sitting_id IS NULL`.execute(database.kysely)
      expect([await isDone(clock(2, 15)), await isDone(clock(3, 8)), await isDone(clock(3, 9))]).toEqual([true, false, true])
      expect(said.slice(0, 1)).toMatchObject([{ check: 'a round equals its moves', count: 1 }])
      const kept = await database.kysely.selectFrom('reconciliation').select('findings').orderBy('id', 'desc').executeTakeFirst()
      expect(kept?.findings).toMatchObject([{ check: 'a round equals its moves', count: '1' }])
    })
  })
})
