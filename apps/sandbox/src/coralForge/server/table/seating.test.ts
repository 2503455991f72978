import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { commitmentOf } from '@lagoon/games/fair/seedPair'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { MemoryWallet } from '../../../northlight/testing/memoryWallet.ts'
import type { TableView } from '../../../games/rules/holdemTable/live.ts'
import { seating } from './seating.ts'
import { callerOf, game, listen, newPress, newWallet, openTable, quick, START, type TestTable } from './testing/testTable.ts'

let folder: string
let wallet: MemoryWallet
let open: TestTable
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'table-'))
  wallet = newWallet()
  open = await openTable(folder, wallet)
})
afterEach(async () => {
  await open.room.stop().catch(() => undefined)
  await rm(folder, { recursive: true })
})

const restart = async (pace = quick) => {
  await open.room.stop()
  open = await openTable(folder, wallet, pace)
}
const clientSeed = 'abc'
const isMyTurn = ({ you, hand }: TableView) => you.seat !== null && hand?.turn?.seat === you.seat
const sat = async (player: string, chips = 2_000) => {
  const caller = await callerOf(wallet, player)
  const browser = await listen(open, caller)
  const seat = browser.last().seats.indexOf(null)
  await open.table.sit(caller, { ...newPress(), seat, chips, clientSeed })
  return { caller, browser, seat }
}
/** The player checks or folds until no hand runs with them in it. */
const playOut = async ({ caller, browser }: Awaited<ReturnType<typeof sat>>) => {
  await open.table.sitOut(caller)
  return browser.until(({ hand, seats, you }) => !hand || hand.isOver || seats[you.seat ?? -1]?.standing === 'OUT')
}

