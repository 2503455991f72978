import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import * as v from 'valibot'
import { pokerReport, roundFairness } from '@lagoon/contract/wire/seamlessWallet/roundReport'
import { fromShoe } from '@lagoon/games/cards/dealing'
import { commitmentOf } from '@lagoon/games/fair/seedPair'
import { checkValue } from '@lagoon/games/proof/verify'
import { fairDraw } from '@lagoon/games/fair/stream'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ProblemAnswer, SessionOpened } from '../../../games/contract.ts'
import { proofOfHand } from '../../../games/client/chrome/proof.ts'
import { cardView } from '../../../games/rules/cards/cardView.ts'
import type { PastHand, TableMessage, TableView } from '../../../games/rules/holdemTable/live.ts'
import { studios } from '../../../games/rules/games.ts'
import { startGames } from '../../../games/server/startGames.ts'
import type { MemoryWallet } from '../../../northlight/testing/memoryWallet.ts'
import { openTables } from './openTables.ts'
import { newWallet, quick } from './testing/testTable.ts'

const port = 5101
const base = `http://127.0.0.1:${port}`
let wallet: MemoryWallet
let dataDir: string
let stop: () => Promise<void>
beforeEach(async () => {
  wallet = newWallet()
  dataDir = await mkdtemp(join(tmpdir(), 'tables-'))
  stop = await startGames({
    id: 'coralforge',
    port,
    platformOrigin: 'http://127.0.0.1:1',
    secret: 'unused',
    dataDir,
    page: null,
    log: pino({ level: 'silent' }),
    studio: 'Coral Forge',
    games: studios.coralForge.games,
    openPurse: () => Promise.resolve({ wallet }),
    openLive: openTables({ pace: quick }),
    backoffMs: { first: 10, longest: 20 },
  })
})
afterEach(async () => {
  await stop()
  await rm(dataDir, { recursive: true })
})

const call = async <T>(method: string, path: string, token?: string, body?: unknown): Promise<{ status: number; body: T }> => {
  const response = await fetch(base + path, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: (await response.json()) as T }
}
const session = async (player: string) =>
  (await call<SessionOpened>('POST', '/api/session', undefined, { launch: `foundry-holdem ${player}` })).body
/** Reads a player's stream, and acts in it until that says that it is enough. */
const play = async (token: string, onMessage: (message: TableMessage) => Promise<boolean>): Promise<TableView> => {
  const aborting = new AbortController()
  const response = await fetch(`${base}/api/table/stream`, { headers: { authorization: `Bearer ${token}` }, signal: aborting.signal })
  expect(response.headers.get('content-type')).toContain('text/event-stream')
  let text = ''
  for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += part
    const events = text.split('\n\n')
    text = events.pop() ?? ''
    for (const event of events) {
      if (!event.startsWith('data: ')) continue
      const message = JSON.parse(event.slice(6)) as TableMessage
      if (!(await onMessage(message))) continue
      aborting.abort()
      return message.view
    }
  }
  throw new Error('the stream ended')
}

