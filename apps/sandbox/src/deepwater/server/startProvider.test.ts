import { readFile, appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { WinRequest } from '@lagoon/contract/wire/seamlessWallet/seamlessWallet'
import type { GameInfo, ProblemAnswer, RoundView, SessionOpened } from '../../games/contract.ts'
import type { SlotFacts } from '../../games/rules/slots/slotView.ts'
import { fakePlatform } from '../testing/fakePlatform.ts'
import { SECRET, testServer, type TestServer } from '../testing/testServer.ts'
import { startProvider } from './startProvider.ts'

const port = 4263
const base = `http://127.0.0.1:${port}`

let server: TestServer

const post = (path: string, body: unknown, token = '') => server.call<unknown>('POST', path, token, body)
const open = async () => ((await post('/api/session', { launch: 'launch-1' })).body as SessionOpened).sessionToken
const spin = (token: string, stake = '100', pressId: string = randomUUID()) => post('/api/play', { pressId, stake, choice: null }, token)
const problem = (answer: { body: unknown }) => (answer.body as ProblemAnswer).problem
/** Patience for a busy machine only. */
const eventually = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 10_000 })
const journal = () => readFile(join(server.dataDir, 'deepwater/journal.jsonl'), 'utf8')

beforeEach(async () => {
  server = await testServer(port, { timeoutMs: 400, backoffMs: { first: 10, longest: 40 } })
})
afterEach(() => server.close())

describe('a session', () => {
  test('opens with the launch token once, and offers stakes within its limits', async () => {
    const first = await post('/api/session', { launch: 'launch-1' })
    expect(first.body).toMatchObject({ gameId: 'moonlit-tides', token: 'GAME', balance: '10000' })
    expect((first.body as SessionOpened).stakes.at(0)).toBe('20')
    expect((first.body as SessionOpened).stakes.at(-1)).toBe('10000')
    const second = await post('/api/session', { launch: 'launch-1' })
    expect([second.status, problem(second)]).toEqual([401, 'LAUNCH_INVALID'])
  })

  test('never writes the browser token down', async () => {
    const token = await open()
    expect(await journal()).not.toContain(token)
  })

  test('goes on after a restart', async () => {
    const token = await open()
    await server.restart()
    expect((await spin(token)).status).toBe(200)
  })

  test('is needed to spin', async () => {
    expect(problem(await spin('no-such-token-no-such-token'))).toBe('SESSION_ENDED')
  })
})

