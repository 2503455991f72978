import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { comparedWithOld, finishOpenRounds, oldDirectory, oldFacts, openOldDirectory } from '../../test/support/oldDatabase.ts'
import { reconcile } from '../ledger/reconcile/reconcile.ts'
import { seed } from '../seed/seed.ts'
import { quiet } from '../../test/support/quiet.ts'
import type { Database } from './database.ts'

let database: Database
let remove: () => void
beforeAll(async () => {
  const old = await oldDirectory()
  remove = old.remove
  database = await openOldDirectory(old.dataDir)
})
afterAll(async () => {
  await database?.close()
  remove?.()
})

describe('a data directory of the release before the ledger of legs', () => {
  it('opens with every balance, history and total as they were, and answers repeated calls with the same bytes', async () => {
    expect(await comparedWithOld(database.kysely, oldFacts('embedded'))).toEqual([])
  })

  it('has nothing for the reconciliation to find', async () => expect(await reconcile(database.kysely)).toEqual([]))

  it('knows the grants of its demo players: a start gives nothing twice', async () => {
    const players = (await database.kysely.selectFrom('player').select('id').execute()).map(({ id }) => id)
    const moves = () => database.kysely.selectFrom('ledger_tx').select(['id', 'player_id']).execute()
    const before = await moves()
    // Demo players who were not there yet are given theirs at the first start.
    await seed(database, quiet, 'demo')
    const started = await moves()
    expect(started.filter(({ player_id: id }) => id !== null && players.includes(id))).toHaveLength(before.length)
    await seed(database, quiet, 'demo')
    expect(await moves()).toHaveLength(started.length)
  })

  it('goes on with the rounds that were open', async () => {
    expect(await finishOpenRounds(database.kysely)).toEqual([])
    expect(await reconcile(database.kysely)).toEqual([])
  })
})
