import type { Server } from 'node:http'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../src/db/database.ts'
import { reconcile } from '../../src/ledger/reconcile/reconcile.ts'
import { runCommand } from '../../src/modules/operator/commands.ts'
import { frozenStreamsOf } from '../../src/modules/operator/frozenStreams.ts'
import { endGameSession } from '../../src/modules/lobby/gameSession.ts'
import { balancesOf } from '../../src/ledger/balances.ts'
import { providerRoutes } from '../../src/providers/providers.ts'
import { platformKey, verifier } from '../../src/providers/northlight/jws.ts'
import { questions } from '../../src/providers/northlight/questions.ts'
import { tendStreams } from '../../src/providers/northlight/tend.ts'
import { localBus, openHub } from '../../src/realtime/hub.ts'
import type { Services } from '../../src/services.ts'
import { brokenInvariants } from '../support/invariants.ts'
import { fillCatalog, newPlayer } from '../support/players.ts'
import { scratchDatabase, type Scratch } from '../support/postgres.ts'
import { serveRoutes } from '../support/providerCall.ts'
import { testServices } from '../support/services.ts'
import { launchStream, ProviderStream, streamProvider, type SentBatch, type StreamProvider } from '../support/streamProvider.ts'

const GAME = 'comet-line'
/** The stakes of the game, minor units. */
const [MIN_STAKE, MAX_STAKE] = [100n, 10_000n]
const FUNDS = 1_000_000n
const micro = (minor: bigint | number) => String(BigInt(minor) * 10_000n)
const inAnHour = () => Math.floor(Date.now() / 1_000) + 3_600
const report = { type: 'crash' as const, number: 7, hash: 'ab'.repeat(32), point: 150, autoCashOut: null, cashOut: 120 }
const fairness = { commitment: 'cd'.repeat(32), clientSeed: 'salt', nonce: 7, algorithm: 'sha256-hash-chain', version: 1 }

let scratch: Scratch
let database: Database
let services: Services
let server: Server
let provider: StreamProvider
beforeAll(async () => {
  scratch = await scratchDatabase()
  database = await scratch.open()
  await fillCatalog(database.kysely)
  provider = await streamProvider('northlight')
  const ours = testServices(database, await openHub(localBus))
  services = { ...ours, config: { ...ours.config, providers: [...ours.config.providers, provider.party] } }
  const served = await serveRoutes(providerRoutes(services))
  server = served.server
  provider.meet(served.origin)
})
afterAll(async () => {
  server?.close()
  await provider?.close()
  await database?.close()
  await scratch?.drop()
})

const launch = (playerId: string, token: 'GAME' | 'SWEEP' = 'GAME') =>
  launchStream(database.kysely, provider, { playerId, gameId: GAME, token })

/** A stream of a new player, with calls of the provider about it. */
const table = async ({ token = 'GAME', held = 100_000n }: { token?: 'GAME' | 'SWEEP'; held?: bigint } = {}) => {
  const player = await newPlayer(database.kysely, { [token]: FUNDS })
  const stream = await launch(player, token)
  let holds = 0
  const of = { session: stream.session, epoch: stream.epoch }
  const hold = (amount: bigint, number = (holds += 1)) =>
    provider.call('hold', { ...of, hold: number, amount: micro(amount), until: inAnHour() })
  if (held > 0n) expect(await hold(held)).toMatchObject({ status: 'OK', granted: micro(held) })
  const send = async (batch: object) => provider.post('/northlight/batches', await provider.signBatch(stream, batch))
  return {
    player,
    stream,
    hold,
    send,
    sendFrom: (fromSeq: number, toSeq?: number) => send(stream.batch(fromSeq, toSeq)),
    /** Notes a round of one stake. */
    play: (round: string, stake: bigint, pay: string | null = null) => {
      stream.note({ type: 'open', round }, { type: 'stake', round, amount: micro(stake) })
      if (pay !== null) stream.note({ type: 'pay', round, amount: pay })
      return stream.note({ type: 'finish', round, report, fairness })
    },
    release: (seq = stream.events.length, number = holds) => provider.call('release', { ...of, hold: number, seq }),
    funds: () => provider.call('balance', of),
    held: async () => (await balancesOf(database.kysely, player)).tokens,
    row: () => database.kysely.selectFrom('stream').selectAll().where('session_id', '=', stream.session).executeTakeFirstOrThrow(),
    round: (id: string) =>
      database.kysely.selectFrom('round').select(['state', 'bet', 'win', 'detail']).where('gameplay_id', '=', id).executeTakeFirst(),
  }
}
const name = (stream: ProviderStream, round: string | number) => `${stream.session}:${round}`

