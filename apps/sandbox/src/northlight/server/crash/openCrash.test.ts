import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { crashes } from '@lagoon/games/crash/crashes'
import { winOf } from '@lagoon/games/crash/rules'
import type { PastRound, ProblemAnswer, SessionOpened } from '../../../games/contract.ts'
import type { BetAnswer, CashOutAnswer, CrashView, LiveEvent, LiveState, OwnState } from '../../../games/rules/crash/live.ts'
import { crashVerdict } from '../../../games/rules/crash/crash.ts'
import { studios } from '../../../games/rules/games.ts'
import { startGames } from '../../../games/server/startGames.ts'
import { memoryWallet, type MemoryWallet } from '../../testing/memoryWallet.ts'
import { openCrash } from './openCrash.ts'
import type { Pace } from './table.ts'

/** Rounds last as long as their chain says. */
vi.setConfig({ testTimeout: 30_000 })
const port = 4801
const base = `http://127.0.0.1:${port}`
const game = crashes.get('comet-line') ?? expect.fail()
/** A doubling takes five seconds: the clock of the tests runs so many times as fast. */
const SPEED = 20

let wallet: MemoryWallet
let dataDir: string
let stop: () => Promise<void>
let clock: { readonly from: number; readonly began: number }
const now = () => clock.from + (Date.now() - clock.began) * SPEED

