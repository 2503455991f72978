import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { walletPaths } from '@lagoon/contract/wire/seamlessWallet/seamlessWallet'
import { casesOf, countCases } from '@lagoon/testing/cases'
import { seeded } from '@lagoon/testing/seeded'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../../src/db/database.ts'
import { openCluster, type Cluster } from '../support/cluster.ts'
import { brokenInvariants } from '../support/invariants.ts'
import { startNodeProcess, type NodeProcess } from '../support/nodeProcess.ts'
import { fillCatalog, newGameSession, newPlayer, round } from '../support/players.ts'
import { providerCall } from '../support/providerCall.ts'
import { quiet } from '../support/quiet.ts'
import { secrets } from '../support/runMain.ts'

const CALLERS = 16
const FUNDS = 1_000_000_000n
const STAKE = 100n
const WIN = 250n
const BACK_WITHIN_MS = 30_000
/** How long after it works again the next blow falls, at most. */
const LONGEST_PEACE_MS = 400

let cluster: Cluster
let node: NodeProcess
const startNode = () => startNodeProcess({ DATABASE_URL: cluster.url, LOG_LEVEL: 'error' })
/** One session for each caller, by the id of its player. */
const sessions = new Map<string, string>()
beforeAll(async () => {
  cluster = await openCluster()
  const database = await openDatabase({ databaseUrl: cluster.url, dataDir: 'memory://', connections: 4, log: quiet })
  await fillCatalog(database.kysely)
  for (let caller = 0; caller < CALLERS; caller += 1) {
    const player = await newPlayer(database.kysely, { GAME: FUNDS })
    sessions.set(player, await newGameSession(database.kysely, player))
  }
  await database.close()
  node = await startNode()
})
afterAll(async () => {
  await node?.end('SIGKILL')
  cluster?.remove()
})

/** Every move that was asked for, by its key: its player, what it does to the balance, and whether it was acknowledged. */
interface Move {
  readonly player: string
  readonly minor: bigint
  isAcknowledged: boolean
}

/** Callers who bet and win; a move that is not answered is asked for again under its key, or given up. */
const startLoad = (seed: number) => {
  const moves = new Map<string, Move>()
  let acknowledged = 0
  const refused = new Set<string>()
  let isOver = false
  /** Whether the move was made. */
  const make = async (random: () => number, path: string, call: object & { transactionId: string }, move: Move): Promise<boolean> => {
    moves.set(call.transactionId, move)
    for (;;) {
      const answer = await providerCall(node.address, path, call, { secret: secrets.PROVIDER_DEEPWATER_SECRET }).catch(() => undefined)
      if (answer?.status === 'OK') {
        move.isAcknowledged = true
        acknowledged += 1
        return true
      }
      if (answer && answer.http < 500) refused.add(answer.text)
      if ((answer && answer.http < 500) || random() < 0.1) return false
      await wait(20)
    }
  }
  const caller = async (player: string, sessionId: string, random: () => number): Promise<void> => {
    while (!isOver) {
      const key = randomUUID()
      const bet = { sessionId, transactionId: `${key}:bet`, roundId: key, amount: String(STAKE) }
      if (!(await make(random, walletPaths.bet, bet, { player, minor: -STAKE, isAcknowledged: false }))) continue
      const win = {
        sessionId,
        transactionId: `${key}:win`,
        roundId: key,
        betTransactionId: bet.transactionId,
        amount: String(WIN),
        report: round,
      }
      await make(random, walletPaths.win, win, { player, minor: WIN, isAcknowledged: false })
    }
  }
  const callers = [...sessions].map(([player, session], number) => caller(player, session, seeded(seed + number)))
  return {
    moves,
    refused,
    acknowledged: () => acknowledged,
    stop: async () => {
      isOver = true
      await Promise.all(callers)
    },
  }
}
type Load = ReturnType<typeof startLoad>

const blows = {
  'the platform': async () => {
    await node.end('SIGKILL')
    node = await startNode()
  },
  PostgreSQL: async () => {
    await cluster.kill()
    cluster.start()
  },
} as const
type Blow = keyof typeof blows