describe('a round by events', () => {
  it('is held, played, paid and released, with its moves, report and fairness in the history', async () => {
    const { stream, play, sendFrom, release, held, round, row } = await table()
    const id = name(stream, 1)
    expect((await held()).GAME).toBe(FUNDS - 100_000n)
    play(id, 1_000n, micro(1_200))
    expect(await sendFrom(1)).toMatchObject({
      http: 200,
      status: 'OK',
      ackSeq: 4,
      hash: stream.hashAt(4),
      dust: '0',
      balance: micro(FUNDS - 100_000n + 1_200n),
      left: micro(99_000),
    })
    expect(await round(id)).toEqual({ state: 'SETTLED', bet: 1_000n, win: 1_200n, detail: { ...report, fairness } })
    expect(await release()).toMatchObject({ status: 'OK', left: '0', balance: micro(FUNDS + 200n) })
    expect((await held()).GAME).toBe(FUNDS + 200n)
    expect(await row()).toMatchObject({ seq: 4n, frozen_at: null, closed_at: null })
  })

  it('takes stakes of one kind and pays another', async () => {
    const { stream, play, sendFrom, release, held } = await table({ token: 'SWEEP' })
    play(name(stream, 1), 500n, micro(900))
    await sendFrom(1)
    await release()
    expect(await held()).toMatchObject({ SWEEP: FUNDS - 500n, PRIZE: 900n })
  })

  it('gives a stake back by a void; the round is undone with its last stake', async () => {
    const { stream, sendFrom, held, round, release } = await table()
    const id = name(stream, 1)
    stream.note({ type: 'open', round: id }, { type: 'stake', round: id, amount: micro(300) })
    const side = stream.note({ type: 'stake', round: id, amount: micro(50), part: 'SIDE' })
    await sendFrom(1)
    stream.note({ type: 'void', round: id, of: side })
    expect((await sendFrom(4)).status).toBe('OK')
    expect(await round(id)).toMatchObject({ state: 'OPEN', bet: 300n })
    stream.note({ type: 'void', round: id, of: 2 })
    expect((await sendFrom(5)).status).toBe('OK')
    expect(await round(id)).toMatchObject({ state: 'ROLLED_BACK', bet: 350n, win: 0n })
    await release()
    expect((await held()).GAME).toBe(FUNDS)
  })

  it('books the shots of a round as one move, and its pays', async () => {
    const { stream, sendFrom, round } = await table()
    const id = name(stream, 1)
    stream.note({ type: 'open', round: id })
    for (let shot = 0; shot < 90; shot += 1)
      stream.note({ type: 'stake', round: id, amount: micro(100), part: 'SHOT' }, { type: 'pay', round: id, amount: micro(50) })
    stream.note({ type: 'finish', round: id, report })
    expect((await sendFrom(1)).status).toBe('OK')
    expect(await round(id)).toMatchObject({ state: 'SETTLED', bet: 9_000n, win: 4_500n })
    const moves = await database.kysely
      .selectFrom('round_move')
      .innerJoin('round', 'round.id', 'round_move.round_id')
      .select(['round_move.type', 'round_move.amount'])
      .where('gameplay_id', '=', id)
      .orderBy('tx_id')
      .execute()
    expect(moves).toEqual([
      { type: 'BET', amount: 9_000n },
      { type: 'WIN', amount: 4_500n },
    ])
  })
})

