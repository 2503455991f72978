import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ProblemAnswer, RoundView, SessionOpened } from '../../games/contract.ts'
import { fakePlatform, type FakePlatform } from '../testing/fakePlatform.ts'
import { startProvider } from './startProvider.ts'

const secret = 'a secret of the provider and the platform'
const port = 4268

/** Its jackpot grows by pearls, and is the player's own. */
const game = { id: 'pearl-diver', minStake: '10', maxStake: '10000' }

let platform: FakePlatform
let dataDir: string
let stop: () => Promise<void>

beforeEach(async () => {
  platform = await fakePlatform({ secret, game })
  dataDir = await mkdtemp(join(tmpdir(), 'deepwater-meters-'))
  stop = await startProvider({
    id: 'deepwater',
    port,
    platformOrigin: platform.origin,
    secret,
    dataDir,
    page: null,
    log: pino({ level: 'silent' }),
  })
})
afterEach(async () => {
  await stop()
  await platform.close()
  await rm(dataDir, { recursive: true })
})

const call = async <T>(method: 'GET' | 'POST', path: string, token: string, body?: unknown): Promise<T> => {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return (await response.json()) as T
}
const spin = (token: string) =>
  call<RoundView | ProblemAnswer>('POST', '/api/play', token, { pressId: randomUUID(), stake: '100', choice: null })
const metersOf = async (token: string) => (await call<SessionOpened>('GET', '/api/session', token)).meters

test.each([
  ['refused', '/wallet/bet', [{ status: 'LIMIT_REACHED' }]],
  ['given back', '/wallet/bet', ['broken']],
] as const)('Q24 a bet that is %s leaves what is kept between rounds as it was', async (_what, path, misbehaviors) => {
  const { sessionToken: token } = await call<SessionOpened>('POST', '/api/session', '', { launch: 'launch-1' })
  const first = await metersOf(token)
  // Some rounds let the jackpot grow, so that there is something to lose.
  for (let round = 0; round < 60 && JSON.stringify(await metersOf(token)) === JSON.stringify(first); round++) await spin(token)
  const grown = await metersOf(token)
  expect(grown).not.toEqual(first)
  for (let round = 0; round < 6; round++) {
    platform.misbehave(path, ...misbehaviors)
    expect(await spin(token)).toHaveProperty('problem')
    expect(await metersOf(token)).toEqual(grown)
  }
})