/** Kills one of them in the middle of the load; answers how long it took until a move was acknowledged again, milliseconds. */
const strike = async (load: Load, blow: Blow, peaceMs: number): Promise<number> => {
  const before = load.acknowledged()
  while (load.acknowledged() < before + CALLERS) await wait(5)
  await wait(peaceMs)
  const struck = performance.now()
  await blows[blow]()
  const atReturn = load.acknowledged()
  while (load.acknowledged() === atReturn && performance.now() - struck < 2 * BACK_WITHIN_MS) await wait(5)
  return performance.now() - struck
}

/** What the books do not have as it was acknowledged: each such move once, any other once or not at all, and nothing else. */
const differences = async ({ moves, refused }: Load): Promise<string[]> => {
  const { rows } = (await cluster.query(
    `SELECT key, count(*)::integer AS times FROM ledger_tx WHERE type IN ('BET', 'WIN') GROUP BY key`,
  )) as {
    rows: { key: string; times: number }[]
  }
  const kept = new Map(rows.map(({ key, times }) => [key, times]))
  const problems = [...refused].map((text) => `refused: ${text}`)
  const balances = new Map([...sessions.keys()].map((player) => [player, FUNDS]))
  for (const [key, { player, minor, isAcknowledged }] of moves) {
    const times = kept.get(key) ?? 0
    if (isAcknowledged ? times !== 1 : times > 1) problems.push(`${key} is there ${times} times, acknowledged: ${isAcknowledged}`)
    balances.set(player, (balances.get(player) ?? 0n) + minor * BigInt(times))
  }
  const strange = rows.filter(({ key }) => !moves.has(key))
  if (strange.length > 0) problems.push(`${strange.length} moves that nobody asked for`)
  const { rows: accounts } = (await cluster.query(`SELECT player_id, balance FROM account WHERE owner = 'PLAYER' AND kind = 'GAME'`)) as {
    rows: { player_id: string; balance: string }[]
  }
  for (const { player_id: player, balance } of accounts)
    if (BigInt(balance) !== balances.get(player)) problems.push(`${player} has ${balance}, not ${balances.get(player)}`)
  return problems.slice(0, 20)
}

describe('H3 killed under load, the callers asking again by their keys', () => {
  const kills = casesOf(500)
  it('loses nothing that was acknowledged, doubles nothing, and is back', { timeout: 3_600_000 }, async (context) => {
    countCases(context, kills)
    const random = seeded(kills)
    const load = startLoad(1)
    const slow: string[] = []
    for (let kill = 1; kill <= kills; kill += 1) {
      const blow: Blow = random() < 0.5 ? 'the platform' : 'PostgreSQL'
      const ms = await strike(load, blow, random() * LONGEST_PEACE_MS)
      if (ms > BACK_WITHIN_MS) slow.push(`kill ${kill}, ${blow}: back after ${Math.round(ms)} ms`)
    }
    await load.stop()
    expect([...slow, ...(await differences(load))]).toEqual([])
    expect([...load.moves.values()].filter(({ isAcknowledged }) => !isAcknowledged)).not.toEqual([])
    const database = await openDatabase({ databaseUrl: cluster.url, dataDir: 'memory://', connections: 2, log: quiet })
    expect(await brokenInvariants(database.kysely)).toEqual([])
    await database.close()
  })

  it('canary: and finds what a database has lost that acknowledges before it writes', async () => {
    await cluster.query('ALTER SYSTEM SET synchronous_commit = off')
    await cluster.query("ALTER SYSTEM SET wal_writer_delay = '10s'")
    await cluster.query('SELECT pg_reload_conf()')
    const lost: string[] = []
    // A blow that falls right after the log was written takes nothing along.
    for (let blow = 1; blow <= 5 && lost.length === 0; blow += 1) {
      const load = startLoad(1 + blow)
      await strike(load, 'PostgreSQL', LONGEST_PEACE_MS)
      await load.stop()
      lost.push(...(await differences(load)).filter((problem) => problem.includes('0 times, acknowledged: true')))
    }
    expect(lost).not.toEqual([])
  })
})
