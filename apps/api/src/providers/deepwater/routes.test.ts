import type { Server } from 'node:http'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { walletPaths } from '@lagoon/contract/wire/seamlessWallet/seamlessWallet'
import { embeddedDatabase } from '../../../test/support/embedded.ts'
import { brokenInvariants } from '../../../test/support/invariants.ts'
import { fillCatalog, GAME, newGameSession, newPlayer, newSession, PROVIDER, round } from '../../../test/support/players.ts'
import { providerCall, serveRoutes } from '../../../test/support/providerCall.ts'
import { testServices } from '../../../test/support/services.ts'
import type { Database } from '../../db/database.ts'
import { localBus, openHub } from '../../realtime/hub.ts'
import type { Services } from '../../services.ts'
import { hold } from '../../ledger/holds.ts'
import { bet, win } from '../../ledger/rounds.ts'
import { endGameSession, gameSessionOf } from '../../modules/lobby/gameSession.ts'
import { initiateGame } from '../../modules/lobby/launch.ts'
import { providerRoutes } from '../providers.ts'

/** A second provider of the same protocol: an entry of the settings, and its games in the catalog. */
const reef = { id: 'reef', protocol: 'deepwater', origin: 'https://games.reef.test', secret: 'the-secret-of-reef-and-of-nobody-else' }

let database: Database
let services: Services
let server: Server
let origin: string
beforeAll(async () => {
  database = await embeddedDatabase()
  await fillCatalog(database.kysely)
  const ours = testServices(database, await openHub(localBus))
  services = { ...ours, config: { ...ours.config, providers: [...ours.config.providers, reef] } }
  ;({ origin, server } = await serveRoutes(providerRoutes(services)))
})
afterAll(async () => {
  server?.close()
  await database?.close()
})

const started = async (funds = 100_000n) => {
  const player = await newPlayer(database.kysely, { GAME: funds })
  return { player, sessionId: await newGameSession(database.kysely, player) }
}
/** The player in a session of this platform. */
const loggedIn = async (playerId: string) => ({ playerId, sessionId: await newSession(database.kysely, playerId) })
const ids = (sessionId: string, name = 'a') => ({ sessionId, transactionId: `${sessionId}:${name}`, roundId: `${sessionId}:round-${name}` })

describe('who may call the wallet', () => {
  const now = () => Math.floor(Date.now() / 1_000)
  it.each([
    ['another secret', { secret: 'x'.repeat(32) }, 'BAD_SIGNATURE'],
    ['a provider that nobody knows', { provider: 'nobody' }, 'BAD_SIGNATURE'],
    ['a body changed by one space', { sentBody: '{"sessionId" :"x"}' }, 'BAD_SIGNATURE'],
    ['a signature for another path', { signedPath: walletPaths.win }, 'BAD_SIGNATURE'],
    ['a nonce that is too short', { nonce: 'short' }, 'BAD_SIGNATURE'],
    ['a call 62 seconds old', { timestamp: now() - 62 }, 'STALE'],
    ['a call from 120 seconds ahead', { timestamp: now() + 120 }, 'STALE'],
  ])('not %s', async (_name, changes, status) => {
    const { sessionId } = await started()
    const answer = await providerCall(origin, walletPaths.balance, { sessionId }, changes)
    expect(answer).toMatchObject({ status, http: 401 })
  })

  it('not the same signed call twice', async () => {
    const { sessionId } = await started()
    const changes = { nonce: 'nonce-of-a-recorded-call', timestamp: now() }
    expect((await providerCall(origin, walletPaths.balance, { sessionId }, changes)).status).toBe('OK')
    expect(await providerCall(origin, walletPaths.balance, { sessionId }, changes)).toMatchObject({ status: 'REPLAY', http: 401 })
  })
})

