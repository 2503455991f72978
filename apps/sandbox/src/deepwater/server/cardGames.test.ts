import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import type { BetRequest, WinRequest } from '@lagoon/contract/wire/seamlessWallet/seamlessWallet'
import { blackjacks } from '@lagoon/games/blackjack/blackjacks'
import { housePokers } from '@lagoon/games/housePoker/housePokers'
import type { RoundView, SessionOpened } from '../../games/contract.ts'
import type { ActView } from '../../games/rules/cards/cardGame.ts'
import { games } from '../../games/rules/games.ts'
import { testServer, type TestServer } from '../testing/testServer.ts'

const port = 4777
const START = 1_000_000n
/** Those against the house: what is played at a table goes on without its player. */
const ids = [...blackjacks.keys(), ...housePokers.keys()]

let server: TestServer

const open = async (id: string) => {
  server = await testServer(
    port,
    { games, backoffMs: { first: 10, longest: 40 } },
    { balance: START, game: { id, minStake: '50', maxStake: '5000' } },
  )
  return (await post<SessionOpened>('/api/session', { launch: 'launch-1' }, '')).sessionToken
}
const post = async <T>(path: string, body: unknown, token: string) => {
  const headers = { authorization: `Bearer ${token}` }
  return (await (await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json()) as T
}
const actsOf = ({ outcome }: RoundView) => (outcome as unknown as { acts: readonly ActView[] }).acts
const deal = (token: string, sideMinor: string) =>
  post<RoundView>('/api/play', { pressId: randomUUID(), stake: '100', choice: { sideMinor } }, token)
const doing = ({ roundId }: RoundView, act: string, pressId: string = randomUUID()) => ({ pressId, roundId, act: { act } })

afterEach(() => server.close())

describe.each(ids)('%s at a wallet', (id) => {
  test('Q12 moves what its rules say and nothing else: bets, doubles, splits, insurance, raises, side bets, wins', async () => {
    const token = await open(id)
    const side = games.get(id)?.sideStake ? '50' : '0'
    const parts = new Set<string>()
    let won = 0n
    for (let nonce = 0; nonce < 40; nonce++) {
      let round = await deal(token, side)
      for (let step = 0; !round.isOver; step++) {
        const acts = actsOf(round)
        // What takes tokens is tried wherever it is possible, and else one act after the other.
        const act = acts.find(({ takes }) => takes !== '0') ?? acts[(nonce + step) % acts.length]
        round = await post<RoundView>('/api/act', doing(round, act?.name ?? ''), token)
      }
      won += BigInt(round.totalWin)
      expect(round.balance).toBe(String(server.platform.state.balance))
    }
    const bets = server.platform.callsTo('/wallet/bet').map(({ body }) => JSON.parse(body) as BetRequest)
    const wins = server.platform.callsTo('/wallet/win').map(({ body }) => JSON.parse(body) as WinRequest)
    for (const { part = 'MAIN' } of bets) parts.add(part)
    const total = (of: readonly { amount: string }[]) => of.reduce((sum, { amount }) => sum + BigInt(amount), 0n)
    expect(total(wins)).toBe(won)
    expect(server.platform.state.balance).toBe(START - total(bets) + won)
    expect(wins).toHaveLength(40)
    expect([...parts]).toEqual(expect.arrayContaining(['MAIN', ...(side === '0' ? [] : ['SIDE'])]))
    expect(parts.size).toBeGreaterThan(1)
  })

  test('Q1 an open round is there after a restart, at the same step, and its act takes tokens once', async () => {
    const token = await open(id)
    let dealt = await deal(token, '0')
    while (dealt.isOver) dealt = await deal(token, '0')
    await server.restart()
    const { openRound, sessionToken } = await post<SessionOpened>('/api/session', { launch: 'launch-2' }, '')
    expect(openRound).toEqual(dealt)
    const paying = actsOf(dealt).find(({ takes }) => takes !== '0')
    const act = doing(dealt, paying?.name ?? '')
    const before = server.platform.callsTo('/wallet/bet').length
    const [one, two] = await Promise.all([post<RoundView>('/api/act', act, sessionToken), post<RoundView>('/api/act', act, sessionToken)])
    expect(one).toEqual(two)
    expect(server.platform.callsTo('/wallet/bet').length - before).toBe(paying ? 1 : 0)
  })
})
