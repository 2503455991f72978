import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BetPart } from '@lagoon/contract/lobby/enums'
import { ACCOUNT_MAXIMUM } from '@lagoon/contract/money/money'
import { embeddedDatabase } from '../../test/support/embedded.ts'
import { brokenInvariants } from '../../test/support/invariants.ts'
import { fillCatalog, newGameSession, newPlayer, PROVIDER, round } from '../../test/support/players.ts'
import type { Database } from '../db/database.ts'
import { balancesOf } from './balances.ts'
import { capture, hold, release } from './holds.ts'
import { post, reverse, type Leg, type Posting } from './post.ts'
import { bet, rollback, win } from './rounds.ts'

let database: Database
let player: string
beforeAll(async () => {
  database = await embeddedDatabase()
  await fillCatalog(database.kysely)
})
beforeEach(async () => {
  player = await newPlayer(database.kysely, { GAME: 10_000n, PRIZE: 5_000n, TIP: 100n })
})
afterAll(() => database?.close())

const tokens = async () => (await balancesOf(database.kysely, player)).tokens
const code = (result: { ok: boolean; error?: { code: string } }) => (result.ok ? 'OK' : result.error?.code)
const mine = (kind: Leg['kind'], minor: bigint): Leg => ({ account: { owner: 'PLAYER', playerId: player }, kind, minor })
const cardPayments = (kind: Leg['kind'], minor: bigint): Leg => ({ account: { owner: 'PAYMENTS', party: 'cards' }, kind, minor })
const posting = (legs: readonly Leg[], more: Partial<Posting> = {}): Posting => ({
  scope: 'payments:cards',
  key: randomUUID(),
  type: 'PURCHASE',
  playerId: player,
  legs,
  ...more,
})

describe('a move of many legs', () => {
  it('books a package of three kinds of token at once, and again only once', async () => {
    const bought = posting([
      mine('GAME', 5_000n),
      mine('SWEEP', 50n),
      mine('BONUS_SWEEP', 5n),
      cardPayments('GAME', -5_000n),
      cardPayments('SWEEP', -50n),
      cardPayments('BONUS_SWEEP', -5n),
    ])
    const before = (await balancesOf(database.kysely, player)).version
    const [first, again] = [await post(database.kysely, bought), await post(database.kysely, bought)]
    expect(first.ok && again.ok && first.value.txId === again.value.txId).toBe(true)
    expect(await tokens()).toMatchObject({ GAME: 15_000n, SWEEP: 50n, BONUS_SWEEP: 5n })
    expect((await balancesOf(database.kysely, player)).version).toBe(before + 1n)
  })

  it.each([
    ['legs that do not add up', () => [mine('GAME', 5n), cardPayments('GAME', -4n)], 'UNBALANCED'],
    ['legs that add up across kinds only', () => [mine('GAME', 5n), cardPayments('SWEEP', -5n)], 'UNBALANCED'],
    ['an unknown kind', () => [mine('GOLD' as 'GAME', 5n), cardPayments('GOLD' as 'GAME', -5n)], 'UNKNOWN_KIND'],
    ['more than an account may hold', () => [mine('GAME', 10n ** 17n), cardPayments('GAME', -(10n ** 17n))], 'ACCOUNT_MAXIMUM'],
    ['an amount beyond every account', () => [mine('GAME', 10n ** 30n), cardPayments('GAME', -(10n ** 30n))], 'ACCOUNT_MAXIMUM'],
    ['more than there is', () => [mine('GAME', -10_001n), cardPayments('GAME', 10_001n)], 'INSUFFICIENT_BALANCE'],
    ['nothing', () => [], 'BAD_AMOUNT'],
    ['legs of zero', () => [mine('GAME', 0n), cardPayments('GAME', 0n)], 'BAD_AMOUNT'],
    [
      'a leg of another player',
      () => [{ ...mine('GAME', 5n), account: { owner: 'PLAYER', playerId: randomUUID() } } as const, cardPayments('GAME', -5n)],
      'FOREIGN_LEG',
    ],
    [
      'a leg of what is held',
      () => [{ ...mine('GAME', 5n), account: { owner: 'HELD' } as unknown as Leg['account'] }, cardPayments('GAME', -5n)],
      'HOLD_REQUIRED',
    ],
    [
      'an account of nobody',
      () => [mine('GAME', 5n), { ...mine('GAME', -5n), account: { owner: 'BANK' } as unknown as Leg['account'] }],
      'UNKNOWN_ACCOUNT',
    ],
  ] as const)('refuses %s, and changes nothing', async (_name, legs, word) => {
    const before = await tokens()
    expect(code(await post(database.kysely, posting(legs())))).toBe(word)
    expect(await tokens()).toEqual(before)
  })

  it('refuses its key for another request', async () => {
    const bought = posting([mine('GAME', 5n), cardPayments('GAME', -5n)])
    expect(code(await post(database.kysely, bought))).toBe('OK')
    expect(code(await post(database.kysely, { ...bought, legs: [mine('GAME', 6n), cardPayments('GAME', -6n)] }))).toBe('KEY_REUSED')
  })

  it('is undone once', async () => {
    const bought = posting([mine('GAME', 5n), mine('SWEEP', 7n), cardPayments('GAME', -5n), cardPayments('SWEEP', -7n)])
    await post(database.kysely, bought)
    const undo = { scope: bought.scope, key: `${bought.key}:back`, of: bought }
    expect(code(await reverse(database.kysely, undo))).toBe('OK')
    expect(code(await reverse(database.kysely, undo))).toBe('OK')
    expect(code(await reverse(database.kysely, { ...undo, key: 'another' }))).toBe('ALREADY_REVERSED')
    expect(code(await reverse(database.kysely, { ...undo, of: { ...bought, key: 'nobody' }, key: 'third' }))).toBe('MOVE_NOT_FOUND')
    expect(await tokens()).toMatchObject({ GAME: 10_000n, SWEEP: 0n })
  })
})

