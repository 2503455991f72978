import type { RandomInt } from '../../random/randomInt.ts'
import type { Cell, Grid, SlotEvent, SlotOutcome, SlotWin } from '../outcome.ts'
import { drawWeighted } from '../weighted.ts'
import { groupsOf, poolsOf } from './groups.ts'
import type { TumbleRules } from './rules.ts'

type Column = readonly (string | null)[]

/** What is left of a column has fallen; the new cells stand above it. New ones are drawn from the lowest upwards. */
const refilled = (rules: TumbleRules, random: RandomInt, column: Column): string[] => {
  const left = column.filter((symbol) => symbol !== null)
  const fresh = Array.from({ length: column.length - left.length }, () => drawWeighted(random, rules.cells))
  return [...fresh.toReversed(), ...left]
}

/** Where the cells of a column that stay come to lie. */
const fallsOf = (column: Column, index: number): { readonly from: Cell; readonly to: Cell }[] => {
  const kept = [...column.keys()].filter((row) => column[row] !== null)
  const first = column.length - kept.length
  return kept
    .map((row, place) => ({ from: [index, row] as const, to: [index, first + place] as const }))
    .filter(({ from, to }) => from[1] !== to[1])
}

/**
 * One whole round. `stakeMinor` is positive and a whole multiple of the units of the pay table. Draws one number per new cell: column by
 * column from the left, in each from the lowest empty place upwards.
 */
export const playTumble = (rules: TumbleRules, stakeMinor: bigint, random: RandomInt): SlotOutcome => {
  const unitMinor = stakeMinor / BigInt(rules.units)
  const empty: Column = Array.from({ length: rules.rows }, () => null)
  let grid: Grid = Array.from({ length: rules.columns }, () => refilled(rules, random, empty))
  let active = poolsOf(rules)
  let totalWinMinor = 0n
  const events: SlotEvent[] = []

  for (const [step, multiplier] of rules.multipliers.entries()) {
    if (step === 0) events.push({ type: 'FILL_GRID', grid, multiplier })
    const won = active.map((columns) => ({ columns, groups: groupsOf(rules, grid, columns) })).filter(({ groups }) => groups.length > 0)
    if (won.length === 0) break
    const wins = won.flatMap(({ groups }) =>
      groups.map(({ units, symbol, cells }): SlotWin => ({
        by: 'GROUP',
        symbol,
        count: cells.length,
        cells,
        winMinor: BigInt(units * multiplier) * unitMinor,
      })),
    )
    const winMinor = wins.reduce((sum, win) => sum + win.winMinor, 0n)
    totalWinMinor += winMinor
    events.push({ type: 'WIN', spin: step, wins, winMinor })

    active = won.map(({ columns }) => columns)
    const next = rules.multipliers[step + 1]
    if (next === undefined) break
    const removed = wins.flatMap(({ cells }) => cells)
    const open: (string | null)[][] = grid.map((shown) => [...shown])
    for (const [column, row] of removed) open[column]?.splice(row, 1, null)
    const holes: readonly Column[] = open
    const falls = holes.flatMap((column, index) => fallsOf(column, index))
    const filled = holes.flatMap((column, index) => column.filter((symbol) => symbol === null).map((_, row): Cell => [index, row]))
    grid = holes.map((column) => refilled(rules, random, column))
    events.push({ type: 'TUMBLE', step: step + 1, removed, falls, filled, grid, multiplier: next })
  }
  events.push({ type: 'TOTAL', winMinor: totalWinMinor })
  return { stakeMinor, totalWinMinor, events, progress: null }
}
