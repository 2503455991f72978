import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { WinRequest } from '@lagoon/contract/wire/seamlessWallet/seamlessWallet'
import { commitmentOf } from '@lagoon/games/fair/seedPair'
import type { PastRound, ProblemAnswer, RoundView, SeedsRotated, SessionOpened, SessionView } from '../../games/contract.ts'
import { games } from '../../games/rules/games.ts'
import { verdictOn } from '../../games/rules/replay.ts'
import { testServer, type TestServer } from '../testing/testServer.ts'

const port = 4266

let server: TestServer
/** Every answer that a page had, as it was sent. */
let answered: string[] = []

const call = async <T>(method: 'GET' | 'POST', path: string, token: string, body?: unknown) => {
  const answer = await server.call<T>(method, path, token, body)
  answered.push(JSON.stringify(answer.body))
  return answer
}
const open = async (launch = 'launch-1') => (await call<SessionOpened>('POST', '/api/session', '', { launch })).body
const spin = async (token: string) =>
  (await call<RoundView>('POST', '/api/play', token, { pressId: randomUUID(), stake: '100', choice: null })).body
const seedsNow = async (token: string) => (await call<SessionView>('GET', '/api/session', token)).body.seeds
const past = async (token: string) => (await call<PastRound[]>('GET', '/api/rounds', token)).body

beforeEach(async () => {
  answered = []
  server = await testServer(port)
})
afterEach(() => server.close())

const verdict = (round: PastRound) => {
  const { fairness, serverSeed, outcome } = round
  const game = games.get('moonlit-tides')
  if (!game || serverSeed === null) throw new Error('there is nothing to check')
  return verdictOn(game, round, { serverSeed, ...fairness }, { ...fairness, outcome })
}

describe('the pair of seeds', () => {
  test('is promised before the first round, counted by rounds, and reported with each', async () => {
    const { sessionToken: token, seeds } = await open()
    expect(seeds).toMatchObject({ nonce: 0 })
    const [first, second] = [await spin(token), await spin(token)]
    expect([first.fairness.nonce, second.fairness.nonce]).toEqual([0, 1])
    expect(first.fairness).toMatchObject({ commitment: seeds.commitment, clientSeed: seeds.clientSeed, version: 1 })
    const reported = server.platform.callsTo('/wallet/win').map(({ body }) => (JSON.parse(body) as WinRequest).fairness)
    const played = { stake: first.stake, choice: null, progress: null, acts: [] }
    expect(reported).toEqual([first, second].map(({ fairness }) => ({ ...fairness, played })))
  })

  test('is the same in the next session and after a restart, and the promised one follows it', async () => {
    const { sessionToken: token, seeds } = await open()
    await spin(token)
    await server.restart()
    expect(await seedsNow(token)).toEqual({ ...seeds, nonce: 1 })
    expect((await open('launch-2')).seeds).toEqual({ ...seeds, nonce: 1 })
    const { body } = await call<SeedsRotated>('POST', '/api/seeds/rotate', token)
    expect(commitmentOf(body.revealed)).toBe(seeds.commitment)
    expect(body.seeds).toMatchObject({ commitment: seeds.nextCommitment, nonce: 0 })
  })

  test('lets every round of a pair that ended be computed again, restarts and a new client seed between', async () => {
    const { sessionToken: token } = await open()
    await spin(token)
    expect((await call('POST', '/api/seeds', token, { clientSeed: 'my own words' })).status).toBe(200)
    for (let round = 0; round < 4; round++) await spin(token)
    expect((await past(token)).every(({ serverSeed }) => serverSeed === null)).toBe(true)
    await call('POST', '/api/seeds/rotate', token)
    await server.restart()
    const rounds = await past(token)
    expect(rounds.map(({ fairness }) => fairness.clientSeed === 'my own words')).toEqual([true, true, true, true, false])
    expect(rounds.map(verdict)).toEqual(['SAME', 'SAME', 'SAME', 'SAME', 'SAME'])
  })

  test('shows a round that does not come of its seeds', async () => {
    const { sessionToken: token } = await open()
    await spin(token)
    await call('POST', '/api/seeds/rotate', token)
    const [one] = await past(token)
    if (!one) throw new Error('the round is not there')
    expect(verdict({ ...one, fairness: { ...one.fairness, nonce: one.fairness.nonce + 1 } })).toBe('DIFFERENT')
    expect(verdict({ ...one, serverSeed: '0'.repeat(64) })).toBe('BROKEN_COMMITMENT')
    expect(verdict({ ...one, fairness: { ...one.fairness, version: 99 } })).toBe('OTHER_VERSION')
  })

  test('Q22 is not sent before it ends', async () => {
    const { sessionToken: token, ...session } = await open()
    const sent = [session, await spin(token), await past(token), await seedsNow(token)]
    const { body } = await call<SeedsRotated>('POST', '/api/seeds/rotate', token)
    expect(JSON.stringify(sent)).not.toContain(body.revealed)
  })

  test.each(['', ' spaces', 'x'.repeat(65), 'ünicode'])('does not take %j for a client seed', async (clientSeed) => {
    const { sessionToken: token } = await open()
    const { status, body } = await call<ProblemAnswer>('POST', '/api/seeds', token, { clientSeed })
    expect([status, body.problem]).toEqual([400, 'BAD_REQUEST'])
  })

  test('does not count a bet that was refused', async () => {
    const { sessionToken: token } = await open()
    server.platform.misbehave('/wallet/bet', { status: 'LIMIT_REACHED' })
    await spin(token)
    expect((await spin(token)).fairness.nonce).toBe(0)
  })
})

