import type { Cell, Grid } from '../outcome.ts'
import type { TumbleRules } from './rules.ts'

export interface Group {
  readonly symbol: string
  readonly cells: readonly Cell[]
  readonly units: number
}

/** The columns of each pool, from left to right. */
export const poolsOf = ({ columns, pools }: TumbleRules): readonly (readonly number[])[] => {
  const width = columns / pools
  return Array.from({ length: pools }, (_, pool) => Array.from({ length: width }, (__, column) => pool * width + column))
}

/** What a group of this size pays, in units; 0 when it is too small. */
export const unitsFor = ({ sizes, pays }: TumbleRules, symbol: string, size: number): number =>
  pays[symbol]?.[sizes.findLastIndex((from) => size >= from)] ?? 0

/** Cells of one symbol, by symbol in the order met: column by column, from top to bottom. */
const anywhere = (grid: Grid, columns: readonly number[]): Map<string, Cell[]> => {
  const cells = new Map<string, Cell[]>()
  for (const column of columns)
    for (const [row, symbol] of (grid[column] ?? []).entries()) {
      const known = cells.get(symbol)
      if (known) known.push([column, row])
      else cells.set(symbol, [[column, row]])
    }
  return cells
}

const touches = ([a, b]: Cell, [c, d]: Cell): boolean => Math.abs(a - c) + Math.abs(b - d) === 1

/** Cells of one symbol, parted into those that touch each other side by side or one above the other. */
const touching = (cells: readonly Cell[]): Cell[][] => {
  const left = [...cells]
  const groups: Cell[][] = []
  for (let start = left.shift(); start; start = left.shift()) {
    const group: Cell[] = [start]
    for (const cell of group)
      for (let index = left.length - 1; index >= 0; index--) {
        const near = left[index]
        if (near && touches(cell, near)) group.push(...left.splice(index, 1))
      }
    groups.push(group.toSorted(([a, b], [c, d]) => a - c || b - d))
  }
  return groups
}

/** The groups of a pool that pay. */
export const groupsOf = (rules: TumbleRules, grid: Grid, columns: readonly number[]): Group[] => {
  const [smallest = 0] = rules.sizes
  return [...anywhere(grid, columns)]
    .filter(([, cells]) => cells.length >= smallest)
    .flatMap(([symbol, cells]) => (rules.group === 'ANYWHERE' ? [cells] : touching(cells)).map((group) => ({ symbol, cells: group })))
    .map(({ symbol, cells }) => ({ symbol, cells, units: unitsFor(rules, symbol, cells.length) }))
    .filter(({ units }) => units > 0)
}
