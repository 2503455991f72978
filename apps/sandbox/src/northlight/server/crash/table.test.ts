import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { endOf, multiplierAt, pointOf, timeOf } from '@lagoon/games/crash/rules'
import { skyLantern } from '@lagoon/games/crash/games/skyLantern'
import { hashChain, sharedNumber } from '@lagoon/games/fair/hashChain'
import type { LiveEvent, PastEnd } from '../../../games/rules/crash/live.ts'
import type { Chain } from './chain.ts'
import { MOST_TOLD } from './changes.ts'
import { openTable, type TableBet } from './table.ts'

const rules = { ...skyLantern, doublingMs: 1_000 }
const pace = { bettingMs: 1_000, endedMs: 500, tickMs: 100 }

/** A chain whose first round ends where a test wants it. */
const chainEndingAt = (wanted: (point: number) => boolean): Chain => {
  for (let turn = 0; ; turn++) {
    const hashes = hashChain(turn.toString(16).padStart(64, '0'), 3)
    const hashOf = (number: number) => hashes[number] ?? ''
    if (!wanted(pointOf(rules, sharedNumber(hashOf(1), 'salt')))) continue
    let started = 0
    return {
      shown: { commitment: hashOf(0), salt: 'salt', games: 3 },
      next: () => started + 1,
      hashOf,
      start: async () => void started++,
      isUsedUp: () => started >= 3,
    }
  }
}
const bet = (betId: string, autoCashOut: number | null = null): TableBet => ({
  betId,
  name: `Player ${betId}`,
  stakeMinor: 100n,
  autoCashOut,
  cashOut: null,
})

const opened = async (chain: Chain) => {
  const events: LiveEvent[] = []
  const ends: { end: PastEnd; bets: readonly TableBet[] }[] = []
  const table = await openTable({
    rules,
    openChain: async () => chain,
    now: Date.now,
    pace,
    send: (event) => events.push(structuredClone(event)),
    onEnd: (end, _endedAt, bets) => ends.push({ end, bets }),
    onError: (error) => {
      throw error
    },
  })
  return { table, events, ends, point: pointOf(rules, sharedNumber(chain.hashOf(1), 'salt')) }
}

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }))
afterEach(() => void vi.useRealTimers())
const middling = (point: number) => point > 300 && point < 600

describe('a round', () => {
  test('takes bets, flies, ends where the chain says to the millisecond, and is followed by the next', async () => {
    const { table, events, ends, point } = await opened(chainEndingAt(middling))
    await vi.advanceTimersByTimeAsync(pace.bettingMs)
    expect(table.state().round).toEqual({ phase: 'flight', number: 1, startedAt: 1_001_000 })
    await vi.advanceTimersByTimeAsync(endOf(rules, point) - 1)
    expect(table.state().round.phase).toBe('flight')
    await vi.advanceTimersByTimeAsync(1)
    expect(table.state().round).toEqual({
      phase: 'ended',
      number: 1,
      point,
      endedAt: 1_001_000 + endOf(rules, point),
      nextAt: Date.now() + pace.endedMs,
    })
    await vi.advanceTimersByTimeAsync(pace.endedMs)
    expect(table.state()).toMatchObject({ round: { phase: 'betting', number: 2 }, past: [{ number: 1, point }] })
    expect(ends).toHaveLength(1)
    expect(events.filter(({ type }) => type !== 'tick').map(({ type }) => type)).toEqual(['betting', 'start', 'end', 'betting'])
    table.stop()
  })

  test('Q22 tells nothing before its end from which the end could be known', async () => {
    const chain = chainEndingAt(middling)
    const { table, events, point } = await opened(chain)
    table.join(1, bet('a', 5_000))
    await vi.advanceTimersByTimeAsync(pace.bettingMs + endOf(rules, point) - 1)
    const said = JSON.stringify([events, table.state()])
    expect(said).not.toContain(chain.hashOf(1))
    expect(said).not.toContain(chain.hashOf(2))
    expect(said).not.toMatch(new RegExp(`\\b${point}\\b|${1_001_000 + endOf(rules, point)}|5000`))
    table.stop()
  })

  test.each([0, 20, 80, 99])('Q5 shows who joins at %i %% of the flight the phase it is in', async (share) => {
    const { table, point } = await opened(chainEndingAt(middling))
    await vi.advanceTimersByTimeAsync(pace.bettingMs + Math.floor((endOf(rules, point) * share) / 100))
    expect(table.state()).toMatchObject({ at: Date.now(), round: { phase: 'flight', number: 1, startedAt: 1_001_000 } })
    table.stop()
  })
})

