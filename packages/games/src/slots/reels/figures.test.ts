import { describe, expect, test } from 'vitest'
import { equal, sum, toNumber } from '../../figures/fraction.ts'
import { everyRound, figuresOf } from '../testing/everyRound.ts'
import { playReels } from './engine.ts'
import { reelsFigures } from './figures.ts'
import { strip, unitsOf, type ReelsRules } from './rules.ts'

const lines: ReelsRules = {
  engine: 'REELS',
  rows: 2,
  strips: ['a b s', 'a w b', 'a b s w', 'b a s', 'a b b'].map(strip),
  wins: {
    by: 'LINES',
    paylines: [
      [0, 0, 0, 0, 0],
      [1, 0, 1, 0, 1],
    ],
  },
  pays: { a: [3, 10, 40], b: [2, 5, 20] },
  wild: { symbol: 'w', fills: false },
}
const games: Readonly<Record<string, ReelsRules>> = {
  'lines with a wild': lines,
  'lines with a jackpot': {
    ...lines,
    strips: ['a b', 'a b', 'a b w', 'b a', 'a b b'].map(strip),
    jackpot: { symbol: 'a', times: 7 },
    rows: 1,
    wins: { by: 'LINES', paylines: [[0, 0, 0, 0, 0]] },
  },
  'a wild that fills': { ...lines, wild: { symbol: 'w', fills: true } },
  ways: { ...lines, wins: { by: 'WAYS', units: 3 } },
  'ways with a multiplying symbol': {
    ...lines,
    wins: { by: 'WAYS', units: 3 },
    wild: { symbol: 'none', fills: false },
    strips: ['a b s', 'a b', 'a b s w', 'b a', 'a b b'].map(strip),
    multiplier: {
      symbol: 'w',
      reel: 2,
      times: [
        { item: 2, weight: 2 },
        { item: 5, weight: 1 },
      ],
    },
  },
  'free spins on other reels': {
    ...lines,
    rows: 1,
    wins: { by: 'LINES', paylines: [[0, 0, 0, 0, 0]] },
    strips: ['a b s', 'a w', 's b', 's b', 'a b'].map(strip),
    scatter: { symbol: 's', awards: { 2: { pay: 1, freeSpins: 1 }, 3: { pay: 4, freeSpins: 2 } } },
    freeSpins: { multipliers: [2, 3], strips: ['a b', 'a w', 'b a', 'b', 'a'].map(strip) },
  },
  'free spins with a chosen symbol': {
    ...lines,
    rows: 2,
    strips: ['a b s', 'a w', 's b', 's b a', 'a b'].map(strip),
    scatter: { symbol: 's', awards: { 3: { pay: 4, freeSpins: 1 } } },
    freeSpins: {
      multipliers: [2],
      chosen: [
        { item: 'a', weight: 1 },
        { item: 'b', weight: 2 },
      ],
    },
  },
}

describe('the exact figures are those of every round that there is', () => {
  test.each(Object.entries(games))('%s', (_name, rules) => {
    const stake = BigInt(unitsOf(rules))
    const all = figuresOf(
      everyRound((random) => playReels(rules, stake, random)),
      stake,
    )
    const exact = reelsFigures(rules)
    expect(equal(exact.returnToPlayer, all.mean)).toBe(true)
    expect(equal(exact.variance, all.variance)).toBe(true)
    expect(equal(exact.hitRate, all.hits)).toBe(true)
    expect(toNumber(exact.largestWin)).toBe(all.largest)
    expect(equal(sum(Object.values(exact.parts)), exact.returnToPlayer)).toBe(true)
  })
})