describe('a round over HTTP', () => {
  it('goes from the launch token to the win, and the token opens one game once', async () => {
    const player = await newPlayer(database.kysely, { GAME: 1_000n })
    const launch = await initiateGame(services, await loggedIn(player), GAME, 'GAME')
    const address = new URL(launch.url)
    expect(`${address.origin}${address.pathname}`).toBe(`http://localhost:4201/play/${GAME}`)
    const launchToken = address.searchParams.get('launch')
    const session = await providerCall(origin, walletPaths.session, { launchToken })
    expect(session).toMatchObject({
      status: 'OK',
      sessionId: launch.sessionId,
      gameId: GAME,
      token: 'GAME',
      winToken: 'GAME',
      balance: '1000',
    })
    expect(await providerCall(origin, walletPaths.session, { launchToken })).toMatchObject({ status: 'LAUNCH_TOKEN_INVALID', http: 403 })

    const move = ids(launch.sessionId)
    const placed = await providerCall(origin, walletPaths.bet, { ...move, amount: '200' })
    expect(placed).toMatchObject({ http: 200, status: 'OK', balance: '800' })
    await endGameSession(services, player, launch.sessionId)
    expect((await gameSessionOf(services, player, launch.sessionId)).state).toBe('ENDED')
    expect(await providerCall(origin, walletPaths.bet, { ...ids(launch.sessionId, 'b'), amount: '200' })).toMatchObject({
      status: 'SESSION_ENDED',
    })
    const paid = { ...move, transactionId: 'win-after-end', betTransactionId: move.transactionId, amount: '350', report: round }
    const first = await providerCall(origin, walletPaths.win, paid)
    expect(first).toMatchObject({ status: 'OK', balance: '1150' })
    expect((await providerCall(origin, walletPaths.win, paid)).text).toBe(first.text)
    expect((await providerCall(origin, walletPaths.bet, { ...move, amount: '200' })).text).toBe(placed.text)
    expect(await providerCall(origin, walletPaths.bet, { ...move, amount: '300' })).toMatchObject({
      status: 'DUPLICATE_TRANSACTION',
      http: 409,
    })
    expect((await providerCall(origin, walletPaths.balance, { sessionId: launch.sessionId })).balance).toBe('1150')
  })

  it('adds up to what its session took and gave, rounds that were undone and those of other sessions aside', async () => {
    const { player, sessionId } = await started()
    const elsewhere = await newGameSession(database.kysely, player)
    const sums = async () => {
      const { token, bet, winToken, win } = await gameSessionOf(services, player, sessionId)
      return [bet, token, win, winToken]
    }
    expect(await sums()).toEqual(['0', 'GAME', '0', 'GAME'])
    for (const [session, name] of [
      [sessionId, 'won'],
      [sessionId, 'undone'],
      [elsewhere, 'elsewhere'],
    ] as const)
      await providerCall(origin, walletPaths.bet, { ...ids(session, name), amount: '100' })
    const won = { ...ids(sessionId, 'won'), betTransactionId: `${sessionId}:won` }
    await providerCall(origin, walletPaths.win, { ...won, transactionId: `${sessionId}:win`, amount: '350', report: round })
    const undone = { sessionId, transactionId: `${sessionId}:back`, betTransactionId: `${sessionId}:undone` }
    await providerCall(origin, walletPaths.rollback, undone)
    expect(await sums()).toEqual(['100', 'GAME', '350', 'GAME'])
  })

  it('tells the player of a win of fifty times the bet, once, and of no smaller one', async () => {
    const { player, sessionId } = await started()
    for (const [name, amount] of [
      ['small', '4999'],
      ['big', '5000'],
    ] as const) {
      const move = ids(sessionId, name)
      await providerCall(origin, walletPaths.bet, { ...move, amount: '100' })
      const paid = { ...move, transactionId: `${move.transactionId}:win`, betTransactionId: move.transactionId, amount, report: round }
      for (let time = 0; time < 2; time += 1) expect((await providerCall(origin, walletPaths.win, paid)).status).toBe('OK')
    }
    const told = await database.kysely.selectFrom('notification').select(['topic', 'title']).where('player_id', '=', player).execute()
    expect(told).toEqual([{ topic: 'WIN', title: expect.stringMatching(/^Big win in /) }])
  })

  it('tells of a round whose wins came one by one when it is over, by a win or without one', async () => {
    for (const last of ['win', 'end'] as const) {
      const { player, sessionId } = await started()
      const told = async () =>
        (await database.kysely.selectFrom('notification').select('topic').where('player_id', '=', player).execute()).length
      const move = ids(sessionId, last)
      await providerCall(origin, walletPaths.bet, { ...move, amount: '100' })
      const part = (name: string) => ({ ...move, transactionId: `${move.transactionId}:${name}` })
      const open = await providerCall(origin, walletPaths.win, { ...part('1'), amount: '5000', closes: false })
      expect([open.status, await told()]).toEqual(['OK', 0])
      const closing = last === 'win' ? { ...part('2'), amount: '0', report: round } : { ...part('2'), report: round }
      for (let time = 0; time < 2; time += 1) expect((await providerCall(origin, walletPaths[last], closing)).status).toBe('OK')
      expect(await told()).toBe(1)
    }
  })

  it('tells the balance with a bet that it does not cover', async () => {
    const { sessionId } = await started(50n)
    expect(await providerCall(origin, walletPaths.bet, { ...ids(sessionId), amount: '60' })).toMatchObject({
      http: 402,
      status: 'INSUFFICIENT_BALANCE',
      balance: '50',
    })
  })

  it('refuses the bet that comes after its rollback', async () => {
    const { sessionId } = await started()
    const move = ids(sessionId)
    const undo = { sessionId, transactionId: `${sessionId}:undo`, betTransactionId: move.transactionId }
    expect((await providerCall(origin, walletPaths.rollback, undo)).status).toBe('OK')
    expect(await providerCall(origin, walletPaths.bet, { ...move, amount: '100' })).toMatchObject({ status: 'ROLLED_BACK', http: 409 })
    expect((await providerCall(origin, walletPaths.balance, { sessionId })).balance).toBe('100000')
  })

  it.each([
    ['a float', { amount: 1.5 }],
    ['a number in place of digits', { amount: 100 }],
    ['a fraction in digits', { amount: '1.5' }],
    ['a negative amount', { amount: '-100' }],
    ['nothing', { amount: '0' }],
    ['more than a bigint', { amount: '9'.repeat(30) }],
    ['a session that is no id', { sessionId: "' OR 1=1" }],
    ['a transaction id of spaces', { transactionId: '   ' }],
  ])('does not take %s', async (_name, wrong) => {
    const { sessionId } = await started()
    expect(await providerCall(origin, walletPaths.bet, { ...ids(sessionId), amount: '100', ...wrong })).toMatchObject({
      status: 'BAD_REQUEST',
      http: 400,
    })
  })

  it.each(['\0', '\uD83C'])('does not take a win whose report holds %j, which no database keeps, and takes it without', async (bad) => {
    const { sessionId } = await started()
    const move = ids(sessionId)
    await providerCall(origin, walletPaths.bet, { ...move, amount: '100' })
    const win = { ...move, transactionId: `${sessionId}:win`, betTransactionId: move.transactionId, amount: '10' }
    const spoilt = { ...round, matrix: [[`moon${bad}`, 'shell', 'pearl']] }
    expect(await providerCall(origin, walletPaths.win, { ...win, report: spoilt })).toMatchObject({ status: 'BAD_REQUEST', http: 400 })
    expect(await providerCall(origin, walletPaths.win, { ...win, report: round })).toMatchObject({ status: 'OK', http: 200 })
  })

  it('has a word of its own for a win that no account can hold, and goes on with the round', async () => {
    const { sessionId } = await started()
    const move = ids(sessionId)
    await providerCall(origin, walletPaths.bet, { ...move, amount: '100' })
    const win = { ...move, transactionId: `${sessionId}:win`, betTransactionId: move.transactionId, report: round }
    const tooMuch = { ...win, amount: '9'.repeat(18) }
    for (let time = 1; time <= 2; time += 1)
      expect(await providerCall(origin, walletPaths.win, tooMuch)).toMatchObject({ status: 'ACCOUNT_FULL', http: 409 })
    expect(await providerCall(origin, walletPaths.win, { ...win, amount: '10' })).toMatchObject({ status: 'OK', http: 200 })
  })

  it('leaves the ledger in balance', async () => expect(await brokenInvariants(database.kysely)).toEqual([]))
})

