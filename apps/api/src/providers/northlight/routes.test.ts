import type { Server } from 'node:http'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { embeddedDatabase } from '../../../test/support/embedded.ts'
import { brokenInvariants } from '../../../test/support/invariants.ts'
import { fillCatalog, newPlayer } from '../../../test/support/players.ts'
import { serveRoutes } from '../../../test/support/providerCall.ts'
import { testServices } from '../../../test/support/services.ts'
import { launchStream, streamProvider, type ProviderStream, type StreamProvider } from '../../../test/support/streamProvider.ts'
import type { Database } from '../../db/database.ts'
import { localBus, openHub } from '../../realtime/hub.ts'
import type { Services } from '../../services.ts'
import { providerRoutes } from '../providers.ts'
import { platformKey, verifier } from './jws.ts'
import { questions } from './questions.ts'
import { tendStreams } from './tend.ts'

const GAME = 'comet-line'
const HELD = 100_000n
const micro = (minor: bigint) => String(minor * 10_000n)
const report = { type: 'crash' as const, number: 7, hash: 'ab'.repeat(32), point: 150, autoCashOut: null, cashOut: 120 }

let database: Database
let services: Services
let server: Server
let provider: StreamProvider
beforeAll(async () => {
  database = await embeddedDatabase()
  await fillCatalog(database.kysely)
  provider = await streamProvider('northlight')
  const ours = testServices(database, await openHub(localBus))
  services = { ...ours, config: { ...ours.config, providers: [provider.party] }, wakeOutbox: vi.fn<() => void>() }
  const served = await serveRoutes(providerRoutes(services))
  server = served.server
  provider.meet(served.origin)
})
afterAll(async () => {
  server?.close()
  await provider?.close()
  await database?.close()
})

/** A stream of a new player, with tokens held. */
const table = async () => {
  const playerId = await newPlayer(database.kysely, { GAME: 2n * HELD })
  const stream = await launchStream(database.kysely, provider, { playerId, gameId: GAME })
  const until = Math.floor(Date.now() / 1_000) + 3_600
  const hold = await provider.call('hold', { session: stream.session, epoch: stream.epoch, hold: 1, amount: micro(HELD), until })
  expect(hold.status).toBe('OK')
  return { playerId, stream }
}
/** Notes a round of one stake that pays. */
const play = (stream: ProviderStream, ...pays: readonly bigint[]) => {
  const round = `${stream.session}:${stream.events.length}`
  stream.note({ type: 'open', round }, { type: 'stake', round, amount: micro(100n) })
  for (const pay of pays) stream.note({ type: 'pay', round, amount: micro(pay) })
  stream.note({ type: 'finish', round, report })
}
const send = async (stream: ProviderStream) => provider.post('/northlight/batches', await provider.signBatch(stream, stream.batch(1)))
const told = async (playerId: string) =>
  database.kysely.selectFrom('notification').select(['topic', 'title']).where('player_id', '=', playerId).execute()
/** Does something while nobody can be told anything. */
const whileNoticesFail = async <T>(act: () => Promise<T>): Promise<T> => {
  await sql`ALTER TABLE notification RENAME TO notification_away`.execute(database.kysely)
  try {
    return await act()
  } finally {
    await sql`ALTER TABLE notification_away RENAME TO notification`.execute(database.kysely)
  }
}
const ask = () => questions(platformKey(services.config.tokenSecret), verifier([provider.party]))
/** Nobody heard of the streams for long, and they were not asked about just now. */
const letTimePass = () => sql`UPDATE stream SET asked_at = NULL, heard_at = clock_timestamp() - interval '1 hour'`.execute(database.kysely)

describe('a big win', () => {
  const big = [{ topic: 'WIN', title: expect.stringMatching(/^Big win in /) }]

  it('is told once, also where that failed when its batch came first and the batch is sent again', async () => {
    const { playerId, stream } = await table()
    play(stream, 4_999n)
    play(stream, 5_000n)
    expect(await whileNoticesFail(() => send(stream))).toMatchObject({ http: 500, status: 'INTERNAL' })
    for (let time = 0; time < 2; time += 1) {
      expect(await send(stream)).toMatchObject({ status: 'OK', ackSeq: 8 })
      expect(await told(playerId)).toEqual(big)
    }
  })

  it('is told once, also where that failed when its events were asked for and they are asked for again', async () => {
    const { playerId, stream } = await table()
    play(stream, 5_000n)
    await letTimePass()
    await whileNoticesFail(() => tendStreams(services, provider.party, ask()).catch(() => undefined))
    await letTimePass()
    await tendStreams(services, provider.party, ask())
    expect(await told(playerId)).toEqual(big)
  })
})

describe('a stream whose events fail', () => {
  it('keeps no other from being asked about and released', async () => {
    const bad = await table()
    const good = await table()
    // Each fits a bigint of the database, all of them together do not.
    play(bad.stream, ...Array.from({ length: 20 }, () => 10n ** 18n - 1n))
    play(good.stream, 200n)
    await letTimePass()
    vi.mocked(services.wakeOutbox).mockClear()
    expect(await tendStreams(services, provider.party, ask())).toBeGreaterThanOrEqual(2)
    expect(services.wakeOutbox).toHaveBeenCalled()
    const seqOf = async ({ session }: ProviderStream) =>
      (await database.kysely.selectFrom('stream').select('seq').where('session_id', '=', session).executeTakeFirstOrThrow()).seq
    expect([await seqOf(bad.stream), await seqOf(good.stream)]).toEqual([0n, 4n])
  })
})

it('leaves the ledger in balance', async () => expect(await brokenInvariants(database.kysely)).toEqual([]))
