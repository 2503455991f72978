import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { walletPaths } from '@lagoon/contract/wire/seamlessWallet/seamlessWallet'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { quantile } from '../../bench/measure.ts'
import { openDatabase } from '../../src/db/database.ts'
import { openCluster, type Cluster } from '../support/cluster.ts'
import { brokenInvariants } from '../support/invariants.ts'
import { startNodeProcess, type NodeProcess } from '../support/nodeProcess.ts'
import { fillCatalog, newGameSession, newPlayer } from '../support/players.ts'
import { providerCall } from '../support/providerCall.ts'
import { quiet } from '../support/quiet.ts'
import { secrets } from '../support/runMain.ts'

const CALLERS = 32
const PLAYERS = 8
const ANSWERED_WITHIN_MS = 10_000
const BACK_WITHIN_MS = 5_000
/** Longer than a call may wait. */
const FROZEN_MS = 11_000
/** How long the load goes on before a blow, and after the time that the nodes have to recover: what the calls take then is compared. */
const COMPARED_MS = 3_000
/** How much longer the slowest of a hundred calls may take after a blow than before, beside what a busy machine adds by itself. */
const SLOWER = { times: 2, ms: 100 }
const isLong = process.env['LONG'] !== undefined

let cluster: Cluster
const nodes: NodeProcess[] = []
const sessions: string[] = []
beforeAll(async () => {
  cluster = await openCluster()
  const database = await openDatabase({ databaseUrl: cluster.url, dataDir: 'memory://', connections: 4, log: quiet })
  await fillCatalog(database.kysely)
  for (let player = 0; player < PLAYERS; player += 1)
    sessions.push(await newGameSession(database.kysely, await newPlayer(database.kysely, { GAME: 1_000_000_000n })))
  await database.close()
  nodes.push(...(await Promise.all([0, 1].map(() => startNodeProcess({ DATABASE_URL: cluster.url, LOG_LEVEL: 'warn' })))))
})
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.end('SIGKILL')))
  cluster?.remove()
})

interface Call {
  readonly node: number
  readonly http: number
  readonly ms: number
  readonly at: number
}
interface Load {
  readonly calls: readonly Call[]
  /** Keys of the bets that were acknowledged. */
  readonly acknowledged: readonly string[]
  readonly stop: () => Promise<void>
}

/** Callers who bet without end, half of them on each node; what was not acknowledged is never repeated. */
const startLoad = (): Load => {
  const calls: Call[] = []
  const acknowledged: string[] = []
  let isOver = false
  const caller = async (number: number): Promise<void> => {
    const node = number % nodes.length
    while (!isOver) {
      const sessionId = sessions[number % sessions.length] ?? ''
      const key = `${sessionId}:${randomUUID()}`
      const began = performance.now()
      const bet = { sessionId, transactionId: key, roundId: key, amount: '100' }
      const answer = await providerCall(nodes[node]?.address ?? '', walletPaths.bet, bet, {
        secret: secrets.PROVIDER_DEEPWATER_SECRET,
      }).catch(() => undefined)
      const at = performance.now()
      calls.push({ node, http: answer?.http ?? 0, ms: at - began, at })
      if (answer?.status === 'OK') acknowledged.push(key)
      else await wait(50)
    }
  }
  const callers = Array.from({ length: CALLERS }, (_, number) => caller(number))
  return {
    calls,
    acknowledged,
    stop: async () => {
      isOver = true
      await Promise.all(callers)
    },
  }
}

/** What may befall a database; each resolves when it is back. */
const blows = {
  'is stopped at once': async () => {
    cluster.stop('immediate')
    await wait(500)
    cluster.start()
  },
  'is stopped fast': async () => {
    cluster.stop('fast')
    await wait(500)
    cluster.start()
  },
  'has its connections ended': () => cluster.endConnections(),
  'fails over to a standby': async () => cluster.failOver(),
  'is frozen': async () => {
    cluster.freeze()
    await wait(FROZEN_MS)
    cluster.thaw()
  },
} as const
type Blow = keyof typeof blows
const tries: Readonly<Record<Blow, number>> = isLong
  ? { 'is stopped at once': 6, 'is stopped fast': 6, 'has its connections ended': 6, 'fails over to a standby': 3, 'is frozen': 3 }
  : { 'is stopped at once': 2, 'is stopped fast': 2, 'has its connections ended': 3, 'fails over to a standby': 1, 'is frozen': 1 }

/** One blow under load; answers what was not as it should be. */
const strike = async (blow: Blow): Promise<string[]> => {
  if (blow === 'fails over to a standby') await cluster.addStandby()
  const load = startLoad()
  while (load.acknowledged.length < 2 * CALLERS) await wait(50)
  const calm = performance.now()
  if (isLong) await wait(COMPARED_MS)
  const struck = performance.now()
  await blows[blow]()
  const back = performance.now()
  const worksOn = (node: number) => load.calls.find((call) => call.node === node && call.http === 200 && call.at > back)
  while (performance.now() < back + BACK_WITHIN_MS && !nodes.every((_, number) => worksOn(number))) await wait(50)
  const recovered = back + BACK_WITHIN_MS
  await wait(isLong ? recovered + COMPARED_MS - performance.now() : 500)
  await load.stop()
  const problems: string[] = []
  if (isLong) {
    const slowest = (from: number, to: number) =>
      quantile(
        load.calls.filter(({ at }) => at >= from && at < to).map(({ ms }) => ms),
        0.99,
      )
    const [before, after] = [slowest(calm, struck), slowest(recovered, Infinity)]
    if (!(after <= SLOWER.times * before + SLOWER.ms)) problems.push(`p99 was ${before} ms before and ${after} ms after`)
  }
  for (const [number, node] of nodes.entries()) {
    if (node.ended() !== undefined) problems.push(`node ${number} ended with ${node.ended()}: ${node.said().slice(-2_000)}`)
    const first = worksOn(number)
    if (!first || first.at - back > BACK_WITHIN_MS) problems.push(`node ${number} did not work again within ${BACK_WITHIN_MS} ms`)
  }
  const late = load.calls.filter(({ ms }) => ms > ANSWERED_WITHIN_MS)
  if (late.length > 0) problems.push(`${late.length} calls took up to ${Math.max(...late.map(({ ms }) => Math.round(ms)))} ms`)
  const strange = load.calls.filter(({ http }) => http !== 200 && http !== 503)
  if (strange.length > 0) problems.push(`answers other than 200 and 503: ${[...new Set(strange.map(({ http }) => http))].join(', ')}`)
  const { rows } = await cluster.query(`SELECT key FROM ledger_tx WHERE type = 'BET'`)
  const kept = new Map<string, number>()
  for (const { key } of rows as { key: string }[]) kept.set(key, (kept.get(key) ?? 0) + 1)
  const lost = load.acknowledged.filter((key) => kept.get(key) !== 1)
  if (lost.length > 0) problems.push(`${lost.length} of ${load.acknowledged.length} acknowledged bets are not there once`)
  return problems
}

describe('S1 two nodes under 32 callers, when PostgreSQL', () => {
  it.each(Object.keys(blows) as Blow[])('S1 %s: go on, answer in time and lose nothing', { timeout: 300_000 }, async (blow) => {
    for (let number = 1; number <= tries[blow]; number += 1) expect([number, await strike(blow)]).toEqual([number, []])
  })

  it('leave the books in balance', async () => {
    const database = await openDatabase({ databaseUrl: cluster.url, dataDir: 'memory://', connections: 2, log: quiet })
    expect(await brokenInvariants(database.kysely)).toEqual([])
    await database.close()
  })
})