describe('a hold', () => {
  const scope = () => `player:${player}` as const
  const bank = (minor: bigint) => ({ account: { owner: 'PAYMENTS' as const, party: 'bank' }, kind: 'PRIZE' as const, minor })
  const fee = (minor: bigint) => ({ account: { owner: 'OPERATOR' as const }, kind: 'PRIZE' as const, minor })
  const held = async (minor = 1_000n) => {
    const made = await hold(database.kysely, {
      scope: scope(),
      key: `hold:${minor}`,
      playerId: player,
      kind: 'PRIZE',
      minor,
      purpose: 'WITHDRAWAL',
      reference: 'w',
    })
    if (!made.ok) throw new Error(made.error.code)
    return made.value.holdId
  }

  it('takes tokens out of reach, pays a part with its fee, and gives the rest back', async () => {
    const holdId = await held()
    expect(await held()).toBe(holdId)
    expect((await tokens()).PRIZE).toBe(4_000n)
    const pay = { scope: scope(), key: 'pay', holdId, to: [bank(680n), fee(20n)] }
    expect(code(await capture(database.kysely, pay))).toBe('OK')
    expect(code(await capture(database.kysely, pay))).toBe('OK')
    expect((await tokens()).PRIZE).toBe(4_000n)
    expect(code(await release(database.kysely, { scope: scope(), key: 'rest', holdId }))).toBe('OK')
    expect((await tokens()).PRIZE).toBe(4_300n)
  })

  it('is told to the player as held, at each of its moves, as the query answers it', async () => {
    const told = async () => {
      const { body } = await database.kysely
        .selectFrom('outbox')
        .select('body')
        .where('player_id', '=', player)
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow()
      const { version, tokens: spendable, held: apart } = await balancesOf(database.kysely, player)
      const kindsOf = (amounts: typeof spendable) => Object.entries(amounts).map(([kind, amount]) => ({ kind, amount: String(amount) }))
      expect(body).toEqual({
        topic: 'balances',
        version: String(version),
        tokens: kindsOf(spendable),
        held: kindsOf(apart).filter(({ amount }) => amount !== '0'),
      })
      return { version, spendable: spendable.PRIZE, held: apart.PRIZE }
    }
    const before = await told()
    expect(before).toMatchObject({ spendable: 5_000n, held: 0n })
    const holdId = await held()
    expect(await told()).toEqual({ version: before.version + 1n, spendable: 4_000n, held: 1_000n })
    await capture(database.kysely, { scope: scope(), key: 'pay', holdId, to: [bank(700n)] })
    expect(await told()).toEqual({ version: before.version + 2n, spendable: 4_000n, held: 300n })
    await release(database.kysely, { scope: scope(), key: 'rest', holdId })
    expect(await told()).toEqual({ version: before.version + 3n, spendable: 4_300n, held: 0n })
  })

  it('is captured once, and not after its release; each refusal has its word', async () => {
    const first = await held()
    const take = (holdId: bigint, minor: bigint, key: string) =>
      capture(database.kysely, { scope: scope(), key, holdId, to: [bank(minor)] })
    expect(code(await take(first, 1_001n, 'k0'))).toBe('HOLD_EXCEEDED')
    expect(code(await take(first, 1_000n, 'k1'))).toBe('OK')
    expect(code(await take(first, 1_000n, 'k2'))).toBe('HOLD_CAPTURED')
    expect(code(await release(database.kysely, { scope: scope(), key: 'k3', holdId: first }))).toBe('HOLD_CAPTURED')
    const second = await held(500n)
    expect(code(await release(database.kysely, { scope: scope(), key: 'k4', holdId: second }))).toBe('OK')
    expect(code(await take(second, 500n, 'k5'))).toBe('HOLD_RELEASED')
    expect(code(await take(999_999n, 1n, 'k6'))).toBe('HOLD_NOT_FOUND')
    expect(code(await take(await held(7n), 0n, 'k7'))).toBe('BAD_AMOUNT')
    const wrongKind = [{ ...bank(5n), kind: 'GAME' as const }]
    expect(code(await capture(database.kysely, { scope: scope(), key: 'k8', holdId: await held(7n), to: wrongKind }))).toBe('UNKNOWN_KIND')
  })

  it('refuses more than there is, and is no posting that can be reversed', async () => {
    const request = { scope: scope(), key: 'big', playerId: player, kind: 'PRIZE' as const, purpose: 'WITHDRAWAL' as const, reference: 'w' }
    expect(await hold(database.kysely, { ...request, minor: 5_001n })).toEqual({
      ok: false,
      error: { code: 'INSUFFICIENT_BALANCE', held: 5_000n },
    })
    expect(code(await hold(database.kysely, { ...request, minor: 0n }))).toBe('BAD_AMOUNT')
    await held()
    expect(code(await reverse(database.kysely, { scope: scope(), key: 'back', of: { scope: scope(), key: 'hold:1000' } }))).toBe(
      'NOT_REVERSIBLE',
    )
  })
})