describe('a cash-out', () => {
  test('is at exactly what the curve shows at the server’s time', async () => {
    const { table, ends, point } = await opened(chainEndingAt(middling))
    table.join(1, bet('a'))
    await vi.advanceTimersByTimeAsync(pace.bettingMs + 777)
    expect(table.cashOut('a')).toEqual({ kind: 'cashed-out', multiplier: multiplierAt(rules, 777) })
    await vi.advanceTimersByTimeAsync(100)
    expect(table.cashOut('a')).toEqual({ kind: 'cashed-out', multiplier: multiplierAt(rules, 777) })
    await vi.advanceTimersByTimeAsync(endOf(rules, point))
    expect(ends[0]?.bets).toMatchObject([{ betId: 'a', cashOut: multiplierAt(rules, 777) }])
    table.stop()
  })

  test('Q8 holds to the last millisecond, and is refused with the point and both times from then on', async () => {
    const { table, point } = await opened(chainEndingAt(middling))
    table.join(1, bet('a'))
    table.join(1, bet('b'))
    await vi.advanceTimersByTimeAsync(pace.bettingMs)
    const endedAt = Date.now() + endOf(rules, point)
    // The clock goes on while no timer runs, as on a machine that is busy.
    vi.setSystemTime(endedAt - 1)
    expect(table.cashOut('a')).toEqual({ kind: 'cashed-out', multiplier: point })
    vi.setSystemTime(endedAt)
    expect(table.cashOut('b')).toEqual({ kind: 'too-late', point, endedAt, receivedAt: endedAt })
    table.stop()
  })

  test('is too early while the curve shows 1.00', async () => {
    const { table } = await opened(chainEndingAt(middling))
    table.join(1, bet('a'))
    expect(table.cashOut('a')).toEqual({ kind: 'too-early' })
    await vi.advanceTimersByTimeAsync(pace.bettingMs)
    vi.setSystemTime(Date.now() + timeOf(rules, 101) - 1)
    expect(table.cashOut('a')).toEqual({ kind: 'too-early' })
    vi.setSystemTime(Date.now() + 1)
    expect(table.cashOut('a')).toEqual({ kind: 'cashed-out', multiplier: 101 })
    table.stop()
  })

  test('that was set happens at exactly its multiplier, at the point too, and not one hundredth above', async () => {
    const { table, ends, point } = await opened(chainEndingAt(middling))
    for (const [id, auto] of [
      ['low', 101],
      ['mid', 250],
      ['at', point],
      ['above', point + 1],
    ] as const)
      table.join(1, bet(id, auto))
    await vi.advanceTimersByTimeAsync(pace.bettingMs + endOf(rules, point))
    expect(ends[0]?.bets.map(({ betId, cashOut }) => [betId, cashOut])).toEqual([
      ['low', 101],
      ['mid', 250],
      ['at', point],
      ['above', null],
    ])
    table.stop()
  })

  test('is made for everybody at the cap', async () => {
    const capped = { ...rules, cap: 150 }
    const ends: (readonly TableBet[])[] = []
    const table = await openTable({
      rules: capped,
      openChain: async () => chainEndingAt((point) => point > 150),
      now: Date.now,
      pace,
      send: () => undefined,
      onEnd: (_end, _at, bets) => ends.push(bets),
      onError: () => undefined,
    })
    table.join(1, bet('a'))
    await vi.advanceTimersByTimeAsync(pace.bettingMs + timeOf(capped, 150))
    expect(ends[0]).toMatchObject([{ cashOut: 150 }])
    table.stop()
  })
})

describe('bets', () => {
  test('come and go until the start, and later ones wait for the next round', async () => {
    const { table, events, ends, point } = await opened(chainEndingAt(middling))
    expect([table.join(2, bet('early')), table.join(1, bet('a')), table.join(1, bet('b'))]).toEqual([false, true, true])
    expect([table.leave('b'), table.leave('b')]).toEqual([true, false])
    await vi.advanceTimersByTimeAsync(pace.bettingMs)
    expect([table.leave('a'), table.join(1, bet('late')), table.join(2, bet('next'))]).toEqual([false, false, true])
    expect(table.cashOut('next')).toEqual({ kind: 'too-early' })
    await vi.advanceTimersByTimeAsync(endOf(rules, point) + pace.endedMs)
    expect(ends[0]?.bets.map(({ betId }) => betId)).toEqual(['a'])
    expect(table.state().bets.map(({ betId }) => betId)).toEqual(['next'])
    expect(events.find((event) => event.type === 'tick' && event.came.length > 0)).toMatchObject({ came: [{ betId: 'a' }], left: [] })
    table.stop()
  })

  test('are told a few at a time, each once, before they are cashed out, and all of them by the end', async () => {
    const { table, events, point } = await opened(chainEndingAt(middling))
    const ids = Array.from({ length: 3 * MOST_TOLD + 7 }, (_, at) => `bet-${at}`)
    const auto = 101
    for (const id of ids) table.join(1, bet(id, auto))
    // The last ones come as bets close: some of them are told in flight only.
    await vi.advanceTimersByTimeAsync(pace.tickMs)
    await vi.advanceTimersByTimeAsync(pace.bettingMs + endOf(rules, point))
    const ticks = events.filter((event) => event.type === 'tick')
    for (const { came, cashedOut } of ticks) {
      expect(came.length).toBeLessThanOrEqual(MOST_TOLD)
      expect(cashedOut.length).toBeLessThanOrEqual(MOST_TOLD)
    }
    expect(ticks.flatMap(({ came }) => came.map(({ betId }) => betId))).toEqual(ids)
    expect(ticks.flatMap(({ cashedOut }) => cashedOut)).toEqual(ids.map((id) => [id, auto]))
    const seen = new Set<string>()
    for (const { came, cashedOut } of ticks) {
      for (const { betId } of came) seen.add(betId)
      expect(cashedOut.filter(([betId]) => !seen.has(betId))).toEqual([])
    }
    expect(events.findLastIndex(({ type }) => type === 'tick')).toBeLessThan(events.findIndex(({ type }) => type === 'end'))
    table.stop()
  })

  test('end with a chain that is used up, until the next one is there', async () => {
    const chain = chainEndingAt(middling)
    const { table } = await opened({ ...chain, isUsedUp: () => chain.next() > 1 })
    await vi.advanceTimersByTimeAsync(pace.bettingMs)
    expect(table.openNumber()).toBe(null)
    table.stop()
  })
})
