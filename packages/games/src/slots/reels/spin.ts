import type { RandomInt } from '../../random/randomInt.ts'
import type { Cell, Grid, SlotEvent, SlotWin } from '../outcome.ts'
import { cellsOf, countWins, filled, type CountedWin } from './count.ts'
import { drawWeighted } from '../weighted.ts'
import type { ReelsRules, Strip } from './rules.ts'

/** One turn of the reels. */
export interface Spin {
  readonly stops: readonly number[]
  /** As the window showed it. */
  readonly grid: Grid
  /** What its wins were multiplied by in all. */
  readonly multiplier: number
  readonly wins: readonly SlotWin[]
  readonly winMinor: bigint
  readonly events: readonly SlotEvent[]
}

/** Which spin of a round it is. */
export interface SpinOf {
  /** 0 for the bought one. */
  readonly spin: number
  readonly strips: readonly Strip[]
  readonly multiplier: number
  readonly unitMinor: bigint
  readonly chosen: string | null
}

/** The window of a strip that stopped at `stop`. */
export const windowOf = (strip: Strip, stop: number, rows: number): readonly string[] =>
  Array.from({ length: rows }, (_, row) => strip[(stop + row) % strip.length] ?? '')

export const sumOf = (wins: readonly { readonly winMinor: bigint }[]): bigint => wins.reduce((sum, { winMinor }) => sum + winMinor, 0n)

const toMoney = ({ units, ...win }: CountedWin, unitMinor: bigint): SlotWin => ({ ...win, winMinor: BigInt(units) * unitMinor })

const chosenWin = (rules: ReelsRules, grid: Grid, symbol: string): CountedWin | null => {
  const cells = cellsOf(grid, symbol)
  const reels = [...new Set(cells.map(([reel]) => reel))]
  const units = rules.pays[symbol]?.[reels.length - 3]
  if (!units || rules.wins.by !== 'LINES') return null
  const all = reels.flatMap((reel) => Array.from({ length: rules.rows }, (_, row): Cell => [reel, row]))
  return { by: 'CHOSEN', symbol, count: reels.length, cells: all, units: units * rules.wins.paylines.length }
}

/**
 * Turns the reels once. Draws one number per reel, from left to right, then one for the multiplying symbol if the window shows it.
 */
export const spinReels = (rules: ReelsRules, random: RandomInt, { spin, strips, multiplier, unitMinor, chosen }: SpinOf): Spin => {
  const stops = strips.map((strip) => random(strip.length))
  const grid = strips.map((strip, reel) => windowOf(strip, stops[reel] ?? 0, rules.rows))
  const events: SlotEvent[] = [{ type: 'SPIN', spin, stops, grid, multiplier }]

  let times = multiplier
  const [shown] = rules.multiplier ? cellsOf(grid, rules.multiplier.symbol) : []
  if (rules.multiplier && shown) {
    const factor = drawWeighted(random, rules.multiplier.times)
    times *= factor
    events.push({ type: 'MULTIPLY', spin, cell: shown, multiplier: factor })
  }

  let paid: Grid = grid
  if (rules.wild?.fills) {
    const reels = [...new Set(cellsOf(grid, rules.wild.symbol).map(([reel]) => reel))]
    paid = filled(grid, rules.wild.symbol, reels)
    if (reels.length > 0) events.push({ type: 'FILL', spin, symbol: rules.wild.symbol, reels, grid: paid })
  }

  const unit = BigInt(times) * unitMinor
  const wins = countWins(rules, paid).map((win) => toMoney(win, unit))
  if (wins.length > 0) events.push({ type: 'WIN', spin, wins, winMinor: sumOf(wins) })

  const ofChosen = chosen === null ? null : chosenWin(rules, grid, chosen)
  if (ofChosen) {
    const win = toMoney(ofChosen, unit)
    const reels = [...new Set(win.cells.map(([reel]) => reel))]
    events.push({ type: 'FILL', spin, symbol: win.symbol, reels, grid: filled(grid, win.symbol, reels) })
    events.push({ type: 'WIN', spin, wins: [win], winMinor: win.winMinor })
    wins.push(win)
  }
  return { stops, grid, multiplier: times, wins, winMinor: sumOf(wins), events }
}