describe('a hundred bets at once', () => {
  /** What of numbers from 0 on is missing or there twice. */
  const wrongIn = (nonces: readonly number[]): readonly number[] =>
    nonces.toSorted((a, b) => a - b).filter((nonce, index) => nonce !== index)
  /** Everything that left the provider, to pages and to the platform. */
  const sent = (): string =>
    [
      ...answered,
      ...['/wallet/bet', '/wallet/win', '/wallet/end'].flatMap((path) => server.platform.callsTo(path).map(({ body }) => body)),
    ].join()

  test(
    'H8 take nonces without gap or repeat, and nothing that leaves the provider has the seed before the rotation',
    { timeout: 60_000 },
    async () => {
      server.platform.state.balance = 1_000_000n
      const { sessionToken: token } = await open()
      const rounds: RoundView[] = []
      // Rounds of one game follow each other: who is refused meanwhile presses again.
      for (let tries = 0; rounds.length < 100 && tries < 150; tries++) {
        const at = await Promise.all(Array.from({ length: tries === 0 ? 100 : 5 }, () => spin(token)))
        rounds.push(...at.filter((round) => round.isSettled === true))
      }
      expect(rounds.length).toBeGreaterThanOrEqual(100)
      const nonces = rounds.map(({ fairness }) => fairness.nonce)
      expect(wrongIn(nonces)).toEqual([])
      const before = sent()
      expect(before.length).toBeGreaterThan(100_000)
      const first = (await call<SeedsRotated>('POST', '/api/seeds/rotate', token)).body
      const second = (await call<SeedsRotated>('POST', '/api/seeds/rotate', token)).body
      for (const { revealed } of [first, second]) {
        expect(revealed).toMatch(/^[0-9a-f]{64}$/)
        for (const form of [
          revealed,
          revealed.toUpperCase(),
          Buffer.from(revealed, 'hex').toString('base64'),
          Buffer.from(revealed, 'hex').toString('base64url'),
        ])
          expect(before).not.toContain(form)
      }
      // A canary: the same search finds the seed where it was sent, and the same count a nonce that was left out or taken twice.
      expect(sent()).toContain(first.revealed)
      expect([wrongIn([0, 1, 3]), wrongIn([0, 1, 1])]).toEqual([[3], [1]])
    },
  )
})
