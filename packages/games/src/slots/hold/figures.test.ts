import { describe, expect, test } from 'vitest'
import { toNumber } from '../../figures/fraction.ts'
import { strip } from '../reels/rules.ts'
import { everyRound, figuresOf } from '../testing/everyRound.ts'
import { playHold } from './engine.ts'
import { holdFigures } from './figures.ts'
import type { HoldRules } from './rules.ts'

const rules: HoldRules = {
  engine: 'HOLD',
  reels: {
    engine: 'REELS',
    rows: 1,
    strips: ['a p b', 'a w p', 'a p o'].map(strip),
    wins: {
      by: 'LINES',
      paylines: [
        [0, 0, 0],
        [0, 0, 0],
      ],
    },
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
const games: Readonly<Record<string, HoldRules>> = {
  'one row': rules,
  'a jackpot that grows often and pays often': {
    ...rules,
    respins: { count: 1, hits: 2, of: 3 },
    jackpot: { ...rules.jackpot, mostSteps: 2 },
  },
  'one pearl is enough, two rows': {
    ...rules,
    reels: { ...rules.reels, rows: 2, strips: ['a b p', 'b a', 'o a b'].map(strip) },
    pearl: { ...rules.pearl, values: [{ item: 2, weight: 1 }], trigger: 1 },
    respins: { count: 1, hits: 1, of: 2 },
    jackpot: { ...rules.jackpot, mostSteps: 1 },
  },
}

describe('the figures of held pearls are those of every round that there is, in the long run of the jackpot', () => {
  test.each(Object.entries(games))('%s', (_name, game) => {
    const stake = BigInt(2)
    const byGrowth = Array.from({ length: game.jackpot.mostSteps + 1 }, (_, steps) =>
      everyRound((random) => playHold(game, stake, random, { growth: { 2: steps } })),
    )
    const leads = byGrowth.map((rounds) =>
      byGrowth.map((_, to) =>
        rounds.reduce((sum, { likely, outcome }) => sum + (outcome.progress?.growth['2'] === to ? toNumber(likely) : 0), 0),
      ),
    )
    // How often the jackpot stands at each step in the long run.
    let share: readonly number[] = byGrowth.map((_, steps) => (steps === 0 ? 1 : 0))
    for (let round = 0; round < 2_000; round++) {
      const next = share.map((_, to) => share.reduce<number>((sum, part, from) => sum + part * (leads[from]?.[to] ?? 0), 0))
      const all = next.reduce((sum, part) => sum + part, 0)
      share = next.map((part) => part / all)
    }
    const figures = byGrowth.map((rounds) => figuresOf(rounds, stake))
    const mixed = (value: (known: (typeof figures)[number]) => number) =>
      figures.reduce((sum, known, steps) => sum + (share[steps] ?? 0) * value(known), 0)

    const exact = holdFigures(game)
    const mean = mixed((known) => toNumber(known.mean))
    expect(toNumber(exact.returnToPlayer)).toBeCloseTo(mean, 10)
    expect(toNumber(exact.variance)).toBeCloseTo(mixed((known) => toNumber(known.square)) - mean ** 2, 10)
    expect(toNumber(exact.hitRate)).toBeCloseTo(toNumber(figures[0]?.hits ?? exact.variance), 12)
    expect(toNumber(exact.largestWin)).toBe(Math.max(...figures.map(({ largest }) => largest)))
    const jackpots = (byGrowth[0] ?? []).filter(({ outcome }) => outcome.events.some(({ type }) => type === 'JACKPOT'))
    expect(toNumber(exact.rates['jackpot'] ?? exact.variance)).toBeCloseTo(
      jackpots.reduce((sum, { likely }) => sum + toNumber(likely), 0),
      10,
    )
  })
})