describe('a seat', () => {
  test('of the house is named as such, and one stays free', async () => {
    const browser = await listen(open, await callerOf(wallet, 'ann'))
    const { seats, hand } = await browser.until((view) => view.seats.filter(Boolean).length === 4)
    expect(seats.filter((seat) => seat?.isHouse && seat.name.startsWith('House · ')).length).toBe(4)
    expect(new Set(seats.flatMap((seat) => seat?.name ?? [])).size).toBe(4)
    // Nobody plays for tokens yet.
    expect(hand).toBe(null)
  })

  test('is had with chips of the purse, and they are in the purse again when the player leaves', async () => {
    const ann = await sat('ann', 2_000)
    const playing = await ann.browser.until(({ hand }) => hand !== null && !hand.isOver)
    expect(playing.you).toMatchObject({ seat: ann.seat, purse: START - 2_000 })
    expect(wallet.balanceOf('ann')).toBe(BigInt(START - 2_000))
    await open.table.leave(ann.caller)
    const left = await ann.browser.until(({ you }) => you.seat === null)
    expect(left.seats[ann.seat]?.isYou ?? false).toBe(false)
    await expect.poll(() => wallet.taken.size - wallet.settled.size).toBe(0)
    const put = [...wallet.settled.values()].reduce((sum, { unplayed }) => sum + 2_000 - Number(unplayed), 0)
    const won = [...wallet.settled.values()].reduce((sum, { totalWin }) => sum + Number(totalWin), 0)
    expect(Number(wallet.balanceOf('ann'))).toBe(START - put + won)
  })

  test.each([
    ['a seat that is taken', { seat: 0, chips: 2_000, clientSeed }, 'SEAT_TAKEN'],
    ['a seat that is not there', { seat: 9, chips: 2_000, clientSeed }, 'CHOICE_REFUSED'],
    ['too little', { seat: 5, chips: 399, clientSeed }, 'STAKE_REFUSED'],
    ['too much', { seat: 5, chips: 4_001, clientSeed }, 'STAKE_REFUSED'],
    ['a seed with a comma', { seat: 5, chips: 2_000, clientSeed: 'a,b' }, 'BAD_REQUEST'],
    ['a seed that is too long', { seat: 5, chips: 2_000, clientSeed: 'abcdefghij' }, 'BAD_REQUEST'],
  ])('is refused for %s', async (_what, request, problem) => {
    const caller = await callerOf(wallet, 'ann')
    const browser = await listen(open, caller)
    await browser.until(({ seats }) => seats.filter(Boolean).length === 4)
    await expect(open.table.sit(caller, { ...newPress(), ...request })).rejects.toMatchObject({ problem })
    expect(wallet.balanceOf('ann')).toBe(BigInt(START))
  })

  test('is refused to who has too little', async () => {
    const caller = { ...(await callerOf(wallet, 'ann')), balance: () => Promise.resolve(1_999n) }
    await expect(open.table.sit(caller, { ...newPress(), seat: 5, chips: 2_000, clientSeed })).rejects.toMatchObject({
      problem: 'INSUFFICIENT_BALANCE',
      balance: '1999',
    })
  })

  test('is had once, however often it is asked for, and a second one not at all', async () => {
    const { caller, seat } = await sat('ann')
    await open.table.sit(caller, { ...newPress(), seat, chips: 2_000, clientSeed })
    await expect(open.table.sit(caller, { ...newPress(), seat: seat === 5 ? 4 : 5, chips: 2_000, clientSeed })).rejects.toMatchObject({
      problem: 'SEAT_TAKEN',
    })
  })

  test('is had once by a press that is sent again: with the time bank as it is, and not once more when it was left since', async () => {
    const caller = await callerOf(wallet, 'ann')
    const browser = await listen(open, caller)
    const seat = browser.last().seats.indexOf(null)
    const request = { ...newPress(), seat, chips: 2_000, clientSeed }
    await open.table.sit(caller, request)
    Object.assign(open.room.guestIn(seat) ?? {}, { bankMs: 10 })
    await open.table.sit(caller, request)
    expect([browser.last().you.seat, open.room.guestIn(seat)?.bankMs]).toEqual([seat, 10])
    await open.table.leave(caller)
    await browser.until(({ you }) => you.seat === null)
    await open.table.sit(caller, request)
    expect(browser.last().you.seat).toBe(null)
    await open.table.sit(caller, { ...request, ...newPress() })
    expect(browser.last().you.seat).toBe(seat)
  })

  test('is filled up when the hand is over, once', async () => {
    const ann = await sat('ann', 1_000)
    await ann.browser.until(isMyTurn)
    await open.table.topUp(ann.caller, 3_000)
    await open.table.topUp(ann.caller, 3_000)
    expect(ann.browser.last().you.topUpTo).toBe(3_000)
    await playOut(ann)
    const filled = await ann.browser.until(({ you, seats }) => you.topUpTo === null && (seats[ann.seat]?.stack ?? 0) >= 3_000)
    expect(filled.seats[ann.seat]?.stack).toBe(3_000)
    await expect.poll(() => ann.browser.last().you.purse).toBe(Number(wallet.balanceOf('ann')) - 3_000)
    await expect(open.table.topUp(ann.caller, 4_001)).rejects.toMatchObject({ problem: 'STAKE_REFUSED' })
  })

  test('is freed where the wallet does not give the chips', async () => {
    const ann = await sat('ann')
    const take = wallet.take
    await ann.browser.until(isMyTurn)
    wallet.take = async () => ({ kind: 'refused', problem: 'SESSION_ENDED' })
    await restart()
    const again = await listen(open, ann.caller)
    expect(again.last()).toMatchObject({ notice: 'HAND_VOID', you: { seat: null } })
    await open.table.sit(ann.caller, { ...newPress(), seat: 5, chips: 2_000, clientSeed })
    expect((await again.until(({ notice }) => notice === 'TOKENS_GONE')).you.seat).toBe(null)
    wallet.take = take
    expect(wallet.balanceOf('ann')).toBe(BigInt(START))
  })

  test('is freed where the wallet does not answer, and what it took comes back', async () => {
    wallet.loseNextTake()
    const ann = await sat('ann')
    expect((await ann.browser.until(({ notice }) => notice === 'TOKENS_GONE')).you.seat).toBe(null)
    await expect.poll(() => wallet.balanceOf('ann')).toBe(BigInt(START))
    expect(wallet.undone.size).toBe(1)
  })
})

