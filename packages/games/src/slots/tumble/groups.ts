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

/** Cells of one symbol, by symbol. */
const anywhere = (grid: Grid, columns: readonly number[]): Map<string, Cell[]> => {
  const cells = new Map<string, Cell[]>()
  for (const column of columns)
    for (const [row, symbol] of (grid[column] ?? []).entries()) cells.set(symbol, [...(cells.get(symbol) ?? []), [column, row]])
  return cells
}

/** The cells that touch `start` through cells of its symbol. */
const touching = (grid: Grid, columns: readonly number[], start: Cell, seen: Set<string>): Cell[] => {
  const symbol = grid[start[0]]?.[start[1]]
  const found: Cell[] = []
  const open: Cell[] = [start]
  for (let cell = open.pop(); cell; cell = open.pop()) {
    const [column, row] = cell
    if (seen.has(cell.join()) || !columns.includes(column) || grid[column]?.[row] !== symbol) continue
    seen.add(cell.join())
    found.push(cell)
    open.push([column - 1, row], [column + 1, row], [column, row - 1], [column, row + 1])
  }
  return found.toSorted(([a, b], [c, d]) => a - c || b - d)
}

/** The groups of a pool that pay. */
export const groupsOf = (rules: TumbleRules, grid: Grid, columns: readonly number[]): Group[] => {
  const seen = new Set<string>()
  const bySymbol = [...anywhere(grid, columns)]
  const groups =
    rules.group === 'ANYWHERE'
      ? bySymbol
      : bySymbol.flatMap(([symbol, cells]) =>
          cells
            .filter((cell) => !seen.has(cell.join()))
            .flatMap((cell): [string, Cell[]][] => [[symbol, touching(grid, columns, cell, seen)]]),
        )
  return groups.map(([symbol, cells]) => ({ symbol, cells, units: unitsFor(rules, symbol, cells.length) })).filter(({ units }) => units > 0)
}