test('a hand is played over the wire, told to the wallet, and dealt again from the seeds that are revealed', async () => {
  const { sessionToken: token, kind } = await session('ann')
  expect(kind).toBe('POKER')
  let hasAsked = false
  const acted = new Set<string>()
  await play(token, async ({ view }) => {
    const { you, hand, seats } = view
    if (you.seat === null && !hasAsked && seats.filter(Boolean).length === 4) {
      hasAsked = true
      await call('POST', '/api/table/sit', token, {
        pressId: crypto.randomUUID(),
        seat: seats.indexOf(null),
        chips: 1_000,
        clientSeed: 'ann-1',
      })
    }
    const turn = hand?.turn?.turn ?? ''
    if (you.acts.length > 0 && !acted.has(turn)) {
      acted.add(turn)
      const act = you.acts.some(({ name }) => name === 'CHECK') ? 'CHECK' : 'CALL'
      await call('POST', '/api/table/act', token, { turn, act: { name: act } })
    }
    return hand?.isOver === true && wallet.settled.size > 0
  })
  await call('POST', '/api/table/leave', token)
  // The table changes its seed when nobody plays any more.
  const hands = async () => (await call<PastHand[]>('GET', '/api/table/hands', token)).body
  await expect.poll(async () => (await hands())[0]?.serverSeed ?? null).not.toBe(null)
  const told = [...wallet.settled.values()][0]
  const past = (await hands()).find(({ roundId }) => roundId === told?.roundId)
  if (!past || !told) throw new Error('the hand is in the history')
  expect(v.safeParse(pokerReport, told.report).success).toBe(true)
  expect(v.safeParse(roundFairness, told.fairness).success).toBe(true)
  expect(past).toMatchObject({
    report: told.report,
    fairness: told.fairness,
    win: Number(told.totalWin),
    bet: 1_000 - Number(told.unplayed),
  })

  const { serverSeed, fairness, choice, report } = past
  expect(commitmentOf(serverSeed ?? '')).toBe(fairness.commitment)
  expect(fairness.clientSeed).toBe('ann-1')
  const shoe = fromShoe(1, [], fairDraw({ serverSeed: serverSeed ?? '', clientSeed: fairness.clientSeed, nonce: fairness.nonce }))
  const firsts = choice.seats.map(() => shoe.next())
  const seconds = choice.seats.map(() => shoe.next())
  const own = choice.seats.indexOf(choice.seat)
  expect(report.hand.cards).toEqual([firsts[own], seconds[own]].map((card) => cardView(card ?? -1)))
  expect(report.board).toEqual(report.board.map(() => cardView(shoe.next())))
  for (const { seat, cards } of report.shown) {
    const at = choice.seats.indexOf((seat ?? 0) - 1)
    expect(cards).toEqual([firsts[at], seconds[at]].map((card) => cardView(card ?? -1)))
  }
  // What the platform makes a proof of.
  const { algorithm: _, played, ...seeds } = told.fairness
  const proof = { game: 'foundry-holdem', serverSeed, ...seeds, ...played, outcome: { totalWinMinor: told.totalWin }, report: told.report }
  expect(checkValue(proof)).toMatchObject({ verdict: 'VERIFIED' })
  expect(checkValue({ ...proof, nonce: seeds.nonce + 1 })).toMatchObject({ verdict: 'DIFFERENT' })
  expect(checkValue({ ...proof, outcome: { totalWinMinor: String(Number(told.totalWin) + 1) } })).toMatchObject({
    verdict: 'DIFFERENT',
    differences: [{ path: 'totalWinMinor' }],
  })
  // What the game makes one of.
  expect(checkValue(proofOfHand('foundry-holdem', past))).toMatchObject({ verdict: 'VERIFIED' })
})

test('what is no call of the table is refused with its reason', async () => {
  const { sessionToken: token } = await session('ann')
  const refused = async (path: string, body: unknown, bearer = token) => {
    const { status, body: answer } = await call<ProblemAnswer>('POST', path, bearer, body)
    return [status, answer.problem]
  }
  expect((await call<ProblemAnswer>('GET', '/api/table/stream', 'x'.repeat(43))).body.problem).toBe('SESSION_ENDED')
  expect(await refused('/api/table/sit', { pressId: crypto.randomUUID(), seat: 1, chips: 500, clientSeed: 'a' }, 'x'.repeat(43))).toEqual([
    401,
    'SESSION_ENDED',
  ])
  expect(await refused('/api/table/sit', { pressId: crypto.randomUUID(), seat: '1', chips: 500, clientSeed: 'a' })).toEqual([
    400,
    'BAD_REQUEST',
  ])
  expect(await refused('/api/table/act', { turn: '1.1', act: { name: 'WIN' } })).toEqual([400, 'BAD_REQUEST'])
  expect(await refused('/api/table/act', { turn: '1.1', act: { name: 'RAISE', to: 1.5 } })).toEqual([400, 'BAD_REQUEST'])
  expect(await refused('/api/table/act', { turn: '1.1', act: { name: 'FOLD' } })).toEqual([422, 'CHOICE_REFUSED'])
  expect(await refused('/api/table/sit-in', {})).toEqual([422, 'CHOICE_REFUSED'])
  expect(await refused('/api/table/top-up', { to: -1 })).toEqual([400, 'BAD_REQUEST'])
  expect(await refused('/api/play', { pressId: crypto.randomUUID(), stake: '20', choice: null })).toEqual([422, 'CHOICE_REFUSED'])
  const blackjack = (await call<SessionOpened>('POST', '/api/session', undefined, { launch: 'anvil-blackjack ann' })).body.sessionToken
  expect(await refused('/api/table/leave', {}, blackjack)).toEqual([400, 'BAD_REQUEST'])
})