describe('a decision', () => {
  test('Q11 is taken once, however often the press is sent, from either of two tabs', async () => {
    const ann = await sat('ann')
    const other = await listen(open, ann.caller)
    const { hand, you } = await ann.browser.until(isMyTurn)
    const act = you.acts.some(({ name }) => name === 'CHECK') ? ({ name: 'CHECK' } as const) : ({ name: 'CALL' } as const)
    const request = { turn: hand?.turn?.turn ?? '', act }
    await open.table.act(ann.caller, request)
    const after = open.room.state.table
    await open.table.act(ann.caller, request)
    await open.table.act(ann.caller, request)
    expect(after.hand?.players.find(({ seat }) => seat === ann.seat)?.answered).not.toBe(null)
    // Both tabs are shown the same table.
    await expect.poll(() => other.last().hand?.turn?.turn).toBe(ann.browser.last().hand?.turn?.turn)
    await expect(open.table.act(ann.caller, { ...request, act: { name: 'FOLD' } })).rejects.toMatchObject({ problem: 'TURN_OVER' })
  })

  test('that could not be taken is taken when the press is sent again', async () => {
    const ann = await sat('ann')
    const { hand } = await ann.browser.until(isMyTurn)
    const take = vi.fn<typeof open.room.take>(open.room.take).mockRejectedValueOnce(new Error('the disk is full'))
    const late = (hand?.turn?.actBy ?? 0) + 300
    const table = seating({ game, room: { ...open.room, take }, pace: quick, now: () => late })
    const request = { turn: hand?.turn?.turn ?? '', act: { name: 'FOLD' } } as const
    await expect(table.act(ann.caller, request)).rejects.toThrow('the disk is full')
    expect(isMyTurn(ann.browser.last())).toBe(true)
    await table.act(ann.caller, request)
    await table.act(ann.caller, request)
    expect(take).toHaveBeenCalledTimes(2)
    // What it took of the time bank it took once.
    expect(open.room.guestIn(ann.seat)?.bankMs).toBe(quick.bankMs - 300)
    expect(isMyTurn(ann.browser.last())).toBe(false)
  })

  test('of another seat, or of another decision, is refused', async () => {
    const ann = await sat('ann')
    const { hand } = await ann.browser.until(isMyTurn)
    const turn = hand?.turn?.turn ?? ''
    const bob = await callerOf(wallet, 'bob')
    await expect(open.table.act(bob, { turn, act: { name: 'FOLD' } })).rejects.toMatchObject({ problem: 'CHOICE_REFUSED' })
    await listen(open, bob)
    await open.table.sit(bob, { ...newPress(), seat: ann.browser.last().seats.indexOf(null), chips: 2_000, clientSeed })
    await expect(open.table.act(bob, { turn, act: { name: 'FOLD' } })).rejects.toMatchObject({ problem: 'TURN_OVER' })
    await expect(open.table.act(ann.caller, { turn: '1.999', act: { name: 'FOLD' } })).rejects.toMatchObject({ problem: 'TURN_OVER' })
    await expect(open.table.act(ann.caller, { turn, act: { name: 'RAISE', to: 1_000_000 } })).rejects.toMatchObject({
      problem: 'CHOICE_REFUSED',
    })
    expect(isMyTurn(ann.browser.last())).toBe(true)
  })

  test('that nobody takes is a check or a fold when the clock and the time bank are used up, and the player sits out', async () => {
    await restart({ ...quick, decisionMs: 40, bankMs: 40, bankBackMs: 0 })
    const ann = await sat('ann')
    const { hand } = await ann.browser.until(isMyTurn)
    const began = hand?.turn?.startedAt ?? 0
    const out = await ann.browser.until(({ seats, you }) => seats[you.seat ?? -1]?.isSittingOut === true)
    expect(out.at - began).toBeGreaterThanOrEqual(80)
    expect(out.you.bankMs).toBe(0)
    await ann.browser.until(({ hand: now }) => now === null)
    await open.table.sitIn(ann.caller)
    expect((await ann.browser.until(({ hand: now }) => now !== null)).seats[ann.seat]?.isSittingOut).toBe(false)
  })
})