describe('who may open a game', () => {
  it.each([
    ['a game that is not there', 'no-such-game', 'GAME', 'GAME_NOT_FOUND'],
    ['a game that is announced only', 'last-lighthouse', 'GAME', 'GAME_NOT_PLAYABLE'],
    ['a kind of token that it does not take', GAME, 'TIP', 'GAME_NOT_PLAYABLE'],
    ['tokens that the player does not have', GAME, 'SWEEP', 'INSUFFICIENT_BALANCE'],
  ] as const)('not with %s', async (_name, gameId, token, code) => {
    const player = await newPlayer(database.kysely, { GAME: 1_000n })
    await expect(initiateGame(services, await loggedIn(player), gameId, token)).rejects.toMatchObject({ body: { code } })
  })

  it('whoever has nothing left, where a round of theirs is open', async () => {
    const player = await newPlayer(database.kysely, { GAME: 100n })
    const who = await loggedIn(player)
    const { sessionId } = await initiateGame(services, who, GAME, 'GAME')
    const move = { providerId: PROVIDER, sessionId, gameplayId: sessionId }
    expect((await bet(database.kysely, { ...move, transactionId: `${sessionId}:bet`, minor: 100n })).ok).toBe(true)
    await expect(initiateGame(services, who, GAME, 'GAME')).resolves.toMatchObject({ token: 'GAME' })
    expect((await win(database.kysely, { ...move, transactionId: `${sessionId}:win`, minor: 0n })).ok).toBe(true)
    await expect(initiateGame(services, who, GAME, 'GAME')).rejects.toMatchObject({ body: { code: 'INSUFFICIENT_BALANCE' } })
  })

  it('not with tokens that another game holds, and says where they are', async () => {
    const player = await newPlayer(database.kysely, { GAME: 1_000n })
    const { rows } = await sql<{ id: string }>`INSERT INTO sitting (provider_id, player_id, game_id, game_session_id, token, win_token)
      VALUES ('coral-forge', ${player}, 'hearth-holdem', gen_random_uuid(), 'GAME', 'GAME') RETURNING id`.execute(database.kysely)
    const held = { scope: 'provider:other', key: 'hold', playerId: player, kind: 'GAME', minor: 1_000n } as const
    expect((await hold(database.kysely, { ...held, purpose: 'SITTING', reference: rows[0]?.id ?? '' })).ok).toBe(true)
    await expect(initiateGame(services, await loggedIn(player), GAME, 'GAME')).rejects.toMatchObject({
      body: { code: 'TOKENS_AT_TABLE', facts: { gameId: 'hearth-holdem', gameType: 'POKER' } },
    })
  })

  it("not another player's session", async () => {
    const { sessionId } = await started()
    const stranger = await newPlayer(database.kysely, {})
    await expect(gameSessionOf(services, stranger, sessionId)).rejects.toMatchObject({ body: { code: 'GAME_SESSION_NOT_FOUND' } })
    await expect(endGameSession(services, stranger, sessionId)).rejects.toMatchObject({ body: { code: 'GAME_SESSION_NOT_FOUND' } })
    await expect(gameSessionOf(services, stranger, 'nonsense')).rejects.toMatchObject({ body: { code: 'GAME_SESSION_NOT_FOUND' } })
  })
})