describe('a round of many moves', () => {
  const started = async () => {
    const sessionId = await newGameSession(database.kysely, player)
    const common = { providerId: PROVIDER, sessionId }
    const id = (name: string) => `${sessionId}:${name}`
    return {
      sessionId,
      bet: async (name: string, minor: bigint, part?: BetPart) =>
        code(await bet(database.kysely, { ...common, transactionId: id(name), gameplayId: id('round'), minor, ...(part && { part }) })),
      win: async (name: string, minor: bigint, closes: boolean, of?: string) =>
        code(
          await win(database.kysely, {
            ...common,
            transactionId: id(name),
            ...(of !== undefined && { betTransactionId: id(of) }),
            gameplayId: id('round'),
            minor,
            closes,
            round,
          }),
        ),
      undo: async (name: string, of: string) =>
        code(await rollback(database.kysely, { ...common, transactionId: id(name), betTransactionId: id(of) })),
      now: () =>
        database.kysely
          .selectFrom('round')
          .select(['state', 'bet', 'win', 'game_session_id'])
          .where('gameplay_id', '=', id('round'))
          .executeTakeFirstOrThrow(),
      gameplayId: id('round'),
    }
  }

  it('takes a bet, a double, an insurance that is undone, and two wins', async () => {
    const table = await started()
    expect(await table.bet('main', 100n)).toBe('OK')
    expect(await table.bet('again', 100n)).toBe('ROUND_HAS_MAIN_BET')
    expect(await table.bet('double', 100n, 'DOUBLE')).toBe('OK')
    expect(await table.bet('insurance', 15n, 'INSURANCE')).toBe('OK')
    expect(await table.undo('undo', 'insurance')).toBe('OK')
    expect(await table.undo('undo-again', 'insurance')).toBe('OK')
    expect(await table.now()).toMatchObject({ state: 'OPEN', bet: 200n })
    expect(await table.win('of-insurance', 30n, false, 'insurance')).toBe('BET_UNDONE')
    expect(await table.win('first', 300n, false, 'main')).toBe('OK')
    expect(await table.win('last', 0n, true)).toBe('OK')
    expect(await table.win('late', 1n, true)).toBe('ROUND_CLOSED')
    expect(await table.bet('late-bet', 5n, 'RAISE')).toBe('ROUND_CLOSED')
    expect(await table.now()).toMatchObject({ state: 'SETTLED', bet: 200n, win: 300n })
    expect((await tokens()).GAME).toBe(10_100n)
  })

  it('is undone with its last bet', async () => {
    const table = await started()
    await table.bet('main', 100n)
    await table.bet('raise', 40n, 'RAISE')
    expect(await table.undo('u1', 'main')).toBe('OK')
    expect(await table.now()).toMatchObject({ state: 'OPEN', bet: 40n })
    expect(await table.undo('u2', 'raise')).toBe('OK')
    expect(await table.now()).toMatchObject({ state: 'ROLLED_BACK', bet: 140n })
    expect((await tokens()).GAME).toBe(10_000n)
  })

  it('is taken up by a later session, days after the first one ended', async () => {
    const table = await started()
    await table.bet('main', 100n)
    await sql`SELECT end_game_session(${player}::uuid, ${table.sessionId}::uuid)`.execute(database.kysely)
    expect(await table.bet('raise', 10n, 'RAISE')).toBe('SESSION_ENDED')
    const later = await newGameSession(database.kysely, player)
    const raise = { providerId: PROVIDER, sessionId: later, transactionId: `${later}:raise`, gameplayId: table.gameplayId, minor: 10n }
    expect(code(await bet(database.kysely, { ...raise, part: 'RAISE' }))).toBe('OK')
    expect(await table.now()).toMatchObject({ state: 'OPEN', bet: 110n, game_session_id: later })
    expect(await table.win('win', 50n, true, 'main')).toBe('OK')
  })

  it('belongs to one player, one game and one kind of token', async () => {
    const table = await started()
    await table.bet('main', 100n)
    const stranger = await newPlayer(database.kysely, { GAME: 500n, SWEEP: 500n })
    const theirs = await newGameSession(database.kysely, stranger)
    const raise = { providerId: PROVIDER, transactionId: 'foreign', gameplayId: table.gameplayId, minor: 10n, part: 'RAISE' as const }
    expect(code(await bet(database.kysely, { ...raise, sessionId: theirs }))).toBe('FOREIGN_ROUND')
    const otherKind = await newGameSession(database.kysely, player, 'SWEEP')
    expect(code(await bet(database.kysely, { ...raise, sessionId: otherKind }))).toBe('FOREIGN_ROUND')
  })

  it('takes every kind of token that its session is of', async () => {
    const sessionId = await newGameSession(database.kysely, player, 'TIP')
    const placed = await bet(database.kysely, {
      providerId: PROVIDER,
      sessionId,
      transactionId: `${sessionId}:b`,
      gameplayId: sessionId,
      minor: 40n,
    })
    expect(placed).toEqual({ ok: true, value: { balance: 60n } })
  })
})

it('holds at most what the contract says', async () => {
  const { rows } = await sql<{ most: bigint }>`SELECT account_maximum() AS most`.execute(database.kysely)
  expect(BigInt(rows[0]?.most ?? 0)).toBe(ACCOUNT_MAXIMUM)
})

it('leaves the books in balance', async () => expect(await brokenInvariants(database.kysely)).toEqual([]))