describe('who is believed', () => {
  const balance = async (fields: object, signing?: Parameters<StreamProvider['sign']>[1]) => {
    const { stream } = await table()
    const payload = { iss: 'northlight', aud: 'platform', act: 'balance', session: stream.session, epoch: stream.epoch, ...fields }
    return provider.post('/northlight/balance', await provider.sign(payload, signing))
  }
  it.each([
    ['a call for somebody else', { aud: 'somebody' }, undefined],
    ['an issuer that nobody knows', { iss: 'nobody' }, undefined],
    ['a provider of another protocol', { iss: 'deepwater' }, undefined],
    ['a key that nobody publishes', {}, { kid: 'another' }],
  ])('not %s', async (_what, fields, signing) => {
    expect(await balance(fields, signing)).toMatchObject({ http: 401, status: 'BAD_SIGNATURE' })
  })

  it.each(['no jws', '', 'a.b.c', 'eyJhbGciOiJub25lIn0.eyJpc3MiOiJub3J0aGxpZ2h0In0.'])('not %j', async (text) => {
    expect(await provider.post('/northlight/balance', text)).toMatchObject({ http: 401, status: 'BAD_SIGNATURE' })
  })

  it('not a payload that was changed, and not one act for another', async () => {
    const { stream } = await table()
    const jws = await provider.signBatch(stream, stream.batch(1))
    const [head, , signature] = jws.split('.')
    const forged = Buffer.from(JSON.stringify({ iss: 'northlight', aud: 'platform', act: 'balance' })).toString('base64url')
    expect(await provider.post('/northlight/balance', `${head}.${forged}.${signature}`)).toMatchObject({ status: 'BAD_SIGNATURE' })
    expect(await provider.post('/northlight/balance', jws)).toMatchObject({ http: 400, status: 'BAD_REQUEST' })
  })

  it('not about the session of another provider', async () => {
    const player = await newPlayer(database.kysely, { GAME: 100n })
    expect(await provider.call('balance', { session: player, epoch: 1 })).toMatchObject({ http: 404, status: 'SESSION_NOT_FOUND' })
  })
})

describe('holds', () => {
  it('grants what there is; a repeat is answered the same, an older one refused', async () => {
    const { hold, held } = await table({ held: 0n })
    const first = await hold(FUNDS + 5n, 1)
    expect(first).toMatchObject({ status: 'OK', granted: micro(FUNDS), balance: '0', left: micro(FUNDS) })
    expect(await hold(FUNDS + 5n, 1)).toMatchObject({ status: 'OK', granted: micro(FUNDS), until: first.until })
    expect(await hold(FUNDS, 1)).toMatchObject({ http: 409, status: 'STALE_HOLD' })
    expect(await hold(2_000n, 2)).toMatchObject({ status: 'OK', granted: micro(2_000), left: micro(2_000) })
    expect(await hold(FUNDS + 5n, 1)).toMatchObject({ http: 409, status: 'STALE_HOLD' })
    expect((await held()).GAME).toBe(FUNDS - 2_000n)
  })

  it('a repeat after stakes were booked says what is left now', async () => {
    const { stream, hold, play, sendFrom } = await table({ held: 0n })
    await hold(5_000n, 1)
    play(name(stream, 1), 1_000n)
    await sendFrom(1)
    expect(await hold(5_000n, 1)).toMatchObject({ status: 'OK', granted: micro(5_000), left: micro(4_000) })
  })

  it('refuses where there is nothing to hold', async () => {
    const { stream, hold } = await table({ held: 0n })
    const other = await launch((await table({ held: FUNDS })).player)
    const call = { session: other.session, epoch: other.epoch, hold: 1, amount: micro(100), until: inAnHour() }
    expect(await provider.call('hold', call)).toMatchObject({ http: 402, status: 'INSUFFICIENT_BALANCE', balance: '0' })
    expect(await hold(100n)).toMatchObject({ status: 'OK', granted: micro(100) })
    expect(stream.epoch).toBe(1)
  })

  it('gives nothing back before every event is booked', async () => {
    const { stream, play, sendFrom, release } = await table()
    play(name(stream, 1), 1_000n)
    expect(await release()).toMatchObject({ http: 409, status: 'GAP', expect: 1 })
    await sendFrom(1)
    expect(await release()).toMatchObject({ status: 'OK', left: '0' })
    expect(await release()).toMatchObject({ status: 'OK', left: '0' })
  })
})

describe('PX5 amounts that are none', () => {
  const none = ['-10000', '-0', '1e6', '1e21', '12.5', '0.005', '٣', '1'.repeat(23), '', ' 10000', 1_000_000]
  it.each([...none, '0', '5000'])('no hold of %j', async (amount) => {
    const { stream, held } = await table({ held: 0n })
    const call = { session: stream.session, epoch: stream.epoch, hold: 1, amount, until: inAnHour() }
    expect(await provider.call('hold', call)).toMatchObject({ http: 400, status: 'BAD_REQUEST' })
    expect((await held()).GAME).toBe(FUNDS)
  })

  it.each([
    ...none.map((amount) => ['stake', amount] as const),
    ['stake', '1005000'] as const,
    ...none.map((amount) => ['pay', amount] as const),
  ])('no %s of %j', async (type, amount) => {
    const { stream, sendFrom, row, round } = await table()
    const id = name(stream, 1)
    stream.note({ type: 'open', round: id })
    if (type === 'pay') stream.note({ type: 'stake', round: id, amount: micro(100) })
    stream.note({ type, round: id, amount } as never)
    expect(await sendFrom(1)).toMatchObject({ http: 422, status: 'BAD_EVENT', seq: stream.events.length })
    expect([(await row()).seq, (await row()).dust, await round(id)]).toEqual([0n, 0, undefined])
  })
})