describe('a lost connection', () => {
  test('Q17 has no time bank, keeps the seat for a while, and gives the chips back', async () => {
    await restart({ ...quick, decisionMs: 30, bankMs: 60_000, awayMs: 100 })
    const ann = await sat('ann')
    const watcher = await listen(open, await callerOf(wallet, 'bob'))
    await ann.browser.until(isMyTurn)
    ann.browser.close()
    const away = await watcher.until(({ seats }) => seats[ann.seat]?.isAway === true)
    expect(away.seats[ann.seat]?.name).toBe('an***')
    await watcher.until(({ seats }) => seats[ann.seat] === null || seats[ann.seat]?.isHouse === true)
    await expect.poll(() => wallet.taken.size - wallet.settled.size).toBe(0)
    expect(open.room.state.visitors.has('ann')).toBe(false)
  })

  test('Q1 that comes back in time plays on by itself', async () => {
    await restart({ ...quick, decisionMs: 30, bankMs: 0 })
    const ann = await sat('ann')
    const watcher = await listen(open, await callerOf(wallet, 'bob'))
    await ann.browser.until(isMyTurn)
    ann.browser.close()
    await watcher.until(({ seats }) => seats[ann.seat]?.isSittingOut === true)
    const back = await listen(open, ann.caller)
    expect(back.last().seats[ann.seat]).toMatchObject({ isSittingOut: false, isAway: false, isYou: true })
  })
})

describe('a restart', () => {
  test('voids the hand once: every chip of it comes back, and the player is told', async () => {
    const ann = await sat('ann')
    await ann.browser.until(isMyTurn)
    expect(wallet.balanceOf('ann')).toBe(BigInt(START - 2_000))
    await open.kill()
    open = await openTable(folder, wallet)
    await expect.poll(() => wallet.balanceOf('ann')).toBe(BigInt(START))
    expect([wallet.undone.size, wallet.settled.size]).toEqual([1, 0])
    const again = await listen(open, ann.caller)
    expect(again.last().notice).toBe('HAND_VOID')
    await restart()
    expect((await listen(open, ann.caller)).last().notice).toBe(null)
    expect(wallet.balanceOf('ann')).toBe(BigInt(START))
    // The number of the void hand is not used again: its cards are known.
    expect(open.room.state.table.handNumber).toBe(1)
  })

  test('keeps the last hands, tells what was not told, and reveals the server seed as nobody plays any more', async () => {
    const deliver = wallet.deliver
    let isAway = true
    wallet.deliver = (delivery) => (isAway ? Promise.resolve({ kind: 'unknown', reason: 'away' }) : deliver(delivery))
    await restart()
    const ann = await sat('ann')
    const { hand, you } = await ann.browser.until(isMyTurn)
    const allIn = you.acts.find((act) => 'max' in act)
    const act = allIn && 'max' in allIn ? { name: allIn.name, to: allIn.max } : ({ name: 'CALL' } as const)
    await open.table.act(ann.caller, { turn: hand?.turn?.turn ?? '', act })
    await ann.browser.until((view) => view.hand?.isOver === true)
    expect(wallet.settled.size).toBe(0)
    expect(open.table.hands(ann.caller)[0]?.serverSeed).toBe(null)
    await open.kill()
    isAway = false
    open = await openTable(folder, wallet)
    await expect.poll(() => wallet.settled.size).toBe(1)
    const [past] = open.table.hands(ann.caller)
    const [settled] = wallet.settled.values()
    expect(past).toMatchObject({
      number: 1,
      roundId: settled?.roundId,
      report: settled?.report,
      win: Number(settled?.totalWin),
    })
    expect(Number(wallet.balanceOf('ann'))).toBe(START - (past?.bet ?? 0) + (past?.win ?? 0))
    const seedOf = () => open.table.hands(ann.caller)[0]?.serverSeed ?? ''
    await expect.poll(() => commitmentOf(seedOf())).toBe(past?.fairness.commitment)
  })
})