const start = async (pace: Pace = { bettingMs: 8_000, endedMs: 60, tickMs: 20 }) => {
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

/** Reads the stream until `isLast`; gives the events and the id of the last one. */
const listen = async (isLast: (event: LiveEvent) => boolean, lastEventId?: string) => {
  const aborting = new AbortController()
  const response = await fetch(`${base}/api/live/stream?game=comet-line`, {
    headers: lastEventId === undefined ? {} : { 'last-event-id': lastEventId },
    signal: aborting.signal,
  })
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
/** The number of a round that takes bets for a while yet. */
const openRound = async (): Promise<number> => {
  const { events } = await listen(({ type }) => type === 'betting')
  const last = events.at(-1)
  return last?.type === 'betting' ? last.number : expect.fail()
}
const until = (type: LiveEvent['type']) => listen((event) => event.type === type)
const eventually = <T>(check: () => T | Promise<T>) => vi.waitFor(check, { timeout: 10_000, interval: 10 })

beforeEach(async () => {
  clock = { from: 1_800_000_000_000, began: Date.now() }
  wallet = memoryWallet({ gameId: 'comet-line', balance: 100_000n, minStake: 100n, maxStake: 10_000n })
  dataDir = await mkdtemp(join(tmpdir(), 'crash-'))
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
    await until('end')
    const { bets } = await own(token)
    const { betId = '' } = bets[0] ?? {}
    await eventually(() => expect(wallet.settled.size).toBe(2))
    const rounds = await pastRounds(token)
    expect(rounds.map((round) => crashVerdict(game, { ...round, outcome: round.outcome as unknown as CrashView }))).toEqual([
      'SAME',
      'SAME',
    ])
    const [point = 0] = rounds.map(({ outcome }) => (outcome as unknown as CrashView).point)
    expect(wallet.balanceOf('p-1')).toBe(99_500n + winOf(200n, 101, point))
    expect(wallet.settled.get(betId)).toMatchObject({
      report: { type: 'crash', number, point, autoCashOut: 101, cashOut: point > 100 ? 101 : null },
    })
  })

  test('cashed out by hand wins what the curve showed, the same however often it is asked, and too late is told with both times', async () => {
    await start()
    const token = await open()
    /** A bet in a round, and what came of cashing it out as soon as the round had started. */
    const played = async () => {
      const { betId } = (await bet(token, await openRound())).body.bet
      await until('start')
      const out = (await cashOut(token, betId)).body
      const [end] = (await until('end')).events.filter((event) => event.type === 'end')
      if (!end) throw new Error('the round has no end')
      return { betId, out, end }
    }
    let round = await played()
    while (round.out.result !== 'cashed-out') {
      // It ended at 1.00, or before the call was in.
      const { point } = round.end.end
      const late = (await cashOut(token, round.betId)).body
      expect(late).toEqual({ result: 'too-late', point, endedAt: round.end.endedAt, receivedAt: expect.any(Number) })
      round = await played()
    }
    const { betId, out, end } = round
    const { cashOut: multiplier } = out.bet
    expect(multiplier).toBeLessThanOrEqual(end.end.point)
    expect((await cashOut(token, betId)).body).toMatchObject({ result: 'cashed-out', bet: { cashOut: multiplier } })
    await eventually(() =>
      expect(wallet.settled.get(betId)).toMatchObject({ totalWin: String(multiplier), report: { cashOut: multiplier } }),
    )
  })

  test('is given back when it is taken out before the start, and not after it', async () => {
    await start({ bettingMs: 4_000, endedMs: 60, tickMs: 20 })
    const token = await open()
    const { number } = (await state()).round
    const placed = await bet(token, number)
    const left = await call<OwnState>('POST', '/api/live/cancel', token, { betId: placed.body.bet.betId })
    expect(left.body).toEqual({ balance: '100000', bets: [] })
    const again = await bet(token, number)
    expect(again.status).toBe(200)
    await until('start')
    expect((await call<ProblemAnswer>('POST', '/api/live/cancel', token, { betId: again.body.bet.betId })).body.problem).toBe(
      'ROUND_STARTED',
    )
    expect((await bet(token, number, { slot: 1 })).body.problem).toBe('ROUND_STARTED')
    expect(wallet.balanceOf('p-1')).toBe(99_900n)
  })

  test('out of bounds is refused with a word for it, and nothing is taken', async () => {
    await start({ bettingMs: 600_000, endedMs: 60, tickMs: 20 })
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
    await start({ bettingMs: 600_000, endedMs: 60, tickMs: 20 })
    const token = await open()
    const { number } = (await state()).round
    wallet.loseNextTake()
    expect((await bet(token, number)).body.problem).toBe('NOT_REACHED')
    await eventually(() => expect(wallet.balanceOf('p-1')).toBe(100_000n))
    expect((await own(token)).bets).toEqual([])
  })

  test('of another player is nobody else’s to cash out or take back', async () => {
    await start({ bettingMs: 600_000, endedMs: 60, tickMs: 20 })
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
  test('goes on after the last event that was read, without gap or repeat', async () => {
    await start()
    const first = await until('start')
    expect(first.type).toBe('text/event-stream; charset=utf-8')
    const rest = await listen(({ type }) => type === 'end', first.id)
    expect(rest.events.some(({ type }) => type === 'state' || type === 'start')).toBe(false)
    expect((await listen(() => true, 'other-3')).events[0]?.type).toBe('state')
  })

  test('shows who joins late the phase, the bets and the past ends', async () => {
    await start()
    const token = await open()
    const number = await openRound()
    await bet(token, number, { autoCashOut: 1_000_000 })
    await until('start')
    const seen = await state()
    expect(seen.bets).toMatchObject([{ stake: '100', name: expect.stringMatching(/^\w+ \w+ \d\d$/) }])
    expect(JSON.stringify(seen)).not.toContain('p-1')
    expect(seen.past[0]?.number).toBe(seen.round.phase === 'ended' ? number : number - 1)
  })
})

describe('a restart', () => {
  test('returns bets of a round that had not started, and settles those of one in flight by the chain, each exactly once', async () => {
    await start({ bettingMs: 8_000, endedMs: 60, tickMs: 20 })
    const tokens = await Promise.all(['p-1', 'p-2', 'p-3'].map(open))
    const [byHand = '', set = '', none = ''] = tokens
    const cutInFlight = async (): Promise<readonly string[] | null> => {
      const number = await openRound()
      const ids = (await Promise.all([bet(byHand, number), bet(set, number, { autoCashOut: 101 }), bet(none, number)])).map(
        ({ body }) => body.bet.betId,
      )
      await until('start')
      const out = (await cashOut(byHand, ids[0] ?? '')).body
      const seen = await state()
      if (out.result !== 'cashed-out' || seen.round.phase !== 'flight' || seen.round.number !== number) return null
      await stop()
      return ids
    }
    let cut = await cutInFlight()
    while (cut === null) cut = await cutInFlight()
    const [handId = '', setId = '', noneId = ''] = cut
    const before = wallet.settled.size
    await start({ bettingMs: 600_000, endedMs: 60, tickMs: 20 })
    await eventually(() => expect(wallet.undone.has(`${noneId}-bet`)).toBe(true))
    await eventually(() =>
      expect([wallet.settled.has(handId), wallet.settled.has(setId), wallet.settled.has(noneId)]).toEqual([true, true, false]),
    )
    expect(wallet.settled.size - before).toBe(2)
    expect(wallet.settled.get(setId)?.report).toMatchObject({ cashOut: 101 })
    expect(Number(wallet.settled.get(handId)?.totalWin)).toBeGreaterThan(100)
    const balances = ['p-1', 'p-2', 'p-3'].map(wallet.balanceOf)
    await stop()
    const { number } = await (async () => {
      await start({ bettingMs: 600_000, endedMs: 60, tickMs: 20 })
      return (await state()).round
    })()
    expect(['p-1', 'p-2', 'p-3'].map(wallet.balanceOf)).toEqual(balances)
    // A bet of a round that has not started comes back as well, and its number is taken again.
    const late = await bet(none, number)
    await stop()
    await start({ bettingMs: 600_000, endedMs: 60, tickMs: 20 })
    await eventually(() => expect(wallet.undone.has(`${late.body.bet.betId}-bet`)).toBe(true))
    expect((await state()).round.number).toBe(number)
    expect(wallet.balanceOf('p-3')).toBe(balances[2])
  })

  test('goes on in the same chain, whose salt was drawn after its place 0 was written down', async () => {
    await start()
    await until('end')
    const before = await state()
    await stop()
    await start()
    const after = await state()
    expect(after.chain).toEqual(before.chain)
    expect(after.past.slice(-before.past.length)).toEqual(before.past)
  })
})