describe('PX1 one batch, sent a hundred times at once', () => {
  it('is booked once and answered the same; told otherwise it is refused, and nothing moves', async () => {
    const { stream, play, sendFrom, held, row, player } = await table()
    const other = await table()
    for (let round = 1; round <= 3; round += 1) play(name(stream, round), 1_000n, micro(500))
    const jws = await provider.signBatch(stream, stream.batch(1))
    const answers = await Promise.all(Array.from({ length: 100 }, () => provider.post('/northlight/batches', jws)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 'OK', ackSeq: 12, left: micro(97_000), balance: micro(FUNDS - 98_500n) })
    const before = await held()
    expect(before.GAME).toBe(FUNDS - 100_000n + 1_500n)
    // The same rounds in the stream of another player.
    other.stream.events.push(...stream.events)
    expect((await other.sendFrom(1)).status).toBe('BAD_EVENT')
    expect((await other.row()).seq).toBe(0n)
    stream.events[1] = JSON.stringify({ ...(JSON.parse(stream.events[1] ?? '') as object), amount: micro(2_000) })
    expect(await sendFrom(1)).toMatchObject({ http: 409, status: 'FORK' })
    expect(await row()).toMatchObject({ seq: 12n })
    expect((await balancesOf(database.kysely, player)).tokens).toEqual(before)
  })
})

describe('PC1 batches on a bad line', () => {
  it('doubled, resent later, cut otherwise: booked once, and the answer says how far', async () => {
    const { stream, play, sendFrom, held, release } = await table()
    for (let round = 1; round <= 5; round += 1) play(name(stream, round), 1_000n, micro(300))
    expect(await sendFrom(1, 8)).toMatchObject({ status: 'OK', ackSeq: 8 })
    expect(await sendFrom(1, 8)).toMatchObject({ status: 'OK', ackSeq: 8, hash: stream.hashAt(8) })
    // Split in the middle of a round, overlapping what is booked.
    expect(await sendFrom(5, 14)).toMatchObject({ status: 'OK', ackSeq: 14 })
    expect(await sendFrom(3, 6)).toMatchObject({ status: 'OK', ackSeq: 14, hash: stream.hashAt(14) })
    expect(await sendFrom(1)).toMatchObject({ status: 'OK', ackSeq: 20, hash: stream.hashAt(20) })
    await release()
    expect((await held()).GAME).toBe(FUNDS - 5n * 700n)
  })

  it('a gap is refused with what should come, and nothing of it is booked', async () => {
    const { stream, play, sendFrom, row } = await table()
    play(name(stream, 1), 1_000n, micro(1))
    play(name(stream, 2), 1_000n, micro(1))
    expect(await sendFrom(5)).toMatchObject({ http: 409, status: 'GAP', expect: 1 })
    expect((await row()).seq).toBe(0n)
    expect(await sendFrom(1, 4)).toMatchObject({ status: 'OK', ackSeq: 4 })
    expect(await sendFrom(5)).toMatchObject({ status: 'OK', ackSeq: 8 })
  })

  it('ten at once: booked once', async () => {
    const { stream, play, sendFrom, held, release } = await table()
    for (let round = 1; round <= 10; round += 1) play(name(stream, round), 1_000n, micro(500))
    const answers = await Promise.all(Array.from({ length: 10 }, () => sendFrom(1)))
    expect(answers.map(({ status, ackSeq }) => [status, ackSeq])).toEqual(Array.from({ length: 10 }, () => ['OK', 40]))
    await release()
    expect((await held()).GAME).toBe(FUNDS - 10n * 500n)
  })

  it('a batch that says other numbers than its events is refused', async () => {
    const { stream, play, send, row } = await table()
    play(name(stream, 1), 1_000n)
    const batch = stream.batch(1)
    expect(await send({ ...batch, toSeq: 5 })).toMatchObject({ http: 400, status: 'BAD_REQUEST' })
    expect(await send({ ...batch, totals: { ...batch.totals, stake: micro(2_000) } })).toMatchObject({ http: 422, status: 'TOTALS' })
    expect(await send({ ...batch, events: batch.events.toReversed() })).toMatchObject({ http: 422, status: 'BAD_EVENT', seq: 1 })
    expect((await row()).seq).toBe(0n)
  })
})

