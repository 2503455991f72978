import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { embeddedDatabase } from '../../../../test/support/embedded.ts'
import { fillCatalog, GAME, newGameSession, newPlayer, PROVIDER, round } from '../../../../test/support/players.ts'
import { testServices } from '../../../../test/support/services.ts'
import type { Database } from '../../../db/database.ts'
import { localBus, openHub } from '../../../realtime/hub.ts'
import { reconcile } from '../../../ledger/reconcile/reconcile.ts'
import { bet, rollback, win } from '../../../ledger/rounds.ts'
import { profileStats } from './stats.ts'

let database: Database
beforeAll(async () => {
  database = await embeddedDatabase()
  await fillCatalog(database.kysely)
})
afterAll(() => database?.close())

it('counts rounds, wins and flows as the book has them; a bet taken back was not played', async () => {
  const { kysely } = database
  const player = await newPlayer(kysely, { SWEEP: 1_000n, PRIZE: 40n })
  const sessionId = await newGameSession(kysely, player, 'SWEEP')
  const play = async (minor: bigint, won: bigint | 'taken back') => {
    const gameplayId = randomUUID()
    const call = { providerId: PROVIDER, sessionId, gameplayId }
    await bet(kysely, { ...call, transactionId: `b:${gameplayId}`, minor })
    const answer = { ...call, betTransactionId: `b:${gameplayId}` }
    if (won === 'taken back') await rollback(kysely, { ...answer, transactionId: `r:${gameplayId}` })
    else await win(kysely, { ...answer, transactionId: `w:${gameplayId}`, minor: won, round })
  }
  await play(100n, 250n)
  await play(100n, 0n)
  await play(50n, 30n)
  await play(200n, 'taken back')
  const stats = await profileStats(testServices(database, await openHub(localBus)), player)
  expect(stats).toMatchObject({
    rounds: 3,
    winnings: '280',
    withdrawableWinnings: '280',
    biggestWin: { kind: 'PRIZE', minor: '250', game: 'Moonlit Tides' },
    favorites: [{ gameId: GAME, rounds: 3 }],
  })
  expect(stats.details.find(({ kind }) => kind === 'SWEEP')).toEqual({
    kind: 'SWEEP',
    balance: '750',
    received: '1000',
    played: '250',
    won: '0',
    held: '0',
    withdrawn: '0',
    tipped: '0',
    takenBack: '0',
  })
  expect(stats.details.find(({ kind }) => kind === 'PRIZE')).toMatchObject({ balance: '320', received: '40', won: '280' })
  expect(await reconcile(kysely)).toEqual([])
})
