import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PokerReport } from '@lagoon/contract/wire/seamlessWallet/roundReport'
import { textOf, type Card } from '@lagoon/games/cards/card'
import { seeded } from '@lagoon/games/random/seeded'
import { expect, test, vi } from 'vitest'
import { cardView, type CardView } from '../../../games/rules/cards/cardView.ts'
import type { TableActRequest, TableMessage } from '../../../games/rules/holdemTable/live.ts'
import { Refusal } from '../../../games/server/problems.ts'
import type { Caller } from './seating.ts'
import { callerOf, listen, newPress, newWallet, openTable, quick, START } from './testing/testTable.ts'

vi.setConfig({ testTimeout: 120_000 })
const PLAYERS = ['ann', 'bob', 'cat', 'dan', 'eve', 'fay', 'gus']
const HANDS = process.env['LONG'] === '1' ? 10_000 : 150
const pace = { ...quick, decisionMs: 8, bankMs: 4, awayMs: 10, outMs: 25, lookMs: 1 }

const same = (a: CardView, b: CardView) => a.rank === b.rank && a.suit === b.suit
/** Every card anywhere in a value. */
const cardsIn = (value: unknown): CardView[] => {
  if (typeof value !== 'object' || value === null) return []
  if ('rank' in value && 'suit' in value) return [value as CardView]
  return Object.values(value).flatMap(cardsIn)
}

