import pg from 'pg'
import { expect, it } from 'vitest'
import { reconcile } from '../../src/ledger/reconcile/reconcile.ts'
import { comparedWithOld, finishOpenRounds, oldFacts, oldStatements } from '../support/oldDatabase.ts'
import { EMPTY, scratchDatabase } from '../support/postgres.ts'

it('a database of the release before the ledger of legs goes on where it stopped', async () => {
  const scratch = await scratchDatabase(EMPTY)
  try {
    const client = new pg.Client({ connectionString: scratch.url() })
    await client.connect()
    await client.query(oldStatements())
    await client.end()
    const database = await scratch.open()
    expect(await comparedWithOld(database.kysely, oldFacts('postgres'))).toEqual([])
    expect(await reconcile(database.kysely)).toEqual([])
    expect(await finishOpenRounds(database.kysely)).toEqual([])
    expect(await reconcile(database.kysely)).toEqual([])
    await database.close()
  } finally {
    await scratch.drop()
  }
})
