import { describe, expect, test } from 'vitest'
import { seeded } from '../../random/seeded.ts'
import type { Cell, Grid } from '../outcome.ts'
import { slots } from '../slots.ts'
import { playTumble } from './engine.ts'
import { groupsOf, poolsOf, unitsFor } from './groups.ts'
import type { TumbleRules } from './rules.ts'

const rules: TumbleRules = {
  engine: 'TUMBLE',
  columns: 4,
  rows: 3,
  pools: 2,
  cells: ['a', 'b', 'c', 'd'].map((item) => ({ item, weight: 1 })),
  group: 'TOUCHING',
  sizes: [3, 5],
  pays: { a: [2, 10], b: [1, 5], c: [1, 5], d: [1, 5] },
  units: 2,
  multipliers: [1, 3],
}
/** Columns from left to right, each from top to bottom. */
const grid = (...columns: readonly string[]): Grid => columns.map((column) => column.split(''))
/** The numbers that bring these columns: each from its lowest cell upwards. */
const numbers = (...columns: readonly string[]) =>
  columns.flatMap((column) =>
    column
      .split('')
      .toReversed()
      .map((symbol) => 'abcd'.indexOf(symbol)),
  )
const scripted = (values: readonly number[]) => {
  let at = 0
  return () => {
    const value = values[at++]
    if (value === undefined) throw new RangeError('the script is at its end')
    return value
  }
}

describe('groups', () => {
  test('touch side by side or above each other, not by a corner', () => {
    expect(groupsOf(rules, grid('aab', 'bab'), [0, 1])).toEqual([
      {
        symbol: 'a',
        units: 2,
        cells: [
          [0, 0],
          [0, 1],
          [1, 1],
        ],
      },
    ])
    expect(groupsOf(rules, grid('abb', 'bac'), [0, 1])).toEqual([])
  })

  test('do not reach from one pool into the next', () => {
    const shown = grid('bcb', 'aab', 'acd', 'dcb')
    expect(poolsOf(rules)).toEqual([
      [0, 1],
      [2, 3],
    ])
    expect(poolsOf(rules).flatMap((columns) => groupsOf(rules, shown, columns))).toEqual([])
    expect(groupsOf(rules, shown, [0, 1, 2, 3])).toEqual([expect.objectContaining({ symbol: 'a', units: 2 })])
  })

  test('of one color can be several, and pay by their own size', () => {
    expect(groupsOf({ ...rules, pools: 1 }, grid('aaa', 'bcd', 'aaa', 'aab'), [0, 1, 2, 3]).map(({ units }) => units)).toEqual([2, 10])
  })

  test('lie anywhere where the game says so', () => {
    const anywhere: TumbleRules = { ...rules, group: 'ANYWHERE' }
    expect(groupsOf(anywhere, grid('abc', 'cab', 'bca', 'ddd'), [0, 1, 2]).map(({ symbol }) => symbol)).toEqual(['a', 'b', 'c'])
  })

  test('pay by the largest size that they reach', () => {
    expect([2, 3, 4, 5, 12].map((size) => unitsFor(rules, 'a', size))).toEqual([0, 2, 2, 10, 10])
  })
})

describe('a round', () => {
  test('pays, lets the rest fall, fills from the top and pays more, until its steps are used up', () => {
    const first = numbers('bca', 'aad', 'bcd', 'dcb')
    const fresh = [0, 0, 0]
    const { events, totalWinMinor } = playTumble(rules, 20n, scripted([...first, ...fresh]))
    expect(events).toEqual([
      { type: 'FILL_GRID', grid: grid('bca', 'aad', 'bcd', 'dcb'), multiplier: 1 },
      { type: 'TOTAL', winMinor: 0n },
    ])
    expect(totalWinMinor).toBe(0n)
  })

  test('tells what vanished, what fell from where, and where new cells came', () => {
    const first = numbers('bac', 'daa', 'bcd', 'dcb')
    const { events, totalWinMinor } = playTumble(rules, 20n, scripted([...first, 0, 0, 0]))
    expect(events.slice(1)).toEqual([
      {
        type: 'WIN',
        spin: 0,
        winMinor: 20n,
        wins: [
          {
            by: 'GROUP',
            symbol: 'a',
            count: 3,
            winMinor: 20n,
            cells: [
              [0, 1],
              [1, 1],
              [1, 2],
            ],
          },
        ],
      },
      {
        type: 'TUMBLE',
        step: 1,
        multiplier: 3,
        removed: [
          [0, 1],
          [1, 1],
          [1, 2],
        ],
        falls: [
          { from: [0, 0], to: [0, 1] },
          { from: [1, 0], to: [1, 2] },
        ],
        filled: [
          [0, 0],
          [1, 0],
          [1, 1],
        ],
        grid: grid('abc', 'aad', 'bcd', 'dcb'),
      },
      { type: 'WIN', spin: 1, winMinor: 60n, wins: [expect.objectContaining({ count: 3, winMinor: 60n })] },
      { type: 'TOTAL', winMinor: 80n },
    ])
    expect(totalWinMinor).toBe(80n)
  })

  const games = [...slots.values()].flatMap((game) => (game.rules.engine === 'TUMBLE' ? [[game.id, game, game.rules] as const] : []))
  test.each(games)('of %s leads from each grid to the next by its own falls', (_id, game, { columns, rows }) => {
    const random = seeded(11)
    const at = (shown: Grid, [column, row]: Cell) => shown[column]?.[row]
    let tumbles = 0
    for (let round = 0; round < 2_000; round++) {
      let before: Grid = []
      for (const event of game.play(null, game.stakes.min, random).events) {
        if (event.type === 'FILL_GRID') before = event.grid
        if (event.type !== 'TUMBLE') continue
        const { removed, falls, filled, grid: after } = event
        tumbles++
        const moved = falls.map(({ from }) => from.join())
        const gone = removed.map((cell) => cell.join())
        const stayed = before.flatMap((shown, column) =>
          shown.flatMap((_, row): Cell[] =>
            moved.includes(`${column},${row}`) || gone.includes(`${column},${row}`) ? [] : [[column, row]],
          ),
        )
        expect(falls.every(({ from, to }) => at(before, from) === at(after, to) && to[1] > from[1])).toBe(true)
        expect(stayed.every((cell) => at(before, cell) === at(after, cell))).toBe(true)
        const covered = [...stayed, ...filled, ...falls.map(({ to }) => to)].map((cell) => cell.join())
        expect(new Set(covered).size).toBe(columns * rows)
        before = after
      }
    }
    expect(tumbles).toBeGreaterThan(300)
  })

  test.each(games)(
    'of %s has data that fit: pools of equal width, every symbol drawn and paid, pays and sizes rising',
    (_id, game, data) => {
      const ids = game.symbols.map(({ id }) => id).toSorted()
      expect(data.columns % data.pools).toBe(0)
      expect(data.cells.map(({ item }) => item).toSorted()).toEqual(ids)
      expect(Object.keys(data.pays).toSorted()).toEqual(ids)
      const rises = (list: readonly number[]) => list.every((entry, index) => Number.isInteger(entry) && entry > (list[index - 1] ?? 0))
      expect([data.sizes, ...Object.values(data.pays)].every(rises)).toBe(true)
      expect(Object.values(data.pays).every(({ length }) => length === data.sizes.length)).toBe(true)
      expect(game.stakes.step % BigInt(data.units)).toBe(0n)
    },
  )
})
