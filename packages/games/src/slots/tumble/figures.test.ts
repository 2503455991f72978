import { describe, expect, test } from 'vitest'
import { toNumber } from '../../figures/fraction.ts'
import { everyRound, figuresOf } from '../testing/everyRound.ts'
import { playTumble } from './engine.ts'
import { tumbleFigures } from './figures.ts'
import type { TumbleRules } from './rules.ts'

const touching: TumbleRules = {
  engine: 'TUMBLE',
  columns: 2,
  rows: 3,
  pools: 1,
  cells: [
    { item: 'x', weight: 1 },
    { item: 'y', weight: 1 },
  ],
  group: 'TOUCHING',
  sizes: [4, 6],
  pays: { x: [3, 7], y: [2, 5] },
  units: 4,
  multipliers: [1, 2],
}
const three = ['x', 'y', 'z'].map((item) => ({ item, weight: 1 }))
const uneven = [
  { item: 'x', weight: 1 },
  { item: 'y', weight: 2 },
]
const games: Readonly<Record<string, TumbleRules>> = {
  'groups that touch': touching,
  'groups that touch, three symbols, three steps': {
    ...touching,
    cells: three,
    rows: 2,
    sizes: [3, 4],
    pays: { ...touching.pays, z: [9, 20] },
    multipliers: [1, 2, 5],
  },
  'groups in pools of their own': {
    ...touching,
    cells: uneven,
    columns: 2,
    rows: 2,
    pools: 2,
    sizes: [2],
    pays: { x: [3], y: [1] },
    multipliers: [1, 3],
  },
  'groups anywhere': { ...touching, cells: three, rows: 2, group: 'ANYWHERE', sizes: [2, 4], pays: { x: [3, 8], y: [1, 4], z: [5, 30] } },
}

describe('the figures of tumbling groups are those of every round that there is', () => {
  test.each(Object.entries(games))('%s', (_name, rules) => {
    const stake = BigInt(rules.units)
    const all = figuresOf(
      everyRound((random) => playTumble(rules, stake, random)),
      stake,
    )
    const exact = tumbleFigures(rules)
    expect(toNumber(exact.returnToPlayer)).toBeCloseTo(toNumber(all.mean), 11)
    expect(toNumber(exact.variance)).toBeCloseTo(toNumber(all.variance), 11)
    expect(toNumber(exact.hitRate)).toBeCloseTo(toNumber(all.hits), 11)
    expect(toNumber(exact.largestWin)).toBe(all.largest)
  })
})
