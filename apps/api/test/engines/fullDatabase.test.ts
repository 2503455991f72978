import { randomUUID } from 'node:crypto'
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { walletPaths } from '@lagoon/contract/wire/seamlessWallet/seamlessWallet'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, type Database } from '../../src/db/database.ts'
import { eventually } from '../support/accounts.ts'
import { openCluster, type Cluster } from '../support/cluster.ts'
import { brokenInvariants } from '../support/invariants.ts'
import { startNodeProcess, type NodeProcess } from '../support/nodeProcess.ts'
import { fillCatalog, newGameSession, newPlayer } from '../support/players.ts'
import { providerCall, type ProviderAnswer } from '../support/providerCall.ts'
import { quiet } from '../support/quiet.ts'
import { secrets } from '../support/runMain.ts'

const DISK_MB = 128
const POOL_SIZE = 20

/** A disk of its own, small enough to be filled. */
const disk = mkdtempSync(join(tmpdir(), 'lagoon-disk-'))
let isMounted = false
let cluster: Cluster
let database: Database
let node: NodeProcess
beforeAll(async () => {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', disk], { stdio: 'pipe' })
    isMounted = true
  } catch (error) {
    throw new Error('not run: this machine lets nobody mount a small disk', { cause: error })
  }
  const place = join(disk, 'tables')
  mkdirSync(place)
  for (const folder of [disk, place]) chmodSync(folder, 0o777)
  cluster = await openCluster()
  execFileSync('chown', ['postgres', place])
  await cluster.query(`CREATE TABLESPACE small LOCATION '${place}'`)
  await cluster.query('CREATE DATABASE lagoon TABLESPACE small')
  const url = new URL(cluster.url)
  url.pathname = '/lagoon'
  database = await openDatabase({ databaseUrl: url.href, dataDir: 'memory://', connections: 4, log: quiet })
  await fillCatalog(database.kysely)
  node = await startNodeProcess({ DATABASE_URL: url.href, LOG_LEVEL: 'warn' })
})
afterAll(async () => {
  await node?.end('SIGKILL')
  await database?.close()
  cluster?.remove()
  if (isMounted) execFileSync('umount', [disk])
  rmSync(disk, { recursive: true, force: true })
})

const newSession = async (): Promise<string> => newGameSession(database.kysely, await newPlayer(database.kysely, { GAME: 1_000_000_000n }))
const call = (path: string, payload: object) => providerCall(node.address, path, payload, { secret: secrets.PROVIDER_DEEPWATER_SECRET })
const bet = (sessionId: string): Promise<ProviderAnswer> => {
  const key = `${sessionId}:${randomUUID()}`
  return call(walletPaths.bet, { sessionId, transactionId: key, roundId: key, amount: '100' })
}
const betsOf = async (sessionId: string): Promise<number> =>
  (await sql`SELECT 1 FROM round WHERE game_session_id = ${sessionId}::uuid`.execute(database.kysely)).rows.length

describe('S3 a node', () => {
  it('S3 with no connection left refuses with 503 in time, books nothing of that, and goes on by itself', async () => {
    const [held, other] = [await newSession(), await newSession()]
    const locked = Promise.withResolvers<void>()
    const free = Promise.withResolvers<void>()
    const holding = database.unhurried.transaction().execute(async (transaction) => {
      await sql`SELECT 1 FROM wallet WHERE player_id = (SELECT player_id FROM game_session WHERE id = ${held}::uuid) FOR UPDATE`.execute(
        transaction,
      )
      locked.resolve()
      await free.promise
    })
    await locked.promise
    const stuck = Promise.all(Array.from({ length: 2 * POOL_SIZE }, () => bet(held)))
    await eventually(async () => {
      const { rows } = await sql`SELECT 1 FROM pg_stat_activity WHERE datname = 'lagoon' AND wait_event_type = 'Lock'`.execute(
        database.kysely,
      )
      return rows.length >= POOL_SIZE ? true : undefined
    })
    const start = performance.now()
    expect(await call(walletPaths.balance, { sessionId: other })).toMatchObject({ http: 503, status: 'INTERNAL' })
    expect(performance.now() - start).toBeLessThan(5_000)
    expect((await stuck).every(({ http }) => http === 503)).toBe(true)
    expect(performance.now() - start).toBeLessThan(10_000)
    free.resolve()
    await holding
    expect([await betsOf(held), (await bet(held)).http, (await bet(other)).http]).toEqual([0, 200, 200])
  })

  it('S3 whose database has a full disk refuses with 503, books nothing of that, and goes on by itself', async () => {
    const sessionId = await newSession()
    const filler = join(disk, 'filler')
    expect((await bet(sessionId)).http).toBe(200)
    expect(() => writeFileSync(filler, Buffer.alloc(DISK_MB * 1024 * 1024))).toThrow('ENOSPC')
    let booked = 1
    const refused: ProviderAnswer[] = []
    while (refused.length < 10) {
      const answer = await bet(sessionId)
      if (answer.http === 200) booked += 1
      else refused.push(answer)
    }
    expect(new Set(refused.map(({ http, status }) => `${http} ${status}`))).toEqual(new Set(['503 INTERNAL']))
    expect(await betsOf(sessionId)).toBe(booked)
    rmSync(filler)
    expect((await bet(sessionId)).http).toBe(200)
    expect(node.ended()).toBeUndefined()
    expect(await brokenInvariants(database.kysely)).toEqual([])
  })
})