describe('PC2 one bad event among 200', () => {
  type Change = (event: Record<string, unknown>) => Record<string, unknown>
  const cases: readonly (readonly [string, string, Change])[] = [
    ['an amount of nothing', 'BAD_EVENT', (event) => ({ ...event, amount: '0' })],
    ['a part of a minor unit', 'BAD_EVENT', (event) => ({ ...event, amount: '1000001' })],
    ['a number for an amount', 'BAD_EVENT', (event) => ({ ...event, amount: 1_000_000 })],
    ['a stake below the smallest', 'BAD_EVENT', (event) => ({ ...event, amount: micro(MIN_STAKE - 1n) })],
    ['a stake above the largest', 'BAD_EVENT', (event) => ({ ...event, amount: micro(MAX_STAKE + 1n) })],
    ['a round that was not opened', 'BAD_EVENT', (event) => ({ ...event, round: 'another' })],
    ['a kind that is none', 'BAD_EVENT', (event) => ({ ...event, type: 'bet' })],
    ['another number', 'BAD_EVENT', (event) => ({ ...event, seq: 3 })],
    ['more than is left', 'HOLD_EXCEEDED', (event) => ({ ...event, amount: micro(MAX_STAKE) })],
  ]
  it.each(cases)('%s: none is booked, and the mended batch is whole', async (_what, status, change) => {
    const { stream, play, send, sendFrom, row, round } = await table({ held: 6_000n })
    for (let number = 1; number <= 50; number += 1) play(name(stream, number), MIN_STAKE, micro(10))
    const bad = 150
    const good = stream.events[bad - 1] ?? ''
    stream.events[bad - 1] = JSON.stringify(change(JSON.parse(good) as Record<string, unknown>))
    const spoilt: SentBatch = stream.batch(1)
    const answer = await send(spoilt)
    expect(answer).toMatchObject({ status, seq: bad })
    expect(answer.left).toBe(status === 'HOLD_EXCEEDED' ? micro(6_000) : undefined)
    expect(await row()).toMatchObject({ seq: 0n, frozen_at: null })
    expect(await round(name(stream, 1))).toBeUndefined()
    stream.events[bad - 1] = good
    expect(await sendFrom(1)).toMatchObject({ status: 'OK', ackSeq: 200, left: micro(1_000) })
  })

  it.each([
    ['a second main stake', [{ type: 'stake', amount: micro(100) }]],
    [
      'a pay after the end',
      [
        { type: 'finish', report },
        { type: 'pay', amount: micro(1) },
      ],
    ],
    [
      'a second end',
      [
        { type: 'finish', report },
        { type: 'finish', report },
      ],
    ],
    ['a void of what is no stake', [{ type: 'void', of: 1 }]],
    [
      'a void of a stake twice',
      [
        { type: 'void', of: 2 },
        { type: 'void', of: 2 },
      ],
    ],
    ['a round that is there', [{ type: 'open' }]],
  ] as const)('refuses %s', async (_what, events) => {
    const { stream, sendFrom, row } = await table()
    const id = name(stream, 1)
    stream.note({ type: 'open', round: id }, { type: 'stake', round: id, amount: micro(100) })
    for (const event of events) stream.note({ ...event, round: id } as never)
    expect(await sendFrom(1)).toMatchObject({ http: 422, status: 'BAD_EVENT', seq: stream.events.length })
    expect((await row()).seq).toBe(0n)
  })
})

