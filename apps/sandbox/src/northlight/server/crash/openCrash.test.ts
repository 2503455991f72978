import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { crashes } from '@lagoon/games/crash/crashes'
import { endOf, multiplierAt, pointOf, timeOf, winOf } from '@lagoon/games/crash/rules'
import { hashChain, sharedNumber } from '@lagoon/games/fair/hashChain'
import type { PastRound, ProblemAnswer, SessionOpened } from '../../../games/contract.ts'
import type { BetAnswer, CashOutAnswer, CrashView, LiveEvent, LivePhase, LiveState, OwnState } from '../../../games/rules/crash/live.ts'
import { crashVerdict } from '../../../games/rules/crash/crash.ts'
import { studios } from '../../../games/rules/games.ts'
import { startGames } from '../../../games/server/startGames.ts'
import { memoryWallet, type MemoryWallet } from '../../testing/memoryWallet.ts'
import { openCrash } from './openCrash.ts'
import type { Pace } from './table.ts'

/** Servers are started, and files written. */
const port = 4801
const base = `http://127.0.0.1:${port}`
const game = crashes.get('comet-line') ?? expect.fail()
/** Bets are taken until a test moves the clock by so much; an end stands, and ticks follow one another, for so long in real time. */
const pace: Pace = { bettingMs: 10_000, endedMs: 60, tickMs: 20 }
const salt = 'salt'

let wallet: MemoryWallet
let dataDir: string
let stop: () => Promise<void>
/** Stands still until a test moves it: what a busy machine does between two calls decides no round. */
let clock: number
const now = () => clock

/** The first chain whose first two rounds end late enough for every cash-out of the tests. */
const chain = (() => {
  for (let turn = 0; ; turn++) {
    const seed = turn.toString(16).padStart(64, '0')
    const hashes = hashChain(seed, 20)
    const points = hashes.slice(1).map((hash) => pointOf(game.rules, sharedNumber(hash, salt)))
    const [first = 0, second = 0] = points
    if (Math.min(first, second) >= 300 && Math.max(first, second) < 1_000) return { seed, points }
  }
})()
const pointAt = (number: number): number => chain.points[number - 1] ?? expect.fail(`the chain of the tests has no round ${number}`)

const start = async () => {
  stop = await startGames({
    id: 'northlight',
    port,
    platformOrigin: 'http://127.0.0.1:1',
    secret: 'unused',
    dataDir,
    page: null,
    log: pino({ level: 'silent' }),
    studio: 'Northlight Games',
    games: studios.northlight.games,
    openPurse: () => Promise.resolve({ wallet }),
    openLive: openCrash({ pace, now }, [game]),
    backoffMs: { first: 10, longest: 20 },
  })
}
const call = async <T>(method: string, path: string, token?: string, body?: unknown): Promise<{ status: number; body: T }> => {
  const response = await fetch(base + path, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: (await response.json()) as T }
}
const open = async (player = 'p-1') =>
  (await call<SessionOpened>('POST', '/api/session', undefined, { launch: `comet-line ${player}` })).body.sessionToken
const own = async (token: string) => (await call<OwnState>('GET', '/api/live/own', token)).body
const bet = (token: string, number: number, part: object = {}) =>
  call<BetAnswer & ProblemAnswer>('POST', '/api/live/bet', token, {
    pressId: randomUUID(),
    number,
    slot: 0,
    stake: '100',
    autoCashOut: null,
    ...part,
  })
const cashOut = (token: string, betId: string) => call<CashOutAnswer>('POST', '/api/live/cash-out', token, { betId })

