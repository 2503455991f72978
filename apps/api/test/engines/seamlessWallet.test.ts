import type { Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { walletPaths } from '@lagoon/contract/wire/seamlessWallet/seamlessWallet'
import type { Database } from '../../src/db/database.ts'
import { balancesOf } from '../../src/modules/wallet/balances.ts'
import { providerRoutes } from '../../src/providers/providers.ts'
import { localBus, openHub } from '../../src/realtime/hub.ts'
import { brokenInvariants } from '../support/invariants.ts'
import { fillCatalogue, newGameSession, newPlayer, round as report } from '../support/players.ts'
import { scratchDatabase, type Scratch } from '../support/postgres.ts'
import { providerCall, serveRoutes } from '../support/providerCall.ts'
import { testServices } from '../support/services.ts'

/** The stakes of the game of `newGameSession`. */
const [MIN_STAKE, MAX_STAKE] = [20n, 10_000n]
const FUNDS = 100_000n

let scratch: Scratch
let database: Database
let server: Server
let origin: string
beforeAll(async () => {
  scratch = await scratchDatabase()
  database = await scratch.open()
  await fillCatalogue(database.kysely)
  ;({ origin, server } = await serveRoutes(providerRoutes(testServices(database, await openHub(localBus)))))
})
afterAll(async () => {
  server?.close()
  await database?.close()
  await scratch?.drop()
})

/** One round, its moves over the wire; each answers with the status. */
const table = async () => {
  const player = await newPlayer(database.kysely, { GAME: FUNDS })
  const sessionId = await newGameSession(database.kysely, player)
  const roundId = `${sessionId}:round`
  const id = (name: string) => `${sessionId}:${name}`
  const call = async (path: string, name: string, more: object) =>
    (await providerCall(origin, path, { sessionId, transactionId: id(name), roundId, ...more })).status
  return {
    bet: (name: string, amount: bigint, part?: string) =>
      call(walletPaths.bet, name, { amount: String(amount), ...(part !== undefined && { part }) }),
    win: (name: string, amount: bigint, { of, closes }: { of?: string; closes?: boolean } = {}) =>
      call(walletPaths.win, name, {
        amount: String(amount),
        ...(of !== undefined && { betTransactionId: id(of) }),
        ...(closes !== undefined && { closes }),
        ...(closes !== false && { report }),
      }),
    end: (name: string) => call(walletPaths.end, name, { report }),
    undo: (name: string, of: string) => call(walletPaths.rollback, name, { betTransactionId: id(of) }),
    round: () =>
      database.kysely
        .selectFrom('round')
        .select(['state', 'bet', 'win', 'detail'])
        .where('gameplay_id', '=', roundId)
        .executeTakeFirstOrThrow(),
    held: async () => (await balancesOf(database.kysely, player)).tokens.GAME,
  }
}

describe('PA1 rollbacks', () => {
  it('before its bet: the bet that comes late is refused, and nothing has moved', async () => {
    const { bet, undo, held } = await table()
    expect(await undo('undo', 'main')).toBe('OK')
    expect(await bet('main', 100n)).toBe('ROLLED_BACK')
    expect(await held()).toBe(FUNDS)
  })

  it('three times: one refund, whatever the id', async () => {
    const { bet, undo, held, round } = await table()
    await bet('main', 100n)
    expect([await undo('undo', 'main'), await undo('undo', 'main'), await undo('undo-again', 'main')]).toEqual(['OK', 'OK', 'OK'])
    expect(await held()).toBe(FUNDS)
    expect(await round()).toMatchObject({ state: 'ROLLED_BACK' })
  })

  it('of one of three bets: the others stand', async () => {
    const { bet, undo, win, held, round } = await table()
    await bet('main', 100n)
    await bet('split', 100n, 'SPLIT')
    await bet('double', 100n, 'DOUBLE')
    expect(await undo('undo', 'split')).toBe('OK')
    expect(await round()).toMatchObject({ state: 'OPEN', bet: 200n })
    expect(await win('of-split', 50n, { of: 'split' })).toBe('ROLLED_BACK')
    expect(await win('last', 400n)).toBe('OK')
    expect(await held()).toBe(FUNDS - 200n + 400n)
  })
})

describe('PA2 several bets in a round', () => {
  it('bet, double, split, insurance, a win that leaves it open, one that closes it; then it takes no more', async () => {
    const { bet, win, end, held, round } = await table()
    expect(await bet('main', 100n)).toBe('OK')
    expect(await bet('double', 100n, 'DOUBLE')).toBe('OK')
    expect(await bet('split', 100n, 'SPLIT')).toBe('OK')
    expect(await bet('insurance', 50n, 'INSURANCE')).toBe('OK')
    expect(await win('first', 150n, { of: 'insurance', closes: false })).toBe('OK')
    expect(await round()).toMatchObject({ state: 'OPEN', bet: 350n, win: 150n, detail: null })
    expect(await win('last', 200n, { closes: true })).toBe('OK')
    expect(await bet('late', 50n, 'RAISE')).toBe('ROUND_CLOSED')
    expect(await end('late-end')).toBe('ROUND_CLOSED')
    expect(await round()).toMatchObject({ state: 'SETTLED', bet: 350n, win: 350n, detail: { type: 'slot' } })
    expect(await held()).toBe(FUNDS)
  })

  it('an end closes a round that has nothing left to pay, once', async () => {
    const { bet, win, end, held, round } = await table()
    await bet('main', 100n)
    await win('first', 30n, { closes: false })
    expect([await end('end'), await end('end')]).toEqual(['OK', 'OK'])
    expect(await win('late', 1n)).toBe('ROUND_CLOSED')
    expect(await round()).toMatchObject({ state: 'SETTLED', bet: 100n, win: 30n, detail: { type: 'slot' } })
    expect(await held()).toBe(FUNDS - 70n)
  })

  it('an end of a round that never was is refused', async () => {
    const { end } = await table()
    expect(await end('end')).toBe('TRANSACTION_NOT_FOUND')
  })
})

describe('PA3 wins out of their order', () => {
  it('before its bet: refused, and after it accepted under the same id', async () => {
    const { bet, win, held } = await table()
    expect(await win('win', 70n, { of: 'main' })).toBe('TRANSACTION_NOT_FOUND')
    await bet('main', 100n)
    expect(await win('win', 70n, { of: 'main' })).toBe('OK')
    expect(await held()).toBe(FUNDS - 30n)
  })

  it('twice with two ids: the second is refused', async () => {
    const { bet, win, held } = await table()
    await bet('main', 100n)
    expect([await win('win', 70n, { of: 'main' }), await win('win-again', 70n, { of: 'main' })]).toEqual(['OK', 'ROUND_CLOSED'])
    expect(await held()).toBe(FUNDS - 30n)
  })

  it('after the rollback of its bet: refused', async () => {
    const { bet, undo, win, held } = await table()
    await bet('main', 100n)
    await undo('undo', 'main')
    expect(await win('win', 70n, { of: 'main' })).toBe('ROLLED_BACK')
    expect(await held()).toBe(FUNDS)
  })
})

describe('PA4 the stakes of the game bind the main bet alone', () => {
  it('a double at the largest stake and an insurance below the smallest are taken; a main bet outside is not', async () => {
    const one = await table()
    expect(await one.bet('main', MAX_STAKE)).toBe('OK')
    expect(await one.bet('double', MAX_STAKE, 'DOUBLE')).toBe('OK')
    expect(await one.bet('insurance', MIN_STAKE - 10n, 'INSURANCE')).toBe('OK')
    expect(await one.bet('again', MIN_STAKE)).toBe('ROUND_CLOSED')
    const other = await table()
    expect([await other.bet('over', MAX_STAKE + 1n), await other.bet('under', MIN_STAKE - 1n)]).toEqual(['LIMIT_REACHED', 'LIMIT_REACHED'])
  })
})

it('keeps what a round can be computed from beside its report', async () => {
  const player = await newPlayer(database.kysely, { GAME: FUNDS })
  const sessionId = await newGameSession(database.kysely, player)
  const move = { sessionId, transactionId: `${sessionId}:bet`, roundId: `${sessionId}:round` }
  const fairness = { commitment: '5f'.repeat(32), clientSeed: 'mine', nonce: 3, algorithm: 'hmac-sha256-floats', version: 1 }
  await providerCall(origin, walletPaths.bet, { ...move, amount: '100' })
  await providerCall(origin, walletPaths.win, { ...move, transactionId: `${sessionId}:win`, amount: '0', report, fairness })
  const { detail } = await database.kysely
    .selectFrom('round')
    .select('detail')
    .where('gameplay_id', '=', move.roundId)
    .executeTakeFirstOrThrow()
  expect(detail).toEqual({ ...report, fairness })
})

it('leaves the books in balance', async () => expect(await brokenInvariants(database.kysely)).toEqual([]))
