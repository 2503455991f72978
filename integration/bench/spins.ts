// node integration/bench/spins.ts: from the press on Spin to its outcome, through the provider's server and the platform's, each a process
// of its own, on PostgreSQL (TEST_DATABASE_URL). 200 players who spin, and 1,000 who press at once.
import { fork } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pino } from 'pino'
import { addPlayers, sessionOf } from '../../apps/api/bench/benchPlayers.ts'
import { quantile } from '../../apps/api/bench/measure.ts'
import { launchTokenHash } from '../../apps/api/src/providers/launchToken.ts'
import { brokenInvariants } from '../../apps/api/test/support/invariants.ts'
import { startNodeProcess } from '../../apps/api/test/support/nodeProcess.ts'
import { secrets } from '../../apps/api/test/support/runMain.ts'
import { scratchDatabase } from '../../apps/api/test/support/postgres.ts'
import { startProvider } from '../../apps/sandbox/src/deepwater/server/startProvider.ts'
import type { RoundView, SessionOpened } from '../../apps/sandbox/src/games/contract.ts'

const PLAYERS = 200
const AT_ONCE = 1_000
const SECONDS = 20
/** A spin is watched before the next one. */
const PAUSE_MS = 2_500
const MOST_MS = 250
const port = 4893
const page = `http://127.0.0.1:${port}`

/** The provider's server, in a process that this file is forked into. */
const provide = async (platformOrigin: string, dataDir: string): Promise<void> => {
  const log = pino({ level: 'error' })
  const stop = await startProvider({
    id: 'deepwater',
    port,
    platformOrigin,
    secret: secrets.PROVIDER_DEEPWATER_SECRET,
    dataDir,
    page: null,
    log,
  })
  process.send?.('ready')
  process.once('SIGTERM', () => void stop().then(() => process.exit(0)))
}

const post = async <T>(path: string, body: object, token?: string): Promise<T> => {
  const headers = { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) }
  const response = await fetch(page + path, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${path} answered ${response.status} ${await response.text()}`)
  return (await response.json()) as T
}

/** One press: how long its outcome took, milliseconds. */
const spin = async (token: string): Promise<number> => {
  const pressed = performance.now()
  await post<RoundView>('/api/play', { pressId: randomUUID(), stake: '100', choice: null }, token)
  return performance.now() - pressed
}

const bench = async (): Promise<boolean> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-spins-'))
  const scratch = await scratchDatabase()
  const node = await startNodeProcess({
    DATABASE_URL: scratch.url(),
    PUBLIC_ORIGIN: 'http://lagoon.test',
    LOG_LEVEL: 'error',
    PROVIDERS: JSON.stringify([{ id: 'deepwater', protocol: 'deepwater', origin: page, secretEnv: 'PROVIDER_DEEPWATER_SECRET' }]),
  })
  const provider = fork(import.meta.filename, [node.address, dataDir])
  const database = await scratch.open({ connections: 4 })
  const { kysely } = database
  try {
    await once(provider, 'message')
    await addPlayers(kysely, AT_ONCE)
    const launches = Array.from({ length: AT_ONCE }, () => randomBytes(32).toString('base64url'))
    const expires_at = new Date(Date.now() + 600_000)
    await kysely
      .insertInto('launch_token')
      .values(launches.map((launch, index) => ({ token_hash: launchTokenHash(launch), game_session_id: sessionOf(index + 1), expires_at })))
      .execute()
    const tokens: string[] = []
    for (const launch of launches) tokens.push((await post<SessionOpened>('/api/session', { launch })).sessionToken)

    const until = performance.now() + SECONDS * 1_000
    const took: number[] = []
    await Promise.all(
      tokens.slice(0, PLAYERS).map(async (token, index) => {
        await wait((index * PAUSE_MS) / PLAYERS)
        while (performance.now() < until) {
          took.push(await spin(token))
          await wait(PAUSE_MS)
        }
      }),
    )
    const [half, most] = [quantile(took, 0.5), quantile(took, 0.95)]
    console.log(
      `${PLAYERS} players spinning: ${took.length} spins, press to outcome p50 ${half.toFixed(1)} ms, p95 ${most.toFixed(1)} ms (at most ${MOST_MS})`,
    )

    const started = performance.now()
    const outcomes = await Promise.allSettled(tokens.map((token) => spin(token)))
    const errors = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [String(outcome.reason)] : []))
    const seconds = (performance.now() - started) / 1_000
    const open = async () => (await kysely.selectFrom('round').select('id').where('state', '=', 'OPEN').execute()).length
    for (const end = Date.now() + 30_000; (await open()) > 0 && Date.now() < end;) await wait(200)
    const [left, broken] = [await open(), await brokenInvariants(kysely)]
    console.log(
      `${AT_ONCE} presses at once: ${errors.length} errors in ${seconds.toFixed(1)} s${errors.length > 0 ? ` (${errors[0]})` : ''}, ${left} rounds left open, rules of the books that do not hold: ${broken.length}`,
    )
    return most <= MOST_MS && errors.length === 0 && left === 0 && broken.length === 0
  } finally {
    provider.kill('SIGTERM')
    await once(provider, 'exit')
    await database.close()
    await node.end('SIGTERM')
    await scratch.drop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const [platformOrigin, dataDir] = process.argv.slice(2)
if (platformOrigin !== undefined && dataDir !== undefined) await provide(platformOrigin, dataDir)
else process.exit((await bench()) ? 0 : 1)