describe('a spin', () => {
  test('signs every call, closes the round also without a win, and ends on the balance of the platform', async () => {
    const token = await open()
    for (let round = 0; round < 12; round++) {
      const before = server.platform.state.balance
      const answer = (await spin(token)).body as RoundView
      expect(BigInt(answer.balance)).toBe(before - 100n + BigInt(answer.totalWin))
      expect(server.platform.state.balance).toBe(BigInt(answer.balance))
    }
    expect(server.platform.calls.every(({ isSigned }) => isSigned)).toBe(true)
    expect(new Set(server.platform.calls.map(({ nonce }) => nonce)).size).toBe(server.platform.calls.length)
    const wins = server.platform.callsTo('/wallet/win').map(({ body }) => JSON.parse(body) as WinRequest)
    expect(wins).toHaveLength(12)
    expect(wins.some(({ amount }) => amount === '0')).toBe(true)
    expect(
      wins.every(({ report }) => report?.type === 'slot' && report.matrix.length === 5 && report.matrix.every((reel) => reel.length === 3)),
    ).toBe(true)
  })

  test('asked for twice with one id bets once', async () => {
    const token = await open()
    const id = randomUUID()
    const [one, two] = await Promise.all([spin(token, '100', id), spin(token, '100', id)])
    const three = await spin(token, '100', id)
    expect(one.body).toEqual(two.body)
    expect(three.body).toEqual(one.body)
    expect(server.platform.callsTo('/wallet/bet')).toHaveLength(1)
  })

  test('Q11 is alone in its session', async () => {
    const token = await open()
    const answers = await Promise.all([spin(token), spin(token), spin(token)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter((answer) => problem(answer) === 'ROUND_RUNNING')).toHaveLength(2)
  })

  test.each(['0', '19', '30', '10020'])('refuses a stake of %s without asking the platform', async (stake) => {
    const token = await open()
    expect(problem(await spin(token, stake))).toBe('STAKE_REFUSED')
    expect(server.platform.callsTo('/wallet/bet')).toHaveLength(0)
  })

  test.each(['1e-37', '-100', '100.5', '٣٠', '', '0x64'])(
    'Q3 refuses %j, which is no stake, without asking the platform',
    async (stake) => {
      const token = await open()
      expect(problem(await spin(token, stake))).toBe('BAD_REQUEST')
      expect(server.platform.callsTo('/wallet/bet')).toHaveLength(0)
    },
  )

  test('says that the balance is too low, and what it is; nothing is rolled back', async () => {
    server.platform.state.balance = 50n
    const token = await open()
    const answer = await spin(token)
    expect(answer.body).toMatchObject({ problem: 'INSUFFICIENT_BALANCE', balance: '50' })
    expect(server.platform.callsTo('/wallet/rollback')).toHaveLength(0)
  })

  test('says that the session has ended', async () => {
    const token = await open()
    server.platform.state.isEnded = true
    expect(problem(await spin(token))).toBe('SESSION_ENDED')
  })
})

describe('a bet without an answer', () => {
  test.each(['silence', 'books-then-silence', 'broken'] as const)('is rolled back until the platform says so: %s', async (what) => {
    const token = await open()
    const before = server.platform.state.balance
    server.platform.misbehave('/wallet/bet', what)
    server.platform.misbehave('/wallet/rollback', 'silence', 'broken')
    expect(problem(await spin(token))).toBe('NOT_REACHED')
    await eventually(() => expect(server.platform.callsTo('/wallet/rollback')).toHaveLength(3))
    const bodies = server.platform.callsTo('/wallet/rollback').map(({ body }) => body)
    expect(new Set(bodies).size).toBe(1)
    await eventually(async () => expect(await journal()).toContain('closed'))
    expect(server.platform.state.balance).toBe(before)
    expect(server.platform.callsTo('/wallet/win')).toHaveLength(0)
  })
})

describe('a win without an answer', () => {
  test('is shown, and sent again to the byte until it is booked', async () => {
    const token = await open()
    server.platform.misbehave('/wallet/win', 'silence', 'broken', { status: 'INTERNAL' })
    const answer = (await spin(token)).body as RoundView
    expect(answer.isSettled).toBe(false)
    await eventually(() => expect(server.platform.callsTo('/wallet/win')).toHaveLength(4))
    const sent = server.platform.callsTo('/wallet/win')
    expect(new Set(sent.map(({ body }) => body)).size).toBe(1)
    expect(new Set(sent.map(({ nonce }) => nonce)).size).toBe(4)
    await eventually(() => expect(server.platform.state.balance).toBe(BigInt(answer.balance)))
  })

  test.each(['ROUND_CLOSED', 'ACCOUNT_FULL'] as const)('is not sent again once it was refused for good: %s', async (status) => {
    const token = await open()
    server.platform.misbehave('/wallet/win', { status })
    await spin(token)
    await new Promise((resolve) => setTimeout(resolve, 120))
    expect(server.platform.callsTo('/wallet/win')).toHaveLength(1)
  })
})

describe('the journal', () => {
  test('sends a pending win after a restart, the same to the byte, and still knows the answer', async () => {
    const token = await open()
    const id = randomUUID()
    server.platform.misbehave('/wallet/win', 'broken')
    const answer = await spin(token, '100', id)
    await server.stop()
    const [first] = server.platform.callsTo('/wallet/win')
    await server.start()
    await eventually(() => expect(server.platform.state.balance).toBe(BigInt((answer.body as RoundView).balance)))
    expect(server.platform.callsTo('/wallet/win').at(-1)?.body).toBe(first?.body)
    expect((await spin(token, '100', id)).body).toMatchObject({ roundId: (answer.body as RoundView).roundId })
    expect(server.platform.callsTo('/wallet/bet')).toHaveLength(1)
  })

  test('gives back a bet whose fate a killed process did not learn', async () => {
    await open()
    await server.stop()
    await appendFile(
      join(server.dataDir, 'deepwater/journal.jsonl'),
      `${JSON.stringify({ type: 'bet', roundId: 'r-9', key: 'k', sessionId: 's-1' })}\n{"type":"wi`,
    )
    await server.start()
    await eventually(() => expect(server.platform.callsTo('/wallet/rollback')).toHaveLength(1))
    expect(JSON.parse(server.platform.callsTo('/wallet/rollback')[0]?.body ?? '')).toEqual({
      sessionId: 's-1',
      transactionId: 'r-9-rollback',
      betTransactionId: 'r-9-bet',
    })
    await server.restart()
    expect(server.platform.callsTo('/wallet/rollback')).toHaveLength(1)
  })

  test('does not grow with what is done', async () => {
    const token = await open()
    for (let round = 0; round < 23; round++) await spin(token)
    await server.restart()
    const types = (await journal())
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { type: string }).type)
    // The last twenty rounds, to look at, and that they are closed.
    expect(Object.fromEntries([...Map.groupBy(types, (type) => type)].map(([type, all]) => [type, all.length]))).toEqual({
      session: 1,
      seeds: 1,
      win: 20,
      closed: 20,
    })
  })

  test('is left alone when the port is taken', async () => {
    const file = join(server.dataDir, 'deepwater/journal.jsonl')
    await open()
    const before = await readFile(file, 'utf8')
    await expect(server.start()).rejects.toThrow(`port ${port} is already in use. Stop the program that holds it or set DEEPWATER_PORT`)
    expect(await readFile(file, 'utf8')).toBe(before)
  })
})

test('a second provider signs with its own name and keeps a journal of its own', async () => {
  const other = await fakePlatform({ secret: SECRET, provider: 'reef' })
  const { dataDir } = server
  const stopReef = await startProvider({
    id: 'reef',
    port: port + 1,
    platformOrigin: other.origin,
    secret: SECRET,
    dataDir,
    page: null,
    log: pino({ level: 'silent' }),
  })
  const opened = await fetch(`http://127.0.0.1:${port + 1}/api/session`, { method: 'POST', body: '{"launch":"launch-1"}' })
  expect(opened.status).toBe(200)
  expect(other.calls.map(({ isSigned }) => isSigned)).toEqual([true])
  await stopReef()
  await other.close()
  expect(await readFile(join(server.dataDir, 'reef/journal.jsonl'), 'utf8')).not.toBe('')
  expect(await journal()).toBe('')
})

test('tells its figures, paytable and lines', async () => {
  const { facts } = (await (await fetch(`${base}/api/info?game=moonlit-tides`)).json()) as GameInfo<SlotFacts>
  expect(facts.figures[0]).toEqual(['Return to player', '95.90%'])
  expect([facts.paylines.length, facts.paytable.length]).toEqual([20, 11])
  expect((await fetch(`${base}/api/info?game=no-such-game`)).status).toBe(400)
})