describe('PC3 two histories', () => {
  it.each(['what is booked is told otherwise', 'it goes on from another history'])('%s: frozen, and nothing has moved', async (what) => {
    const { player, stream, play, sendFrom, row, held, release, hold } = await table()
    play(name(stream, 1), 1_000n, micro(500))
    await sendFrom(1)
    const before = await held()
    stream.events[2] = JSON.stringify({ seq: 3, type: 'pay', round: name(stream, 1), amount: micro(90_000) })
    play(name(stream, 2), 1_000n)
    expect(await sendFrom(what.startsWith('what') ? 1 : 5)).toMatchObject({ http: 409, status: 'FORK' })
    expect(await row()).toMatchObject({ seq: 4n, frozen_because: 'FORK', closed_at: null })
    expect(await held()).toEqual(before)
    expect(await sendFrom(5)).toMatchObject({ http: 409, status: 'FROZEN' })
    expect(await release(4)).toMatchObject({ status: 'FROZEN' })
    expect(await hold(100n)).toMatchObject({ status: 'FROZEN' })
    expect(await balancesOf(database.kysely, player)).toMatchObject({ tokens: before })
  })
})

describe('PC3 a frozen stream that the operator thaws', () => {
  it('goes on from what is booked, its hold with it; told otherwise once more it is frozen again', async () => {
    const { stream, play, sendFrom, row, held, release } = await table()
    play(name(stream, 1), 1_000n, micro(500))
    await sendFrom(1)
    const told = stream.events[2] ?? ''
    stream.events[2] = JSON.stringify({ seq: 3, type: 'pay', round: name(stream, 1), amount: micro(90_000) })
    expect((await sendFrom(1)).status).toBe('FORK')
    // Others freeze too.
    const ours = async () => (await frozenStreamsOf(database.kysely, 50)).filter(({ id }) => id === stream.session)
    expect(await ours()).toMatchObject([{ provider: provider.id, reason: 'FORK', booked: 4 }])

    const command = { do: 'thawStream', id: stream.session } as const
    expect(await runCommand(services, command)).toBe(true)
    expect(await runCommand(services, command)).toBe(false)
    expect(await ours()).toEqual([])
    expect(await row()).toMatchObject({ seq: 4n, frozen_at: null, frozen_because: null })
    expect((await sendFrom(1)).status).toBe('FORK')
    expect(await row()).toMatchObject({ seq: 4n, frozen_because: 'FORK' })

    expect(await runCommand(services, command)).toBe(true)
    stream.events[2] = told
    play(name(stream, 2), 1_000n, micro(300))
    expect(await sendFrom(1)).toMatchObject({ status: 'OK', ackSeq: 8 })
    expect(await release()).toMatchObject({ status: 'OK', left: '0' })
    expect((await held()).GAME).toBe(FUNDS - 1_200n)
    const actions = await database.kysely.selectFrom('operator_action').select(['command', 'detail']).execute()
    const detail = `${GAME} at ${provider.id}, 4 events booked: ${stream.session}`
    expect(actions).toEqual([
      { command: 'thawStream', detail },
      { command: 'thawStream', detail },
    ])
  })
})

describe('several launches', () => {
  it('a later one ends the holds of the one before it; what was staked from money held is booked', async () => {
    const { player, stream, play, sendFrom, hold, round, held, release, row } = await table({ held: 5_000n })
    play(name(stream, 1), 1_000n)
    const later = await launch(player)
    expect(later.epoch).toBe(stream.epoch + 1)
    expect(await hold(9_000n)).toMatchObject({ http: 409, status: 'EPOCH_OVER' })
    expect(await sendFrom(1)).toMatchObject({ status: 'OK', left: micro(4_000) })
    expect(await round(name(stream, 1))).toMatchObject({ state: 'SETTLED', bet: 1_000n })
    const of = { session: later.session, epoch: later.epoch }
    expect(await provider.call('hold', { ...of, hold: 1, amount: micro(2_000), until: inAnHour() })).toMatchObject({ status: 'OK' })
    await release(3, 1)
    expect(await row()).toMatchObject({ closed_at: expect.any(Date) })
    expect((await held()).GAME).toBe(FUNDS - 1_000n - 2_000n)
  })

  it('a session that ended gets no hold, and its open round still pays', async () => {
    const { player, stream, sendFrom, hold, held, release, row } = await table({ held: 5_000n })
    const id = name(stream, 1)
    stream.note({ type: 'open', round: id }, { type: 'stake', round: id, amount: micro(1_000) })
    await sendFrom(1)
    await endGameSession(services, player, stream.session)
    expect(await hold(5_000n)).toMatchObject({ http: 403, status: 'SESSION_ENDED' })
    await release(2, 1)
    expect(await row()).toMatchObject({ closed_at: null })
    stream.note({ type: 'pay', round: id, amount: micro(2_500) }, { type: 'finish', round: id, report })
    expect(await sendFrom(3)).toMatchObject({ status: 'OK' })
    expect((await held()).GAME).toBe(FUNDS + 1_500n)
    expect(await row()).toMatchObject({ closed_at: expect.any(Date) })
  })

  it('takes the epoch of a session and no other', async () => {
    const { stream, play } = await table()
    play(name(stream, 1), 1_000n)
    const other = new ProviderStream(stream.session, stream.epoch + 1)
    other.events.push(...stream.events)
    const answer = await provider.post('/northlight/batches', await provider.signBatch(other, other.batch(1)))
    expect(answer).toMatchObject({ http: 404, status: 'SESSION_NOT_FOUND' })
  })
})

