import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { BetRequest, RollbackRequest, WinRequest } from '@lagoon/contract/wire/seamlessWallet/seamlessWallet'
import type { ProblemAnswer, RoundView, SessionOpened } from '../../games/contract.ts'
import type { Json } from '@lagoon/games/json'
import { doubleOrStand } from '../../games/testing/doubleOrStand.ts'
import { testServer, type TestServer } from '../testing/testServer.ts'

const port = 4562

let server: TestServer
let token: string

const post = async (path: string, body: unknown) => (await server.call<RoundView & ProblemAnswer>('POST', path, token, body)).body
const play = (choice: Json = null) => post('/api/play', { pressId: randomUUID(), stake: '100', choice })
const act = (roundId: string, name: string, pressId: string = randomUUID()) => post('/api/act', { pressId, roundId, act: name })
const bodies = <T>(path: string) => server.platform.callsTo(path).map(({ body }) => JSON.parse(body) as T)
const parts = () => bodies<BetRequest>('/wallet/bet').map(({ part, amount }) => [part, amount])
const returned = () => bodies<RollbackRequest>('/wallet/rollback').map(({ betTransactionId }) => betTransactionId)

beforeEach(async () => {
  server = await testServer(
    port,
    { games: new Map([[doubleOrStand.id, doubleOrStand]]), timeoutMs: 400, backoffMs: { first: 10, longest: 40 } },
    { balance: 1_000n, game: { id: doubleOrStand.id, minStake: '10', maxStake: '100' } },
  )
  token = ''
  token = ((await post('/api/session', { launch: 'launch-1' })) as unknown as SessionOpened).sessionToken
})
afterEach(() => server.close())

describe('what an act takes', () => {
  test('is taken as a bet of its own, also above the largest stake, and shown in the balance', async () => {
    const dealt = await play()
    expect(await act(dealt.roundId, 'double')).toMatchObject({ isOver: false, balance: '800', outcome: { staked: 200 } })
    expect(await act(dealt.roundId, 'stand')).toMatchObject({ isOver: true, totalWin: '400', balance: '1200' })
    expect(parts()).toEqual([
      ['MAIN', '100'],
      ['DOUBLE', '100'],
    ])
    expect(new Set(bodies<BetRequest>('/wallet/bet').map(({ roundId }) => roundId))).toEqual(new Set([dealt.roundId]))
    expect(bodies<WinRequest>('/wallet/win').map(({ amount }) => amount)).toEqual(['400'])
    expect(server.platform.state.balance).toBe(1_200n)
  })

  test('is taken once for one press', async () => {
    const { roundId } = await play()
    const press = randomUUID()
    const [one, two] = await Promise.all([act(roundId, 'double', press), act(roundId, 'double', press)])
    expect(two).toEqual(one)
    await server.restart()
    expect(await act(roundId, 'double', press)).toEqual(one)
    expect(parts()).toHaveLength(2)
  })

  test('leaves the round where it is when it is refused', async () => {
    const { roundId } = await play()
    server.platform.state.balance = 50n
    expect(await act(roundId, 'double')).toMatchObject({ problem: 'INSUFFICIENT_BALANCE', balance: '50' })
    expect(returned()).toEqual([])
    expect(await act(roundId, 'stand')).toMatchObject({ totalWin: '200' })
  })

  test('is not asked for where the rules do not allow the act', async () => {
    const { roundId } = await play()
    expect(await act(roundId, 'split')).toMatchObject({ problem: 'CHOICE_REFUSED' })
    expect(parts()).toHaveLength(1)
  })

  test.each(['silence', 'books-then-silence', 'broken'] as const)(
    'is given back when it is not sure to be taken, and the round waits for that: %s',
    async (what) => {
      const { roundId } = await play()
      server.platform.misbehave('/wallet/bet', what)
      server.platform.misbehave('/wallet/rollback', 'broken', 'silence')
      expect(await act(roundId, 'double')).toMatchObject({ problem: 'NOT_REACHED' })
      expect(await act(roundId, 'stand')).toMatchObject({ problem: 'ROUND_RUNNING' })
      await vi.waitFor(async () => expect(await act(roundId, 'stand')).toMatchObject({ isOver: true, totalWin: '200' }), 10_000)
      expect(new Set(returned())).toEqual(new Set([bodies<BetRequest>('/wallet/bet')[1]?.transactionId]))
      expect(server.platform.state.balance).toBe(1_100n)
    },
  )

  test('is given back by a restart that finds it open, and the round goes on at its step', async () => {
    const { roundId } = await play()
    server.platform.misbehave('/wallet/bet', 'books-then-silence')
    server.platform.misbehave('/wallet/rollback', 'broken')
    expect(await act(roundId, 'double')).toMatchObject({ problem: 'NOT_REACHED' })
    await server.restart()
    await vi.waitFor(() => expect(server.platform.state.balance).toBe(900n), 10_000)
    await vi.waitFor(async () => expect(await act(roundId, 'double')).toMatchObject({ balance: '800' }), 10_000)
    await server.restart()
    expect(await act(roundId, 'stand')).toMatchObject({ totalWin: '400', balance: '1200' })
    expect(new Set(returned()).size).toBe(1)
  })
})

describe('a side bet', () => {
  test('is taken with the opening, and paid with the round', async () => {
    const dealt = await play({ side: 20 })
    expect(dealt).toMatchObject({ balance: '880' })
    expect(parts()).toEqual([
      ['MAIN', '100'],
      ['SIDE', '20'],
    ])
    expect(await act(dealt.roundId, 'stand')).toMatchObject({ totalWin: '220', balance: '1100' })
  })

  test('takes the opening bet with it when it is refused', async () => {
    expect(await play({ side: 950 })).toMatchObject({ problem: 'INSUFFICIENT_BALANCE' })
    await vi.waitFor(() => expect(server.platform.state.balance).toBe(1_000n), 10_000)
    expect(returned()).toEqual([bodies<BetRequest>('/wallet/bet')[0]?.transactionId])
    expect(await play()).toMatchObject({ balance: '900' })
  })

  test('that is not sure to be taken takes both back', async () => {
    server.platform.misbehave('/wallet/bet', { status: 'OK', balance: '900' }, 'books-then-silence')
    expect(await play({ side: 20 })).toMatchObject({ problem: 'NOT_REACHED' })
    expect(returned().toSorted()).toEqual(
      bodies<BetRequest>('/wallet/bet')
        .map(({ transactionId }) => transactionId)
        .toSorted(),
    )
  })
})
