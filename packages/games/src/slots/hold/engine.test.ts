import { describe, expect, test } from 'vitest'
import { seeded } from '../../random/seeded.ts'
import type { SlotEvent, SlotOutcome } from '../outcome.ts'
import { pearlDiver } from '../games/pearlDiver.ts'
import { strip } from '../reels/rules.ts'
import { windowOf } from '../reels/spin.ts'
import type { SlotProgress } from '../slot.ts'
import { slots } from '../slots.ts'
import { jackpotOf, playHold } from './engine.ts'
import type { HoldRules } from './rules.ts'

const rules: HoldRules = {
  engine: 'HOLD',
  reels: {
    engine: 'REELS',
    rows: 1,
    strips: ['a p b', 'a w p', 'a p o'].map(strip),
    wins: { by: 'LINES', paylines: [[0, 0, 0]] },
    pays: { a: [4], b: [9] },
    wild: { symbol: 'w', fills: false },
  },
  pearl: {
    symbol: 'p',
    values: [
      { item: 1, weight: 2 },
      { item: 5, weight: 1 },
    ],
    trigger: 2,
  },
  respins: { count: 2, hits: 1, of: 3 },
  jackpot: { start: 10, symbol: 'o', step: 3, mostSteps: 4 },
}
const scripted = (values: readonly number[]) => {
  let at = 0
  return () => {
    const value = values[at++]
    if (value === undefined) throw new RangeError('the script is at its end')
    return value
  }
}
const growth = (steps: number) => ({ growth: { 10: steps, 500: 2 } })
const types = (events: readonly SlotEvent[]) => events.map(({ type }) => type)

describe('a round', () => {
  test('with too few pearls shows what they are worth and pays lines only', () => {
    const { events, totalWinMinor } = playHold(rules, 10n, scripted([1, 0, 0, 2]), null)
    expect(events).toContainEqual({ type: 'PEARLS', pearls: [{ cell: [0, 0], winMinor: 50n }] })
    expect([types(events), totalWinMinor]).toEqual([['SPIN', 'PEARLS', 'TOTAL'], 0n])
  })

  test('with enough pearls turns the other places, begins the respins anew with each pearl, and pays what is held', () => {
    // The stops, two values, a respin without a pearl, one with a pearl worth five: the window is full.
    const { events, totalWinMinor, progress } = playHold(rules, 10n, scripted([1, 2, 0, 0, 0, 1, 0, 2]), growth(3))
    expect(events.slice(2)).toEqual([
      {
        type: 'HOLD',
        respins: 2,
        jackpotMinor: 190n,
        pearls: [
          { cell: [0, 0], winMinor: 10n },
          { cell: [1, 0], winMinor: 10n },
        ],
      },
      { type: 'RESPIN', landed: [], respinsLeft: 1 },
      { type: 'RESPIN', landed: [{ cell: [2, 0], winMinor: 50n }], respinsLeft: 2 },
      expect.objectContaining({ type: 'WIN', winMinor: 70n }),
      expect.objectContaining({ type: 'JACKPOT', winMinor: 190n }),
      { type: 'TOTAL', winMinor: 260n },
    ])
    expect(totalWinMinor).toBe(260n)
    expect(progress).toEqual(growth(0))
  })

  test('ends when the respins are used up, and leaves the jackpot', () => {
    const { events, totalWinMinor, progress } = playHold(rules, 10n, scripted([1, 2, 0, 0, 0, 1, 1]), growth(3))
    expect([types(events).slice(2), totalWinMinor]).toEqual([['HOLD', 'RESPIN', 'RESPIN', 'WIN', 'TOTAL'], 20n])
    expect(progress).toEqual(growth(3))
  })

  test('grows the jackpot of its own stake, and never beyond its most', () => {
    const grown = playHold(rules, 10n, scripted([0, 0, 2]), growth(3))
    expect(grown.events).toContainEqual({ type: 'GROW', cell: [2, 0], jackpotMinor: 220n })
    expect(grown.progress).toEqual(growth(4))
    expect(playHold(rules, 10n, scripted([0, 0, 2]), growth(4)).progress).toEqual(growth(4))
    expect(playHold(rules, 20n, scripted([0, 0, 2]), growth(4)).progress).toEqual({ growth: { 10: 4, 500: 2, 20: 1 } })
  })

  test('leaves the progress it was given as it was: money that fails takes nothing with it', () => {
    const before = growth(1)
    playHold(rules, 10n, scripted([0, 0, 2]), before)
    expect(before).toEqual(growth(1))
  })

  test.each([-1, 0.5, 5, Number.NaN])('refuses a growth of %s steps', (steps) => {
    expect(() => playHold(rules, 10n, seeded(1), growth(steps))).toThrow(RangeError)
    expect(() => jackpotOf(rules, 10n, growth(steps))).toThrow(RangeError)
  })

  test.each(['{}', '"x"', '3', '[]', '{"growth":null}', '{"growth":[]}'])('refuses the progress %s', (text) => {
    expect(() => jackpotOf(rules, 10n, JSON.parse(text) as SlotProgress)).toThrow(RangeError)
  })
})

describe('Pearl Diver', () => {
  const game = slots.get('pearl-diver')

  test('says before the round what the jackpot of each stake stands at', () => {
    expect(game?.jackpotMinor(10n, null)).toBe(500n)
    expect(game?.jackpotMinor(100n, { growth: { 100: 7 } })).toBe(5_070n)
    expect(slots.get('moonlit-tides')?.jackpotMinor(20n)).toBeNull()
  })

  test('has reels on which the figures rest: one oyster at most in a window and on one reel, no wild on the first', () => {
    const { reels, jackpot } = pearlDiver.rules
    const windows = reels.strips.map((symbols) => symbols.map((_, stop) => windowOf(symbols, stop, reels.rows)))
    const most = (symbol: string) =>
      windows.map((shown) => Math.max(...shown.map((window) => window.filter((found) => found === symbol).length)))
    expect(most(jackpot.symbol).filter((count) => count > 0)).toEqual([1])
    expect(most('diver')[0]).toBe(0)
    expect(new Set(reels.strips.flat())).toEqual(new Set(pearlDiver.symbols.map(({ id }) => id)))
    expect(reels.scatter ?? reels.freeSpins ?? reels.jackpot ?? reels.multiplier).toBeUndefined()
  })

  test('grows over many rounds by what it shows, and starts again once it is paid', () => {
    const random = seeded(3)
    let progress: SlotProgress | null = null
    for (let round = 0; round < 20_000; round++) {
      const before: bigint = game?.jackpotMinor(10n, progress) ?? 0n
      const outcome: SlotOutcome | undefined = game?.play(null, 10n, random, progress)
      const grown: bigint = outcome?.events.some(({ type }) => type === 'GROW') ? 1n : 0n
      const isPaid = outcome?.events.some(({ type }) => type === 'JACKPOT')
      progress = outcome?.progress ?? null
      expect(game?.jackpotMinor(10n, progress)).toBe(isPaid ? 500n : before + grown)
    }
  })
})
