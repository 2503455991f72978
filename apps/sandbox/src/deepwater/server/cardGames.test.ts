import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, describe, expect, test } from 'vitest'
import type { BetRequest, WinRequest } from '@lagoon/contract/wire/seamlessWallet/seamlessWallet'
import { blackjacks } from '@lagoon/games/blackjack/blackjacks'
import { housePokers } from '@lagoon/games/housePoker/housePokers'
import type { RoundView, SessionOpened } from '../../games/contract.ts'
import type { ActView } from '../../games/rules/cards/cardGame.ts'
import { games } from '../../games/rules/games.ts'
import { fakePlatform, type FakePlatform } from '../testing/fakePlatform.ts'
import { startProvider } from './startProvider.ts'

const secret = 'a secret of the provider and the platform'
const port = 4777
const START = 1_000_000n
/** Those against the house: what is played at a table goes on without its player. */
const ids = [...blackjacks.keys(), ...housePokers.keys()]

let platform: FakePlatform
let dataDir: string
let stop: () => Promise<void>

const start = async () => {
  const backoffMs = { first: 10, longest: 40 }
  const platformOrigin = platform.origin
  stop = await startProvider({
    id: 'deepwater',
    port,
    platformOrigin,
    secret,
    dataDir,
    page: null,
    log: pino({ level: 'silent' }),
    backoffMs,
    games,
  })
}
const open = async (id: string) => {
  platform = await fakePlatform({ secret, balance: START, game: { id, minStake: '50', maxStake: '5000' } })
  dataDir = await mkdtemp(join(tmpdir(), 'cards-'))
  await start()
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

afterEach(async () => {
  await stop()
  await platform.close()
  await rm(dataDir, { recursive: true })
})

describe.each(ids)('%s at a wallet', (id) => {
  test('moves what its rules say and nothing else: bets, doubles, splits, insurance, raises, side bets, wins', async () => {
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
      expect(round.balance).toBe(String(platform.state.balance))
    }
    const bets = platform.callsTo('/wallet/bet').map(({ body }) => JSON.parse(body) as BetRequest)
    const wins = platform.callsTo('/wallet/win').map(({ body }) => JSON.parse(body) as WinRequest)
    for (const { part = 'MAIN' } of bets) parts.add(part)
    const total = (of: readonly { amount: string }[]) => of.reduce((sum, { amount }) => sum + BigInt(amount), 0n)
    expect(total(wins)).toBe(won)
    expect(platform.state.balance).toBe(START - total(bets) + won)
    expect(wins).toHaveLength(40)
    expect([...parts]).toEqual(expect.arrayContaining(['MAIN', ...(side === '0' ? [] : ['SIDE'])]))
    expect(parts.size).toBeGreaterThan(1)
  })

  test('an open round is there after a restart, at the same step, and its act takes tokens once', async () => {
    const token = await open(id)
    let dealt = await deal(token, '0')
    while (dealt.isOver) dealt = await deal(token, '0')
    await stop()
    await start()
    const { openRound, sessionToken } = await post<SessionOpened>('/api/session', { launch: 'launch-2' }, '')
    expect(openRound).toEqual(dealt)
    const paying = actsOf(dealt).find(({ takes }) => takes !== '0')
    const act = doing(dealt, paying?.name ?? '')
    const before = platform.callsTo('/wallet/bet').length
    const [one, two] = await Promise.all([post<RoundView>('/api/act', act, sessionToken), post<RoundView>('/api/act', act, sessionToken)])
    expect(one).toEqual(two)
    expect(platform.callsTo('/wallet/bet').length - before).toBe(paying ? 1 : 0)
  })
})