test('Q15 chips are kept and no card is seen early, over hands with drops, two tabs, stale acts, and restarts', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'table-fuzz-'))
  const wallet = newWallet()
  const random = seeded(56)
  const callers = new Map<string, Caller>()
  for (const player of PLAYERS) callers.set(player, await callerOf(wallet, player))
  let open = await openTable(folder, wallet, pace)
  const wrong: string[] = []
  let [restarts, refusals, lostAnswers, seenHands] = [0, 0, 0, 0]

  /** What stands in chips at the table and what came and went, as one who watches all the time is told. */
  let standing: number | null = null
  const watch = async () => {
    standing = null
    const watched = open
    const { onMessage } = await listen(open, await callerOf(wallet, 'watcher'))
    onMessage(({ happened, view }) => {
      if (watched !== open) return // of a server that is gone
      const seats = view.seats.reduce((sum, seat) => sum + (seat ? seat.stack + seat.bet : 0), 0)
      const now = seats + (view.hand && !view.hand.isOver ? view.hand.pots.reduce((sum, pot) => sum + pot, 0) : 0)
      const moved = happened.reduce((sum, one) => {
        if (one.type === 'SAT_DOWN' || one.type === 'TOPPED_UP') return sum + one.chips
        if (one.type === 'LEFT') return sum - one.chips
        if (one.type === 'HAND_OVER') seenHands += 1
        return one.type === 'HAND_OVER' ? sum - one.rake : sum
      }, 0)
      if (standing !== null && standing + moved !== now) wrong.push(`chips: ${standing} and ${moved} became ${now}`)
      standing = now
    })
  }

  /** Whatever is sent to a player: only their own cards, the board, and what was shown. */
  const checked = (player: string, message: TableMessage) => {
    const { state } = open.room
    const { table, over, seeds, sitters } = state
    const isOwn = (seat: number, among = sitters) => {
      const sitter = among.get(seat)
      return sitter?.kind === 'guest' && sitter.visitor.player === player
    }
    const running = table.hand ? table.hand.players.filter(({ seat }) => isOwn(seat)).flatMap(({ cards }) => cards) : []
    const ended = over
      ? [...over.result.dealt].filter(([seat]) => isOwn(seat, over.sitters as typeof sitters)).flatMap(([, cards]) => cards)
      : []
    const shown = over ? [...over.result.shown.values()].flat() : []
    const known: readonly Card[] = [...running, ...ended, ...shown, ...(table.hand?.board ?? []), ...(over?.result.board ?? [])]
    const early = cardsIn(message).filter((card) => !known.some((seen) => same(cardView(seen), card)))
    if (early.length > 0) wrong.push(`${player} was sent ${JSON.stringify(early)} beside ${textOf(known)}`)
    const text = JSON.stringify(message)
    for (const secret of [seeds.serverSeed, seeds.nextServerSeed, seeds.houseSeed, ...PLAYERS.filter((other) => other !== player)])
      if (text.includes(secret)) wrong.push(`${player} was sent ${secret}`)
  }

  const browsers = new Map<string, { close: () => void; last: () => TableMessage['view'] }[]>()
  const connect = async (player: string) => {
    const caller = callers.get(player)
    if (!caller) return
    const listened = open
    const browser = await listen(open, caller)
    browser.onMessage((message) => listened === open && checked(player, message))
    checked(player, { happened: [], view: browser.last() })
    browsers.set(player, [...(browsers.get(player) ?? []), browser])
  }
  const drop = (player: string) => browsers.get(player)?.pop()?.close()
  const tried = async (work: Promise<void>) => {
    try {
      await work
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      refusals += 1
    }
  }
  let stale: TableActRequest = { turn: '1.1', act: { name: 'FOLD' } }
  const doSomething = async (player: string) => {
    const caller = callers.get(player)
    const { table } = open
    if (!caller) return
    const view = browsers.get(player)?.at(-1)?.last()
    const what = random(100)
    if (view && view.you.acts.length > 0 && what < 80) {
      const act = view.you.acts[random(view.you.acts.length)]
      const turn = view.hand?.turn?.turn ?? ''
      if (!act) return
      const to = 'min' in act ? ([act.min, act.max, act.min + random(act.max - act.min + 1)][random(3)] ?? act.min) : 0
      const request = { turn, act: 'min' in act ? { name: act.name, to } : { name: act.name } } as TableActRequest
      stale = request
      return tried(table.act(caller, request))
    }
    if (!view || what < 4) return connect(player)
    if (what < 12) return drop(player)
    if (what < 15) return tried(table.act(caller, stale))
    if (what < 17) return tried(table.sitOut(caller))
    if (what < 35) return tried(table.sitIn(caller))
    if (what < 40) return tried(table.topUp(caller, 20 + random(4_000)))
    if (what < 43) return tried(table.leave(caller))
    if (what < 44) {
      wallet.loseNextTake()
      lostAnswers += 1
      return
    }
    if (view.you.seat === null)
      return tried(table.sit(caller, { ...newPress(), seat: random(6), chips: 400 + random(3_601), clientSeed: player }))
  }

  await watch()
  for (let turn = 0; seenHands < HANDS; turn++) {
    if (turn % 800 === 799) {
      restarts += 1
      const gone = open
      browsers.clear()
      open = { ...gone }
      if (random(3) === 0) await gone.room.stop()
      else await gone.kill()
      open = await openTable(folder, wallet, pace)
      await watch()
    }
    await doSomething(PLAYERS[random(PLAYERS.length)] ?? 'ann')
    if (turn % 4 === 0) await new Promise((resolve) => setTimeout(resolve, random(3)))
    if (wrong.length > 0) break
  }
  expect(wrong).toEqual([])

  // All leave; whatever the wallet took was given back or settled, and everybody has what their hands came to.
  await open.room.stop()
  open = await openTable(folder, wallet, pace)
  await expect.poll(() => [...wallet.taken.values()].every(({ roundId }) => wallet.settled.has(roundId))).toBe(true)
  const sums = new Map(PLAYERS.map((player) => [player, START]))
  for (const [id, { unplayed, totalWin, report }] of wallet.settled) {
    const stake = [...wallet.taken.values()].find(({ roundId }) => roundId === id)
    const player = [...callers.values()].find(({ sessionId }) => sessionId === stake?.sessionId)?.player ?? ''
    const bet = Number(stake?.minor ?? 0n) - Number(unplayed)
    expect(bet).toBeGreaterThan(0)
    sums.set(player, (sums.get(player) ?? 0) - bet + Number(totalWin))
    if (report.type !== 'poker') throw new Error('a hand of poker is told as one')
    expect(Number(report.pot)).toBeGreaterThanOrEqual(bet)
  }
  for (const [player, sum] of sums) expect([player, Number(wallet.balanceOf(player))]).toEqual([player, sum])
  expect(restarts).toBeGreaterThan(0)
  expect(refusals).toBeGreaterThan(0)
  expect(lostAnswers).toBeGreaterThan(0)
  // Hands that all guests saw to their end: what they lost is what the house won and the rake, so that pots are shared and not made.
  const byHand = Map.groupBy(wallet.settled.values(), ({ fairness }) => fairness.nonce)
  for (const settlements of byHand.values()) {
    const won = settlements.reduce((sum, { totalWin }) => sum + Number(totalWin), 0)
    const [first] = settlements
    if (!first) throw new Error('a hand has settlements')
    const { pot, rake } = first.report as PokerReport
    expect(won).toBeLessThanOrEqual(Number(pot) - Number(rake))
  }
  await open.room.stop()
  await rm(folder, { recursive: true })
})
