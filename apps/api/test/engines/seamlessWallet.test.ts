import type { Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { walletPaths } from '@lagoon/contract/wire/seamlessWallet/seamlessWallet'
import type { Database } from '../../src/db/database.ts'
import { endGameSession } from '../../src/modules/lobby/gameSession.ts'
import { balancesOf } from '../../src/ledger/balances.ts'
import { providerRoutes } from '../../src/providers/providers.ts'
import { localBus, openHub } from '../../src/realtime/hub.ts'
import type { Services } from '../../src/services.ts'
import { brokenInvariants } from '../support/invariants.ts'
import { fillCatalog, newGameSession, newPlayer, newSession, round as report } from '../support/players.ts'
import { scratchDatabase, type Scratch } from '../support/postgres.ts'
import { providerCall, serveRoutes } from '../support/providerCall.ts'
import { testServices } from '../support/services.ts'

/** The stakes of the game of `newGameSession`. */
const [MIN_STAKE, MAX_STAKE] = [20n, 10_000n]
const FUNDS = 100_000n
/** Another game of the same provider. */
const OTHER_GAME = 'pearl-draw'

let scratch: Scratch
let database: Database
let services: Services
let server: Server
let origin: string
beforeAll(async () => {
  scratch = await scratchDatabase()
  database = await scratch.open()
  await fillCatalog(database.kysely)
  services = testServices(database, await openHub(localBus))
  ;({ origin, server } = await serveRoutes(providerRoutes(services)))
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
  const send = (path: string, name: string, more: object) =>
    providerCall(origin, path, { sessionId, transactionId: id(name), roundId, ...more })
  const call = async (path: string, name: string, more: object) => (await send(path, name, more)).status
  return {
    player,
    sessionId,
    id,
    send,
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

describe('PX1 one move, sent a hundred times at once', () => {
  /** Each move, with what makes another one of it under the same id. */
  const moves = [
    ['a bet', walletPaths.bet, { amount: '100' }, { amount: '120' }],
    ['a win', walletPaths.win, { amount: '70', report }, { amount: '80' }],
    ['an end', walletPaths.end, { report }, { report: { ...report, matrix: [['shell']] } }],
    ['a rollback', walletPaths.rollback, {}, {}],
  ] as const
  it.each(moves)('%s: one effect and equal answers; with other content a conflict without effect', async (_what, path, fields, other) => {
    const here = await table()
    const { bet, held, id, round, send, sessionId } = here
    const isBet = path === walletPaths.bet
    if (!isBet) await bet('main', 100n)
    const move = { ...fields, ...(path === walletPaths.rollback && { betTransactionId: id('main') }) }
    const answers = await Promise.all(Array.from({ length: 100 }, () => send(path, 'move', move)))
    expect(new Set(answers.map(({ http, text }) => `${http} ${text}`)).size).toBe(1)
    expect(answers[0]?.status).toBe('OK')
    const [after, had] = [await round(), await held()]
    expect(had).toBe(FUNDS - after.bet * (after.state === 'ROLLED_BACK' ? 0n : 1n) + after.win)

    const there = await table()
    const bettor = await table()
    await bettor.bet('main', 100n)
    const gameOfOther = await newGameSession(database.kysely, here.player)
    await database.kysely.updateTable('game_session').set({ game_id: OTHER_GAME }).where('id', '=', gameOfOther).execute()
    const conflicts: Record<string, object> = {
      ...(path === walletPaths.rollback
        ? { bet: { betTransactionId: bettor.id('main') } }
        : { content: other, round: { roundId: `${sessionId}:another` } }),
      player: { sessionId: there.sessionId },
      game: { sessionId: gameOfOther },
    }
    for (const [what, change] of Object.entries(conflicts))
      expect([what, (await send(path, 'move', { ...move, ...change })).status]).toEqual([what, 'DUPLICATE_TRANSACTION'])
    expect([await round(), await held(), await there.held(), await bettor.held()]).toEqual([after, had, FUNDS, FUNDS - 100n])
  })
})

describe('PX4 who may not stake any more is still paid', () => {
  const stops: Readonly<Record<string, (here: Awaited<ReturnType<typeof table>>) => Promise<unknown>>> = {
    'the game session ended': ({ player, sessionId }) => endGameSession(services, player, sessionId),
    'the player was logged out': async ({ player, sessionId }) => {
      const session_id = await newSession(database.kysely, player)
      await database.kysely.updateTable('game_session').set({ session_id }).where('id', '=', sessionId).execute()
      const revoked = { revoked_at: new Date(), revoked_reason: 'logout' as const }
      await database.kysely.updateTable('session').set(revoked).where('id', '=', session_id).execute()
    },
    'its time is over': ({ sessionId }) =>
      database.kysely
        .updateTable('game_session')
        .set({ expires_at: new Date(Date.now() - 1) })
        .where('id', '=', sessionId)
        .execute(),
  }
  it.each(Object.keys(stops))('%s', async (name) => {
    const won = await table()
    const undone = await table()
    for (const here of [won, undone]) {
      expect(await here.bet('main', 100n)).toBe('OK')
      await stops[name]?.(here)
      expect(await here.bet('double', 100n, 'DOUBLE')).toBe('SESSION_ENDED')
    }
    expect(await won.win('part', 30n, { closes: false })).toBe('OK')
    expect(await won.end('end')).toBe('OK')
    expect(await undone.undo('undo', 'main')).toBe('OK')
    expect([await won.held(), await undone.held()]).toEqual([FUNDS - 70n, FUNDS])
    expect([await won.round(), await undone.round()]).toMatchObject([{ state: 'SETTLED', win: 30n }, { state: 'ROLLED_BACK' }])
  })
})

describe('PX5 amounts that are none', () => {
  const none = [
    '0.005',
    '12.345',
    '1e21',
    '1e3',
    '٣',
    '-0',
    '-100',
    '+100',
    ' 100',
    '0x64',
    '1,000',
    '',
    String(2n ** 63n),
    100,
    -0,
    1e21,
    null,
  ]
  it.each(none)('%j is refused as a bet and as a win, and nothing moves', async (amount) => {
    const { send, bet, win, held, round } = await table()
    expect(await send(walletPaths.bet, 'main', { amount })).toMatchObject({ http: 400, status: 'BAD_REQUEST' })
    expect(await held()).toBe(FUNDS)
    await bet('main', 100n)
    const before = await round()
    expect(await send(walletPaths.win, 'win', { amount, report })).toMatchObject({ http: 400, status: 'BAD_REQUEST' })
    expect([await round(), await held()]).toEqual([before, FUNDS - 100n])
    // What was refused has burned no id.
    expect(await win('win', 100n)).toBe('OK')
  })
})

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

describe('PA5 a free round that nobody granted', () => {
  it('is no bet of nothing, and takes its tokens whatever grant a game names', async () => {
    const { send, held } = await table()
    expect(await send(walletPaths.bet, 'free', { amount: '0', grantId: 'g-1' })).toMatchObject({ http: 400, status: 'BAD_REQUEST' })
    expect(await held()).toBe(FUNDS)
    expect(await send(walletPaths.bet, 'named', { amount: '100', grantId: 'g-1' })).toMatchObject({ status: 'OK' })
    expect(await held()).toBe(FUNDS - 100n)
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