describe('dust', () => {
  it('is carried from pay to pay, and shown with the round', async () => {
    const { stream, play, sendFrom, held, release, round } = await table()
    play(name(stream, 1), 100n, '15000')
    play(name(stream, 2), 100n, '4999')
    expect(await sendFrom(1)).toMatchObject({ status: 'OK', dust: '9999' })
    play(name(stream, 3), 100n, '1')
    expect(await sendFrom(9)).toMatchObject({ status: 'OK', dust: '0' })
    expect((await round(name(stream, 1)))?.detail).toMatchObject({ carriedMicro: 5_000 })
    expect((await round(name(stream, 2)))?.win).toBe(0n)
    expect((await round(name(stream, 3)))?.win).toBe(1n)
    await release()
    expect((await held()).GAME).toBe(FUNDS - 300n + 2n)
  })

  it('goes to the operator when the session is over, a minor unit at a time', async () => {
    const dustOf = async () =>
      (await database.kysely
        .selectFrom('dust')
        .selectAll()
        .where('party', '=', provider.id)
        .where('kind', '=', 'GAME')
        .executeTakeFirst()) ?? {
        micro: 0n,
        booked: 0n,
      }
    const before = await dustOf()
    for (const pay of ['7000', '6000']) {
      const { player, stream, play, sendFrom, release } = await table()
      play(name(stream, 1), 100n, pay)
      await sendFrom(1)
      await endGameSession(services, player, stream.session)
      await release()
    }
    const after = await dustOf()
    expect(after.micro + after.booked * 10_000n - before.micro - before.booked * 10_000n).toBe(13_000n)
    expect(after.booked).toBe(before.booked + 1n)
  })
})

