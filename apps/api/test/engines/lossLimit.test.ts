import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../src/db/database.ts'
import { bet } from '../../src/ledger/rounds.ts'
import { saveOwnLimit } from '../../src/modules/account/profile/ownLimit.ts'
import { brokenInvariants } from '../support/invariants.ts'
import { fillCatalog, newGameSession, newPlayer, PROVIDER } from '../support/players.ts'
import { scratchDatabase, type Scratch } from '../support/postgres.ts'

let scratch: Scratch
let database: Database
beforeAll(async () => {
  scratch = await scratchDatabase()
  database = await scratch.open()
  await fillCatalog(database.kysely)
})
afterAll(async () => {
  await database?.close()
  await scratch?.drop()
})

it('bets at once from several sessions lose no more than the limit', async () => {
  const { kysely } = database
  const player = await newPlayer(kysely, { SWEEP: 100_000n })
  await saveOwnLimit({ database } as Parameters<typeof saveOwnLimit>[0], 'loss_limit', player, { amount: '10', days: '7' })
  const sessions = await Promise.all(Array.from({ length: 4 }, () => newGameSession(kysely, player, 'SWEEP')))
  const bets = await Promise.all(
    Array.from({ length: 60 }, (_, index) => {
      const sessionId = sessions[index % sessions.length] ?? ''
      return bet(kysely, { providerId: PROVIDER, sessionId, transactionId: `bet-${index}`, gameplayId: `round-${index}`, minor: 70n })
    }),
  )
  // Fourteen fit into ten tokens, the fifteenth does not.
  expect(bets.filter(({ ok }) => ok)).toHaveLength(14)
  expect(new Set(bets.flatMap((result) => (result.ok ? [] : [result.error.code])))).toEqual(new Set(['LOSS_LIMIT_REACHED']))
  expect(await brokenInvariants(kysely)).toEqual([])
})
