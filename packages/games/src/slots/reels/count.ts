import type { Cell, Grid, SlotWin } from '../outcome.ts'
import type { ReelsRules } from './rules.ts'

/** A win before it is money: `units` of the pay table. */
export type CountedWin<Kind extends SlotWin = SlotWin> = Kind extends SlotWin ? Omit<Kind, 'winMinor'> & { readonly units: number } : never

const standsFor = (rules: ReelsRules, found: string | undefined, symbol: string): boolean =>
  found !== undefined && (found === symbol || found === rules.wild?.symbol || found === rules.multiplier?.symbol)

const lineWin = (rules: ReelsRules, grid: Grid, rows: readonly number[], line: number): CountedWin | null => {
  const symbol = grid[0]?.[rows[0] ?? 0] ?? ''
  const pays = rules.pays[symbol]
  if (!pays) return null
  let count = 1
  while (count < rows.length && standsFor(rules, grid[count]?.[rows[count] ?? 0], symbol)) count++
  const units = pays[count - 3]
  if (!units) return null
  return { by: 'LINE', line, rows, symbol, count, cells: rows.slice(0, count).map((row, reel): Cell => [reel, row]), units }
}

const wayWin = (rules: ReelsRules, grid: Grid, symbol: string): CountedWin | null => {
  const pays = rules.pays[symbol]
  const cells: Cell[] = []
  let [ways, count] = [1, 0]
  for (const [reel, shown] of grid.entries()) {
    const rows = [...shown.keys()].filter((row) => standsFor(rules, shown[row], symbol))
    if (rows.length === 0) break
    ways *= rows.length
    count++
    for (const row of rows) cells.push([reel, row])
  }
  const units = pays?.[count - 3]
  return units ? { by: 'WAYS', symbol, count, ways, cells, units: units * ways } : null
}

/** What a window wins, filled reels filled; the longest run of each line or symbol only. The first reel carries no wild, so its symbols are those that may win. */
export const countWins = (rules: ReelsRules, grid: Grid): CountedWin[] => {
  const { wins } = rules
  const found =
    wins.by === 'LINES'
      ? wins.paylines.map((rows, index) => lineWin(rules, grid, rows, index + 1))
      : [...new Set(grid[0])].map((symbol) => wayWin(rules, grid, symbol))
  return found.filter((win) => win !== null)
}

/** The cells that show a symbol. */
export const cellsOf = (grid: Grid, symbol: string): Cell[] =>
  grid.flatMap((shown, reel) => shown.flatMap((found, row): Cell[] => (found === symbol ? [[reel, row]] : [])))

/** The grid with whole reels of one symbol. */
export const filled = (grid: Grid, symbol: string, reels: readonly number[]): Grid =>
  grid.map((shown, reel) => (reels.includes(reel) ? shown.map(() => symbol) : shown))