describe('a provider that is not heard of', () => {
  const tend = () =>
    tendStreams(services, provider.party, questions(platformKey(services.config.tokenSecret), verifier(services.config.providers)))
  const minutesLater = (stream: ProviderStream, minutes: number) =>
    sql`UPDATE stream SET heard_at = heard_at - make_interval(mins => ${minutes}), asked_at = asked_at - make_interval(mins => ${minutes})
      WHERE session_id = ${stream.session}::uuid`.execute(database.kysely)
  /** Whether the provider was asked about this stream. */
  const isAsked = (stream: ProviderStream) => provider.asked.some((path) => path.includes(stream.session))
  afterEach(() => {
    provider.behavior.isAway = false
    provider.behavior.hasForgotten = false
    provider.asked.length = 0
  })

  it('is asked after ten minutes, and no sooner; what it tells is booked and the rest given back', async () => {
    const { stream, play, held, row, round } = await table()
    for (let number = 1; number <= 70; number += 1) play(name(stream, number), 100n, micro(50))
    await minutesLater(stream, 9)
    await tend()
    expect(isAsked(stream)).toBe(false)
    await minutesLater(stream, 2)
    await tend()
    expect(await row()).toMatchObject({ seq: 280n, hash: Buffer.from(stream.hashAt(280), 'hex'), frozen_at: null })
    expect(await round(name(stream, 70))).toMatchObject({ state: 'SETTLED' })
    expect((await held()).GAME).toBe(FUNDS - 70n * 50n)
  })

  it('keeps what is held as long as it does not answer, and is not asked all the time', async () => {
    const { stream, play, held } = await table()
    play(name(stream, 1), 1_000n)
    await minutesLater(stream, 11)
    provider.behavior.isAway = true
    await tend()
    await tend()
    expect(provider.asked.filter((path) => path.includes(stream.session))).toHaveLength(1)
    expect((await held()).GAME).toBe(FUNDS - 100_000n)
    provider.behavior.isAway = false
    await minutesLater(stream, 1)
    await tend()
    expect((await held()).GAME).toBe(FUNDS - 1_000n)
  })

  it('is asked at once when its session ends, and the stream is closed', async () => {
    const { player, stream, play, held, row } = await table()
    play(name(stream, 1), 1_000n)
    await endGameSession(services, player, stream.session)
    await tend()
    expect((await held()).GAME).toBe(FUNDS - 1_000n)
    expect(await row()).toMatchObject({ seq: 3n, closed_at: expect.any(Date) })
  })

  it('that knows nothing of a session is believed where nothing was booked; otherwise it is frozen', async () => {
    const fresh = await table()
    const known = await table()
    known.play(name(known.stream, 1), 1_000n)
    await known.sendFrom(1)
    provider.behavior.hasForgotten = true
    for (const { player, stream } of [fresh, known]) await endGameSession(services, player, stream.session)
    await tend()
    expect((await fresh.held()).GAME).toBe(FUNDS)
    expect(await known.row()).toMatchObject({ frozen_because: 'HISTORY_LOST' })
    expect((await known.held()).GAME).toBe(FUNDS - 100_000n)
  })

  it('that tells another history is frozen too', async () => {
    const { player, stream, play, sendFrom, row } = await table()
    play(name(stream, 1), 1_000n)
    await sendFrom(1)
    stream.events[0] = '{"seq":1,"type":"open","round":"another"}'
    play(name(stream, 2), 1_000n)
    await endGameSession(services, player, stream.session)
    await tend()
    expect(await row()).toMatchObject({ seq: 3n, frozen_because: 'FORK' })
  })

  it('is asked for a round that stays open, and does not lose its stake', async () => {
    const { stream, sendFrom, release, round, row } = await table()
    const id = name(stream, 1)
    stream.note({ type: 'open', round: id }, { type: 'stake', round: id, amount: micro(500) })
    await sendFrom(1)
    await release()
    await minutesLater(stream, 11)
    await tend()
    expect(provider.asked).toContain(`/rounds/${encodeURIComponent(id)}`)
    expect(await round(id)).toMatchObject({ state: 'OPEN', bet: 500n })
    expect(await row()).toMatchObject({ frozen_at: null, closed_at: null })
  })
})

describe('PX3 any history', () => {
  it('a thousand batches of random rounds, cut and repeated at random, equal a model', async () => {
    let seed = 20_260_301
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      return Math.floor((seed / 2_147_483_648) * below)
    }
    const { stream, sendFrom, held, release, row } = await table({ held: 900_000n })
    let [staked, paidMicro, acked] = [0n, 0n, 0]
    const opened: { id: string; seq: number; stake: bigint; isStaked: boolean }[] = []
    for (let step = 0; step < 1_000; step += 1) {
      const open = opened[random(opened.length + 2)]
      if (!open) {
        const [id, stake] = [name(stream, `x-${step}`), BigInt(100 + random(400))]
        stream.note({ type: 'open', round: id })
        opened.push({ id, stake, isStaked: true, seq: stream.note({ type: 'stake', round: id, amount: micro(stake) }) })
        staked += stake
      } else if (random(3) === 0) {
        stream.note({ type: 'void', round: open.id, of: open.seq })
        staked -= open.stake
        opened.splice(opened.indexOf(open), 1)
      } else {
        const pay = BigInt(random(9_000_000))
        if (pay > 0n) stream.note({ type: 'pay', round: open.id, amount: String(pay) })
        paidMicro += pay
        stream.note({ type: 'finish', round: open.id, report })
        opened.splice(opened.indexOf(open), 1)
      }
      if (random(4) > 0) continue
      const from = Math.max(1, acked + 1 - random(20))
      const to = Math.min(stream.events.length, from + 1 + random(60))
      const answer = await sendFrom(from, to)
      expect(answer.status).toBe('OK')
      acked = Number(answer['ackSeq'])
    }
    while (acked < stream.events.length) acked = Number((await sendFrom(acked + 1, Math.min(stream.events.length, acked + 200)))['ackSeq'])
    await release()
    const { dust } = await row()
    expect((await held()).GAME * 10_000n + BigInt(dust)).toBe((FUNDS - staked) * 10_000n + paidMicro)
    expect(dust).toBeLessThan(10_000)
  })
})

it('leaves the books in balance', async () => {
  expect(await brokenInvariants(database.kysely)).toEqual([])
  expect(await reconcile(database.kysely)).toEqual([])
})