describe('a second provider of the protocol, by settings alone', () => {
  it('launches its game, takes a bet under its own signature, and is kept apart from the first', async () => {
    const { kysely } = database
    await kysely.insertInto('provider').values({ id: 'reef', name: 'Reef Games' }).execute()
    await sql`INSERT INTO game SELECT (jsonb_populate_record(g, '{"id":"reef-slot","provider_id":"reef"}')).* FROM game g WHERE id = ${GAME}`.execute(
      kysely,
    )
    const player = await newPlayer(kysely, { GAME: 1_000n })
    const launch = await initiateGame(services, await loggedIn(player), 'reef-slot', 'GAME')
    const address = new URL(launch.url)
    expect(`${address.origin}${address.pathname}`).toBe('https://games.reef.test/play/reef-slot')
    const asReef = { provider: 'reef', secret: reef.secret }
    const launchToken = address.searchParams.get('launch')
    expect(await providerCall(origin, walletPaths.session, { launchToken })).toMatchObject({ status: 'LAUNCH_TOKEN_INVALID' })
    expect(await providerCall(origin, walletPaths.session, { launchToken }, asReef)).toMatchObject({ status: 'OK', gameId: 'reef-slot' })
    const move = { ...ids(launch.sessionId), amount: '200' }
    expect(await providerCall(origin, walletPaths.bet, move, { ...asReef, secret: 'x'.repeat(32) })).toMatchObject({
      status: 'BAD_SIGNATURE',
    })
    expect(await providerCall(origin, walletPaths.bet, move)).toMatchObject({ status: 'SESSION_NOT_FOUND' })
    expect(await providerCall(origin, walletPaths.bet, move, asReef)).toMatchObject({ status: 'OK', balance: '800' })
  })
})