/** Reads the stream until `isLast`; gives the events and the id of the last one. `joined` is called once the stream is open. */
const listen = async (
  isLast: (event: LiveEvent) => boolean,
  { lastEventId, joined }: { lastEventId?: string; joined?: () => void } = {},
) => {
  const aborting = new AbortController()
  const response = await fetch(`${base}/api/live/stream?game=comet-line`, {
    headers: lastEventId === undefined ? {} : { 'last-event-id': lastEventId },
    signal: aborting.signal,
  })
  joined?.()
  const events: { id: string; event: LiveEvent }[] = []
  let text = ''
  for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += part
    const messages = text.split('\n\n')
    text = messages.pop() ?? ''
    for (const message of messages) {
      const [, id, data] = /id: (.+)\nevent: .+\ndata: (.+)/.exec(message) ?? []
      if (id === undefined || data === undefined) continue
      events.push({ id, event: JSON.parse(data) as LiveEvent })
      if (!isLast(events.at(-1)?.event as LiveEvent)) continue
      aborting.abort()
      return { events: events.map(({ event }) => event), id, type: response.headers.get('content-type') }
    }
  }
  throw new Error('the stream ended')
}
const state = async (): Promise<LiveState> => {
  const { events } = await listen(({ type }) => type === 'state')
  const [first] = events
  return first?.type === 'state' ? first.state : expect.fail()
}
/** The round as soon as it is in a phase. */
const inPhase = <Phase extends LivePhase['phase']>(phase: Phase) =>
  eventually(async () => {
    const { round } = await state()
    if (round.phase !== phase) throw new Error(`the round is in the phase ${round.phase}`)
    return round as Extract<LivePhase, { phase: Phase }>
  })
/** The number of the round that takes bets, which it does until the clock is moved. */
const openRound = async (): Promise<number> => (await inPhase('betting')).number
const letFly = async () => {
  clock += pace.bettingMs
  return inPhase('flight')
}
/** Moves the clock past the end of the round in flight; gives its end. */
const letEnd = async (number: number) => {
  clock += endOf(game.rules, pointAt(number))
  return eventually(async () => (await state()).past.find((end) => end.number === number) ?? expect.fail('the round is not over'))
}
const eventually = <T>(check: () => T | Promise<T>) => vi.waitFor(check, { timeout: 10_000, interval: 10 })

beforeEach(async () => {
  clock = 1_800_000_000_000
  wallet = memoryWallet({ gameId: 'comet-line', balance: 100_000n, minStake: 100n, maxStake: 10_000n })
  dataDir = await mkdtemp(join(tmpdir(), 'crash-'))
  const kept = { seed: chain.seed, games: chain.points.length, salt, started: 0 }
  await mkdir(join(dataDir, 'northlight'))
  await writeFile(join(dataDir, 'northlight', 'comet-line.chain.json'), JSON.stringify(kept))
})
afterEach(async () => {
  await stop()
  await rm(dataDir, { recursive: true })
})
const pastRounds = async (token: string) => (await call<PastRound[]>('GET', '/api/rounds', token)).body

