import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deliverOrders } from '../../test/support/deliverOrders.ts'
import { embeddedDatabase } from '../../test/support/embedded.ts'
import { brokenInvariants } from '../../test/support/invariants.ts'
import { letPassByLedger } from '../../test/support/ledgerRefuses.ts'
import { fillCatalog, GAME, newGameSession, newPlayer, PROVIDER, round } from '../../test/support/players.ts'
import { orders } from '../../test/support/providerModel.ts'
import { useOneKey } from '../../test/support/sameKey.ts'
import type { Database } from '../db/database.ts'
import { balancesOf } from './balances.ts'
import { grantWelcome } from '../modules/wallet/grantWelcome.ts'
import { grant } from './grant.ts'
import { bet, win } from './rounds.ts'

let database: Database
beforeAll(async () => {
  database = await embeddedDatabase()
  await fillCatalog(database.kysely)
})
afterAll(() => database?.close())

describe('ledger on the embedded engine', () => {
  it('gives a new player the welcome grant once, however often it is booked', async () => {
    const player = await newPlayer(database.kysely)
    expect((await balancesOf(database.kysely, player)).version).toBe(0n)
    await database.kysely.transaction().execute((transaction) => grantWelcome(transaction, player))
    await grantWelcome(database.kysely, player)
    const { tokens, version } = await balancesOf(database.kysely, player)
    expect(tokens).toEqual({ GAME: 1_000_000n, SWEEP: 500n, BONUS_SWEEP: 0n, PRIZE: 0n, TIP: 0n })
    expect(version).toBe(2n)
  })

  it('pays wins of sweep rounds as prize tokens and keeps the rest where it was', async () => {
    const player = await newPlayer(database.kysely, { SWEEP: 500n })
    const sessionId = await newGameSession(database.kysely, player, 'SWEEP')
    const common = { providerId: PROVIDER, sessionId }
    const placed = await bet(database.kysely, { ...common, transactionId: 'sweep-bet', gameplayId: 'sweep-round', minor: 100n })
    expect(placed).toEqual({ ok: true, value: { balance: 400n } })
    const paid = await win(database.kysely, {
      ...common,
      transactionId: 'sweep-win',
      betTransactionId: 'sweep-bet',
      gameplayId: 'sweep-round',
      minor: 250n,
      round,
    })
    const settled = { id: expect.any(BigInt), playerId: player, gameId: GAME, bet: 100n, win: 250n }
    expect(paid).toEqual({ ok: true, value: { balance: 400n, settled } })
    expect((await balancesOf(database.kysely, player)).tokens).toEqual({ GAME: 0n, SWEEP: 400n, BONUS_SWEEP: 0n, PRIZE: 250n, TIP: 0n })
  })

  it('refuses a bet outside the stakes of the game', async () => {
    const player = await newPlayer(database.kysely, { GAME: 1_000_000n })
    const sessionId = await newGameSession(database.kysely, player)
    const call = { providerId: PROVIDER, sessionId, transactionId: 'high', gameplayId: 'high' }
    expect(await bet(database.kysely, { ...call, minor: 10_001n })).toEqual({ ok: false, error: { code: 'STAKE_OUT_OF_RANGE' } })
    expect(await bet(database.kysely, { ...call, minor: 19n })).toEqual({ ok: false, error: { code: 'STAKE_OUT_OF_RANGE' } })
    expect(await bet(database.kysely, { ...call, providerId: 'northlight', minor: 100n })).toEqual({
      ok: false,
      error: { code: 'SESSION_NOT_FOUND' },
    })
  })

  it('does not lose a grant when the transaction around it fails', async () => {
    const player = await newPlayer(database.kysely)
    const booking = database.kysely.transaction().execute(async (transaction) => {
      await grant(transaction, { playerId: player, kind: 'GAME', minor: 5n, key: 'undone' })
      throw new Error('the caller failed')
    })
    await expect(booking).rejects.toThrow('the caller failed')
    expect((await balancesOf(database.kysely, player)).tokens.GAME).toBe(0n)
    expect((await grant(database.kysely, { playerId: player, kind: 'GAME', minor: 5n, key: 'undone' })).ok).toBe(true)
  })

  it('refuses what would break it', async () => expect((await letPassByLedger(database.kysely)).passed).toEqual([]))

  it('ends as the model says after every order of up to 3 events (258 orders)', async () => {
    const { cases, wrong } = await deliverOrders(database.kysely, 4, orders(['B', 'X', 'W', 'R', 'F', 'E'], 3))
    expect(wrong).toEqual([])
    expect(cases).toBe(258)
  })

  it('gives one key one effect', async () => expect(await useOneKey(database.kysely, async () => database.kysely)).toEqual([]))

  it('is in balance at the end', async () => expect(await brokenInvariants(database.kysely)).toEqual([]))
})
