import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Party } from '@lagoon/contract/parties/parties'
import { transferPaths } from '@lagoon/contract/wire/transferWallet/transferWallet'
import { embeddedDatabase } from '../../../test/support/embedded.ts'
import { brokenInvariants } from '../../../test/support/invariants.ts'
import { fillCatalog, newGameSession, newPlayer, round } from '../../../test/support/players.ts'
import { testServices } from '../../../test/support/services.ts'
import type { Database } from '../../db/database.ts'
import { secondsFromNow } from '../../kernel/databaseTime.ts'
import { hold } from '../../ledger/holds.ts'
import { localBus, openHub } from '../../realtime/hub.ts'
import { playerReference } from '../playerReference.ts'
import { pullRounds } from './feed.ts'
import type { Platform } from './sittings.ts'
import { pullUnclaimed, tendAll } from './tend.ts'

const GAME = 'hearth-holdem'
const BROUGHT = 1_000n
/** More than any account may hold. */
const TOO_MUCH = '9999999999999999.99'

let database: Database
let platform: Platform
let server: Server
let provider: Party
/** What the provider answers, by method and path; anything else is not found. */
const answers = new Map<string, object>()
const asked: string[] = []
const logged: { readonly level: number; readonly [field: string]: unknown }[] = []
beforeAll(async () => {
  database = await embeddedDatabase()
  await fillCatalog(database.kysely)
  const log = pino({ level: 'error' }, { write: (line: string) => logged.push(JSON.parse(line) as (typeof logged)[number]) })
  platform = { ...testServices(database, await openHub(localBus)), log }
  server = createServer((request, response) => {
    const call = `${request.method} ${request.url}`
    asked.push(call)
    const answer = answers.get(call)
    request.resume()
    response.writeHead(answer ? 200 : 404).end(JSON.stringify(answer ?? { error: 'NOT_FOUND' }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  provider = { id: 'coralforge', protocol: 'coralForge', origin, secret: 'a secret of the provider' }
})
beforeEach(() => {
  answers.clear()
  answers.set(`POST ${transferPaths.token}`, { access_token: 'b'.repeat(20), token_type: 'Bearer', expires_in: 600 })
  asked.length = 0
  logged.length = 0
})
afterAll(async () => {
  server?.close()
  await database?.close()
})

let seats = 0
/** A sitting that is to close, `waitsFor` seconds already; without `isReached` its provider does not know it yet, and nothing was brought. */
const seat = async (waitsFor: number, isReached = true) => {
  const { kysely } = database
  const playerId = await newPlayer(kysely, { GAME: BROUGHT })
  const remoteId = `sitting-${(seats += 1)}`
  const { id } = await kysely
    .insertInto('sitting')
    .values({
      ...{ provider_id: provider.id, player_id: playerId, game_id: GAME, token: 'GAME', win_token: 'GAME', state: 'CLOSING' },
      ...{ remote_id: isReached ? remoteId : null, game_session_id: await newGameSession(kysely, playerId) },
      next_at: secondsFromNow(-waitsFor),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (isReached) {
    const held = await hold(kysely, {
      ...{ scope: `provider:${provider.id}`, key: `in:${id}`, playerId, kind: 'GAME', minor: BROUGHT },
      ...{ purpose: 'SITTING', reference: id },
    })
    if (!held.ok) throw new Error(held.error.code)
    const transfer = { sitting_id: id, hold_id: held.value.holdId, amount: BROUGHT, state: 'DONE' } as const
    await kysely.insertInto('sitting_transfer').values(transfer).execute()
  }
  const out = {
    ...{ transferId: `out-${remoteId}`, sittingId: remoteId, direction: 'OUT' },
    ...{ stake: '10.00', won: '0.00', brought: '10.00', rounds: 0 },
  }
  return { id, playerId, remoteId, out }
}
type Seat = Awaited<ReturnType<typeof seat>>

const closes = ({ remoteId, out }: Seat, changes: object = {}) =>
  answers.set(`POST ${transferPaths.close(remoteId)}`, { state: 'CLOSED', out: { ...out, ...changes } })
const sitting = ({ id }: Seat) =>
  database.kysely
    .selectFrom('sitting')
    .select(['state', 'tries', sql<boolean>`next_at > opened_at`.as('isLater')])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
/** Ends a sitting that a test left open. */
const mend = async (one: Seat) => {
  closes(one)
  await database.kysely
    .updateTable('sitting')
    .set({ next_at: secondsFromNow(0), remote_id: one.remoteId })
    .where('id', '=', one.id)
    .where('state', '!=', 'CLOSED')
    .execute()
  await tendAll(platform, provider)
}

describe('one sitting whose provider answers what cannot be', () => {
  it.each([
    ['more than an account may hold', { stake: TOO_MUCH }],
    ['more rounds than can be counted', { rounds: 1e21 }],
  ])('%s: keeps none of the others open, nor the feed unread, and is asked about again later', async (_what, wrong) => {
    const bad = await seat(60)
    const good = await seat(30)
    closes(bad, wrong)
    closes(good)
    await tendAll(platform, provider)
    expect(await sitting(good)).toMatchObject({ state: 'CLOSED' })
    expect(await sitting(bad)).toEqual({ state: 'CLOSING', tries: 1, isLater: true })
    expect(asked).toContain(`GET ${transferPaths.roundsAfter('0')}`)
    await mend(bad)
    expect(await sitting(bad)).toMatchObject({ state: 'CLOSED' })
  })

  it('the id of another sitting: keeps none of the others open, and is asked about again later', async () => {
    const bad = await seat(60, false)
    const good = await seat(30)
    const player = playerReference(provider.id, bad.playerId)
    answers.set(`PUT ${transferPaths.player(player)}`, { player })
    answers.set(`POST ${transferPaths.sittings}`, {
      ...{ sittingId: good.remoteId, player, game: GAME, token: 'GAME', winToken: 'GAME' },
      ...{ state: 'OPEN', version: 1, isHandOpen: false, stake: '0.00', won: '0.00' },
    })
    closes(good)
    await tendAll(platform, provider)
    expect(await sitting(good)).toMatchObject({ state: 'CLOSED' })
    expect(await sitting(bad)).toEqual({ state: 'CLOSING', tries: 1, isLater: true })
    expect(logged).toMatchObject([{ sitting: bad.id, provider: provider.id }])
  })
})

describe('one unclaimed transfer', () => {
  const unclaimed = (...transfers: readonly object[]) => answers.set(`GET ${transferPaths.unclaimed}`, { transfers })

  it.each([
    ['that cannot be booked', { stake: TOO_MUCH }],
    ['that is not understood', { stake: '-1.00' }],
  ])('%s keeps none of the others from coming home', async (_what, wrong) => {
    const bad = await seat(0)
    const good = await seat(0)
    unclaimed({ ...bad.out, ...wrong }, good.out)
    await pullUnclaimed(platform, provider)
    expect([(await sitting(bad)).state, (await sitting(good)).state]).toEqual(['CLOSING', 'CLOSED'])
    expect(asked).toContain(`POST ${transferPaths.claim(good.out.transferId)}`)
    expect(asked).not.toContain(`POST ${transferPaths.claim(bad.out.transferId)}`)
    expect(logged).toMatchObject([{ provider: provider.id }])
    await mend(bad)
  })
})

describe('the feed', () => {
  const fairness = { commitment: 'a0'.repeat(32), clientSeed: 'mine', nonce: 0, algorithm: 'hmac-sha256-floats', version: 1 }
  const won = (sittingId: string, roundId: string, changes: object = {}) => ({
    ...{ roundId, sittingId, bet: '1.00', win: '50.00', startedAt: '2026-11-22T10:00:00.000Z', report: round, fairness },
    ...changes,
  })
  const position = async () =>
    (await database.kysely.selectFrom('round_feed').select('position').where('provider_id', '=', provider.id).executeTakeFirst())
      ?.position ?? '0'
  const tells = async (next: string, ...rounds: readonly object[]) =>
    answers.set(`GET ${transferPaths.roundsAfter(await position())}`, { rounds, next })
  const keptRounds = async () =>
    (await database.kysely.selectFrom('round').select('gameplay_id').where('provider_id', '=', provider.id).execute()).map(
      (row) => row.gameplay_id,
    )
  const toldWins = async ({ playerId }: Seat) =>
    (await database.kysely.selectFrom('notification').select('topic').where('player_id', '=', playerId).execute()).length

  it('passes by a round that is not understood, that no database keeps, or that is of no sitting, and goes on behind it', async () => {
    const one = await seat(0)
    await tells(
      'a1',
      won(one.remoteId, 'no-amount', { bet: '-1.00' }),
      won(one.remoteId, 'no-day', { startedAt: '2026-02-31T10:00:00.000Z' }),
      won('nobody', 'no-sitting'),
      won(one.remoteId, 'kept'),
    )
    expect(await pullRounds(platform, provider)).toBe(true)
    expect(await keptRounds()).toEqual(['kept'])
    expect(await position()).toBe('a1')
    expect(logged).toMatchObject([
      { provider: provider.id, after: '0', wrong: ['bet'] },
      { provider: provider.id, after: '0', roundId: 'no-day' },
      { provider: provider.id, after: '0', roundId: 'no-sitting', reason: 'SESSION_NOT_FOUND' },
    ])
  })

  it('that never ends leaves the turn to the sittings again', async () => {
    const one = await seat(0)
    const from = await position()
    const pages = [from, ...Array.from({ length: 30 }, (_, page) => `b${page}`)]
    for (const [page, after] of pages.entries())
      answers.set(`GET ${transferPaths.roundsAfter(after)}`, {
        rounds: [won(one.remoteId, 'the same', { win: '1.00' })],
        next: pages[page + 1] ?? 'end',
      })
    closes(one)
    await tendAll(platform, provider)
    const read = () => asked.filter((call) => call.startsWith('GET /rounds')).length
    expect([read() < 30, (await sitting(one)).state]).toEqual([true, 'CLOSED'])
    await tendAll(platform, provider)
    expect(await position()).toBe('end')
  })

  it('is read again where the player could not be told of a big win, and they are told once', async () => {
    const one = await seat(0)
    await tells('a2', won(one.remoteId, 'big'))
    await sql`ALTER TABLE notification RENAME TO notification_away`.execute(database.kysely)
    await expect(pullRounds(platform, provider)).rejects.toThrow('notification')
    await sql`ALTER TABLE notification_away RENAME TO notification`.execute(database.kysely)
    expect(await position()).not.toBe('a2')
    await pullRounds(platform, provider)
    expect([await position(), await toldWins(one)]).toEqual(['a2', 1])
    await tells('a3', won(one.remoteId, 'big'))
    await pullRounds(platform, provider)
    expect([await position(), await toldWins(one)]).toEqual(['a3', 1])
  })
})

it('leaves the ledger in balance', async () => expect(await brokenInvariants(database.kysely)).toEqual([]))
