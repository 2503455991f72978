import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { WinRequest } from '@lagoon/contract/wire/seamlessWallet/seamlessWallet'
import type { PastRound, ProblemAnswer, RoundView, SeedsRotated, SessionOpened } from '../../games/contract.ts'
import { games } from '../../games/rules/games.ts'
import { verdictOn } from '../../games/rules/replay.ts'
import type { VideoPokerView } from '../../games/rules/videoPoker/videoPoker.ts'
import { testServer, type TestServer } from '../testing/testServer.ts'

const port = 4268
const game = { id: 'lantern-jacks', minStake: '10', maxStake: '5000' }

let server: TestServer

const post = <T>(path: string, body: unknown, token = '') => server.call<T>('POST', path, token, body)
const open = async (launch = 'launch-1') => (await post<SessionOpened>('/api/session', { launch })).body
const deal = async (token: string, pressId: string = randomUUID()) =>
  (await post<RoundView<VideoPokerView>>('/api/play', { pressId, stake: '100', choice: null }, token)).body
const drawing = (hold: readonly boolean[], { roundId }: RoundView<VideoPokerView>, pressId: string = randomUUID()) => ({
  pressId,
  roundId,
  act: { hold },
})
const draw = async (token: string, body: object) => post<RoundView<VideoPokerView>>('/api/act', body, token)
const some = [true, false, true, false, false]
const problem = ({ body }: { body: unknown }) => (body as ProblemAnswer).problem

beforeEach(async () => {
  server = await testServer(port, { backoffMs: { first: 10, longest: 40 } }, { game })
})
afterEach(() => server.close())

describe('a round of several steps', () => {
  test('bets once, waits for its player, and pays and reports when it is over', async () => {
    const { sessionToken: token } = await open()
    const dealt = await deal(token)
    expect(dealt).toMatchObject({ isOver: false, totalWin: '0', balance: '9900', outcome: { final: null, held: [] } })
    expect(server.platform.callsTo('/wallet/win')).toHaveLength(0)
    const { body: over } = await draw(token, drawing(some, dealt))
    expect(over).toMatchObject({ isOver: true, roundId: dealt.roundId, fairness: dealt.fairness })
    expect(over.outcome.held).toEqual([0, 2])
    expect([over.outcome.final?.[0], over.outcome.final?.[2]]).toEqual([dealt.outcome.dealt[0], dealt.outcome.dealt[2]])
    expect(server.platform.state.balance).toBe(9_900n + BigInt(over.totalWin))
    const [win] = server.platform.callsTo('/wallet/win').map(({ body }) => JSON.parse(body) as WinRequest)
    expect(win).toMatchObject({ amount: over.totalWin, report: { type: 'videoPoker', ...over.outcome }, fairness: over.fairness })
    expect(server.platform.callsTo('/wallet/bet')).toHaveLength(1)
  })

  test('Q1 survives a restart, and a new session finds it at the same step', async () => {
    const { sessionToken: token } = await open()
    const dealt = await deal(token)
    await server.restart()
    expect(server.platform.callsTo('/wallet/rollback')).toHaveLength(0)
    const later = await open('launch-2')
    expect(later.openRound).toEqual(dealt)
    const { body: over } = await draw(later.sessionToken, drawing(some, dealt))
    expect(over).toMatchObject({ isOver: true, roundId: dealt.roundId })
    expect((await open('launch-3')).openRound ?? null).toBeNull()
  })

  test('Q2 gives the same answer to the same press, also after a restart', async () => {
    const { sessionToken: token } = await open()
    const press = randomUUID()
    const dealt = await deal(token, press)
    expect(await deal(token, press)).toEqual(dealt)
    const act = drawing(some, dealt)
    const [one, two] = await Promise.all([draw(token, act), draw(token, act)])
    expect(one.body).toEqual(two.body)
    await server.restart()
    expect((await draw(token, act)).body).toEqual(one.body)
    expect([server.platform.callsTo('/wallet/bet').length, server.platform.callsTo('/wallet/win').length]).toEqual([1, 1])
  })

  test('takes no second bet while it is open, no act that is none, and none once it is over', async () => {
    const { sessionToken: token } = await open()
    const dealt = await deal(token)
    expect(problem({ body: await deal(token) })).toBe('ROUND_OPEN')
    for (const hold of [[], [true, true, true, true], ['yes', false, false, false, false]])
      expect(problem(await draw(token, { ...drawing(some, dealt), act: { hold } }))).toBe('CHOICE_REFUSED')
    await draw(token, drawing(some, dealt))
    expect(problem(await draw(token, drawing(some, dealt)))).toBe('ROUND_OVER')
    expect(server.platform.callsTo('/wallet/bet')).toHaveLength(1)
  })

  test('keeps its seeds: they are rotated when it is over, and then it can be computed again', async () => {
    const { sessionToken: token } = await open()
    const dealt = await deal(token)
    expect(await post<ProblemAnswer>('/api/seeds/rotate', {}, token)).toMatchObject({ status: 409, body: { problem: 'ROUND_OPEN' } })
    await draw(token, drawing(some, dealt))
    expect((await post<SeedsRotated>('/api/seeds/rotate', {}, token)).status).toBe(200)
    const answer = await fetch(`http://127.0.0.1:${port}/api/rounds`, { headers: { authorization: `Bearer ${token}` } })
    const [round] = (await answer.json()) as PastRound[]
    const jacks = games.get(game.id)
    if (!round?.serverSeed || !jacks) throw new Error('there is nothing to check')
    const { fairness, serverSeed, outcome } = round
    expect(verdictOn(jacks, round, { serverSeed, ...fairness }, { ...fairness, outcome })).toBe('SAME')
    const otherwise = { ...round, acts: [{ hold: [true, true, true, true, true] }] }
    expect(verdictOn(jacks, otherwise, { serverSeed, ...fairness }, { ...fairness, outcome })).toBe('DIFFERENT')
  })

  test('is finished with all cards held when its player does not come back', async () => {
    const { sessionToken: token } = await open()
    const dealt = await deal(token)
    await server.restart({ idleMs: 20 })
    await vi.waitFor(() => expect(server.platform.callsTo('/wallet/win')).toHaveLength(1), { timeout: 10_000 })
    const win = JSON.parse(server.platform.callsTo('/wallet/win')[0]?.body ?? '{}') as WinRequest
    expect(win.report).toMatchObject({ type: 'videoPoker', held: [0, 1, 2, 3, 4], final: dealt.outcome.dealt })
  })
})