describe('a bet', () => {
  test('is taken once however often the press is sent, cashed out at the server’s time, paid once, and verified from the chain', async () => {
    await start()
    const token = await open()
    const number = await openRound()
    const pressId = randomUUID()
    const answers = await Promise.all(Array.from({ length: 5 }, () => bet(token, number, { pressId, stake: '200', autoCashOut: 101 })))
    expect(new Set(answers.map(({ body }) => body.bet.betId)).size).toBe(1)
    const second = await bet(token, number, { slot: 1, stake: '300' })
    expect([second.body.balance, wallet.balanceOf('p-1')]).toEqual(['99500', 99_500n])
    expect((await bet(token, number, { slot: 1 })).body.problem).toBe('ROUND_OPEN')
    await letFly()
    await letEnd(number)
    const { bets } = await own(token)
    const { betId = '' } = bets[0] ?? {}
    await eventually(() => expect(wallet.settled.size).toBe(2))
    const rounds = await pastRounds(token)
    expect(rounds.map((round) => crashVerdict(game, { ...round, outcome: round.outcome as unknown as CrashView }))).toEqual([
      'SAME',
      'SAME',
    ])
    expect(wallet.balanceOf('p-1')).toBe(99_500n + winOf(200n, 101, pointAt(number)))
    expect(wallet.settled.get(betId)).toMatchObject({
      report: { type: 'crash', number, point: pointAt(number), autoCashOut: 101, cashOut: 101 },
    })
  })

  test('Q2 cashed out by hand wins what the curve showed, the same however often it is asked, and too late is told with both times', async () => {
    await start()
    const token = await open()
    const first = (await bet(token, await openRound())).body.bet
    const { startedAt } = await letFly()
    clock += timeOf(game.rules, 200)
    const out = (await cashOut(token, first.betId)).body
    expect(out).toMatchObject({ result: 'cashed-out', bet: { cashOut: multiplierAt(game.rules, clock - startedAt) } })
    clock += 100
    expect((await cashOut(token, first.betId)).body).toEqual(out)
    await letEnd(first.number)
    expect((await cashOut(token, first.betId)).body).toMatchObject({ result: 'cashed-out', bet: { cashOut: 200 } })
    await eventually(() => expect(wallet.settled.get(first.betId)).toMatchObject({ totalWin: '200', report: { cashOut: 200 } }))

    const second = (await bet(token, await openRound())).body.bet
    const flight = await letFly()
    const { point } = await letEnd(second.number)
    expect((await cashOut(token, second.betId)).body).toEqual({
      result: 'too-late',
      point,
      endedAt: flight.startedAt + endOf(game.rules, point),
      receivedAt: clock,
    })
    await eventually(() => expect(wallet.settled.get(second.betId)).toMatchObject({ totalWin: '0', report: { cashOut: null } }))
  })

  test('is given back when it is taken out before the start, and not after it', async () => {
    await start()
    const token = await open()
    const { number } = (await state()).round
    const placed = await bet(token, number)
    const left = await call<OwnState>('POST', '/api/live/cancel', token, { betId: placed.body.bet.betId })
    expect(left.body).toEqual({ balance: '100000', bets: [] })
    const again = await bet(token, number)
    expect(again.status).toBe(200)
    await letFly()
    expect((await call<ProblemAnswer>('POST', '/api/live/cancel', token, { betId: again.body.bet.betId })).body.problem).toBe(
      'ROUND_STARTED',
    )
    expect((await bet(token, number, { slot: 1 })).body.problem).toBe('ROUND_STARTED')
    expect(wallet.balanceOf('p-1')).toBe(99_900n)
  })

  test('that is taken out too late is said to be in, and after the end its round to be over', async () => {
    await start()
    const token = await open()
    const { number, betId } = (await bet(token, await openRound())).body.bet
    const cancel = async () => (await call<ProblemAnswer>('POST', '/api/live/cancel', token, { betId })).body
    await letFly()
    expect(await cancel()).toEqual({
      problem: 'ROUND_STARTED',
      message: 'The round has started, so your bet is in. Cash out before it ends.',
    })
    await letEnd(number)
    expect((await cancel()).problem).toBe('ROUND_OVER')
    expect(wallet.balanceOf('p-1')).toBe(99_900n)
  })

  test('out of bounds is refused with a word for it, and nothing is taken', async () => {
    await start()
    const token = await open()
    const { number } = (await state()).round
    const refusals = [
      [{ stake: '150' }, 'STAKE_REFUSED'],
      [{ stake: '10100' }, 'STAKE_REFUSED'],
      [{ autoCashOut: 100 }, 'CHOICE_REFUSED'],
      [{ autoCashOut: 1_000_001 }, 'CHOICE_REFUSED'],
      [{ autoCashOut: 1.5 }, 'BAD_REQUEST'],
      [{ slot: 2 }, 'BAD_REQUEST'],
      [{ stake: '1e3' }, 'BAD_REQUEST'],
      [{ number: 999 }, 'ROUND_STARTED'],
    ] as const
    for (const [part, problem] of refusals) expect([part, (await bet(token, number, part)).body.problem]).toEqual([part, problem])
    expect([wallet.balanceOf('p-1'), wallet.taken.size]).toEqual([100_000n, 0])
  })

  test('that the wallet did not answer is given back, and the round goes without it', async () => {
    await start()
    const token = await open()
    const { number } = (await state()).round
    wallet.loseNextTake()
    expect((await bet(token, number)).body.problem).toBe('NOT_REACHED')
    await eventually(() => expect(wallet.balanceOf('p-1')).toBe(100_000n))
    expect((await own(token)).bets).toEqual([])
  })

  test('of another player is nobody else’s to cash out or take back', async () => {
    await start()
    const [mine, other] = [await open(), await open('p-2')]
    const { number } = (await state()).round
    const { betId } = (await bet(mine, number)).body.bet
    expect((await cashOut(other, betId)).status).toBe(409)
    expect((await call('POST', '/api/live/cancel', other, { betId })).status).toBe(409)
    expect((await own(mine)).bets).toHaveLength(1)
    expect((await own(other)).bets).toEqual([])
  })
})

