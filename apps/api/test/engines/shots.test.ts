import { casesOf, countCases, seedsOf } from '@lagoon/testing/cases'
import { seeded } from '@lagoon/testing/seeded'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../src/db/database.ts'
import { balancesOf } from '../../src/ledger/balances.ts'
import { reconcile } from '../../src/ledger/reconcile/reconcile.ts'
import { providerRoutes } from '../../src/providers/providers.ts'
import { localBus, openHub } from '../../src/realtime/hub.ts'
import { inParallel } from '../support/inParallel.ts'
import { brokenInvariants } from '../support/invariants.ts'
import { fillCatalog, newPlayer } from '../support/players.ts'
import { plant } from '../support/plant.ts'
import { scratchDatabase, type Scratch } from '../support/postgres.ts'
import { serveRoutes } from '../support/providerCall.ts'
import { testServices } from '../support/services.ts'
import { launchStream, streamProvider, type StreamProvider } from '../support/streamProvider.ts'

const SHOTS = 10
const BATCHES = 10
const LANES = 8
const STAKE = 100n
const FUNDS = 1_000_000n
const MICRO = 10_000n

let scratch: Scratch
let provider: StreamProvider
let gameId: string
beforeAll(async () => {
  scratch = await scratchDatabase()
  provider = await streamProvider('northlight')
  const database = await scratch.open()
  const { kysely } = database
  await fillCatalog(kysely)
  const fish = kysely.selectFrom('game').select('id').where('provider_id', '=', provider.id).where('type', '=', 'FISH')
  gameId = (await fish.where('is_playable', '=', true).executeTakeFirstOrThrow()).id
  await kysely.updateTable('game').set({ min_stake: 1n }).where('id', '=', gameId).execute()
  await database.close()
})
afterAll(async () => {
  await provider?.close()
  await scratch?.drop()
})

/** A player's shots, told in batches of which some come again, and some begin before what is booked; answers what the books have otherwise. */
const shoot = async ({ kysely }: Database, random: () => number): Promise<string[]> => {
  const playerId = await newPlayer(kysely, { GAME: FUNDS })
  const stream = await launchStream(kysely, provider, { playerId, gameId })
  const of = { session: stream.session, epoch: stream.epoch }
  const until = Math.floor(Date.now() / 1_000) + 3_600
  await provider.call('hold', { ...of, hold: 1, amount: String(FUNDS * MICRO), until })
  const wrong: string[] = []
  let paid = 0n
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const from = stream.events.length + 1
    for (let shot = 0; shot < SHOTS; shot += 1) {
      const round = `${stream.session}:${batch}:${shot}`
      const isCaught = random() < 0.3
      const pay = isCaught ? BigInt(1 + Math.floor(random() * 30_000_000)) : 0n
      paid += pay
      stream.note({ type: 'open', round }, { type: 'stake', round, amount: String(STAKE * MICRO) })
      if (isCaught) stream.note({ type: 'pay', round, amount: String(pay) })
      stream.note({ type: 'finish', round, report: { type: 'fish', target: 'Smelt', isCaught, pays: 24, chance: 40_000 } })
    }
    const told = stream.batch(Math.max(1, from - Math.floor(random() * 8)))
    for (let time = random() < 0.2 ? 2 : 1; time > 0; time -= 1) {
      const { status, ackSeq } = await provider.post('/northlight/batches', await provider.signBatch(stream, told))
      if (status !== 'OK' || ackSeq !== stream.events.length) wrong.push(`batch ${batch}: ${status}, acknowledged ${ackSeq}`)
    }
  }
  await provider.call('release', { ...of, hold: 1, seq: stream.events.length })
  const { dust } = await kysely.selectFrom('stream').select('dust').where('session_id', '=', stream.session).executeTakeFirstOrThrow()
  const rounds = await kysely.selectFrom('round').select(['bet', 'state']).where('game_session_id', '=', stream.session).execute()
  const { tokens } = await balancesOf(kysely, playerId)
  const staked = STAKE * BigInt(SHOTS * BATCHES)
  if (tokens.GAME * MICRO + BigInt(dust) !== (FUNDS - staked) * MICRO + paid) wrong.push(`${tokens.GAME} and ${dust} of dust are left`)
  if (dust < 0 || BigInt(dust) >= MICRO) wrong.push(`${dust} of dust are carried`)
  const hits = rounds.filter(({ bet, state }) => bet === STAKE && state === 'SETTLED').length
  if (hits !== SHOTS * BATCHES) wrong.push(`${hits} shots are booked`)
  return wrong
}

/** So many players who shoot at once on a copy of the database, into which a bug may be planted before. */
const shootAll = async (players: number, plantBug: (database: Database) => Promise<void> = async () => undefined): Promise<string[]> => {
  const copy = await scratch.copy()
  const database = await copy.open()
  const ours = testServices(database, await openHub(localBus))
  const served = await serveRoutes(providerRoutes({ ...ours, config: { ...ours.config, providers: [provider.party] } }))
  provider.meet(served.origin)
  try {
    await plantBug(database)
    const wrong: string[] = []
    await inParallel(LANES, seedsOf(players), async (seed) => {
      for (const found of await shoot(database, seeded(seed))) wrong.push(`player ${seed}: ${found}`)
    })
    const broken = [...(await brokenInvariants(database.kysely)), ...(await reconcile(database.kysely)).map(({ check }) => check)]
    return [...wrong, ...broken]
  } finally {
    served.server.close()
    await database.close()
    await copy.drop()
  }
}

describe('PC6 shots of many players at once', () => {
  const players = casesOf(200)
  it('are all booked, and less than a minor unit is carried for each', { timeout: 600_000 }, async (context) => {
    countCases(context, players)
    expect(await shootAll(players)).toEqual([])
  })

  it('canary: and dust that is forgotten is found', async () => {
    const found = await shootAll(2, ({ kysely }) => plant(kysely, 'stream_book', 'dust = p_dust', 'dust = 0'))
    expect(found.filter((problem) => problem.includes('of dust are left'))).not.toEqual([])
  })
})