describe('the stream', () => {
  test('Q7 goes on after the last event that was read, without gap or repeat', async () => {
    await start()
    const first = await listen(({ type }) => type === 'start', { joined: () => (clock += pace.bettingMs) })
    expect(first.type).toBe('text/event-stream; charset=utf-8')
    clock += endOf(game.rules, pointAt(1))
    const rest = await listen(({ type }) => type === 'end', { lastEventId: first.id })
    expect(rest.events.some(({ type }) => type === 'state' || type === 'start')).toBe(false)
    expect((await listen(() => true, { lastEventId: 'other-3' })).events[0]?.type).toBe('state')
  })

  test('shows who joins late the phase, the bets and the past ends', async () => {
    await start()
    const token = await open()
    const number = await openRound()
    await bet(token, number, { autoCashOut: 1_000_000 })
    await letFly()
    await letEnd(number)
    await bet(token, await openRound(), { autoCashOut: 1_000_000 })
    await letFly()
    const seen = await state()
    expect(seen.bets).toMatchObject([{ stake: '100', name: expect.stringMatching(/^\w+ \w+ \d\d$/) }])
    expect(JSON.stringify(seen)).not.toContain('p-1')
    expect(seen.round).toMatchObject({ phase: 'flight', number: number + 1 })
    expect(seen.past).toMatchObject([{ number, point: pointAt(number) }])
  })
})

describe('a restart', () => {
  test('Q4 returns bets of a round that had not started, and settles those of one in flight by the chain, each exactly once', async () => {
    await start()
    const tokens = await Promise.all(['p-1', 'p-2', 'p-3'].map(open))
    const [byHand = '', set = '', none = ''] = tokens
    const number = await openRound()
    const placed = await Promise.all([bet(byHand, number), bet(set, number, { autoCashOut: 101 }), bet(none, number + 1)])
    expect(placed.map(({ status }) => status)).toEqual([200, 200, 409])
    await letFly()
    clock += timeOf(game.rules, 150)
    const waiting = await bet(none, number + 1)
    const [handId = '', setId = '', noneId = ''] = [placed[0], placed[1], waiting].map(({ body }) => body.bet.betId)
    expect((await cashOut(byHand, handId)).body).toMatchObject({ result: 'cashed-out', bet: { cashOut: 150 } })
    await stop()
    const before = wallet.settled.size
    await start()
    await eventually(() => expect(wallet.undone.has(`${noneId}-bet`)).toBe(true))
    await eventually(() =>
      expect([wallet.settled.has(handId), wallet.settled.has(setId), wallet.settled.has(noneId)]).toEqual([true, true, false]),
    )
    expect(wallet.settled.size - before).toBe(2)
    expect(wallet.settled.get(setId)?.report).toMatchObject({ cashOut: 101 })
    expect(wallet.settled.get(handId)?.totalWin).toBe('150')
    const balances = ['p-1', 'p-2', 'p-3'].map(wallet.balanceOf)
    await stop()
    await start()
    const next = await openRound()
    expect(['p-1', 'p-2', 'p-3'].map(wallet.balanceOf)).toEqual(balances)
    // A bet of a round that has not started comes back as well, and its number is taken again.
    const late = await bet(none, next)
    await stop()
    await start()
    await eventually(() => expect(wallet.undone.has(`${late.body.bet.betId}-bet`)).toBe(true))
    expect(await openRound()).toBe(next)
    expect(wallet.balanceOf('p-3')).toBe(balances[2])
  })

  test('goes on in the same chain, whose salt was drawn after its place 0 was written down', async () => {
    await rm(join(dataDir, 'northlight', 'comet-line.chain.json'))
    await start()
    const made = await state()
    expect(made.chain.commitment).not.toBe(hashChain(chain.seed, chain.points.length)[0])
    await letFly()
    clock += endOf(game.rules, game.rules.cap)
    await openRound()
    const before = await state()
    await stop()
    await start()
    const after = await state()
    expect([before.chain, after.chain]).toEqual([made.chain, made.chain])
    expect(after.past).toEqual(before.past)
  })
})
