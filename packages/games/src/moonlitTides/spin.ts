import type { RandomInt } from '../random/randomInt.ts'
import { JACKPOT_PAY, linePays, scatterPays, STAKE_STEP, tideMultiplier } from './paytable.ts'
import { paylines } from './paylines.ts'
import { reelStrips } from './reelStrips.ts'
import { ROWS, type LineSymbol, type SlotSymbol } from './symbols.ts'

/** What stands in the window: symbols by reel, top to bottom. */
export type Matrix = readonly (readonly SlotSymbol[])[]

export interface LineWin {
  /** Number of the line, from 1. */
  readonly line: number
  /** Row on each reel, from 0. */
  readonly rows: readonly number[]
  readonly symbol: LineSymbol
  /** How many from the left, wilds counted. */
  readonly count: number
  /** Minor units, the multiplier of a free spin included. */
  readonly winMinor: bigint
}

/** One turn of the reels: where they stopped and what the lines paid. */
export interface Turn {
  readonly stops: readonly number[]
  readonly matrix: Matrix
  readonly lines: readonly LineWin[]
}
export interface FreeSpin extends Turn {
  readonly multiplier: bigint
  readonly winMinor: bigint
}
export interface RisingTide {
  readonly spins: readonly FreeSpin[]
  readonly winMinor: bigint
}
export interface Outcome extends Turn {
  readonly stakeMinor: bigint
  readonly scatter: { readonly count: number; readonly winMinor: bigint }
  /** The feature, when three or more tide stars brought it. */
  readonly feature: RisingTide | null
  /** Null when it was not hit. */
  readonly jackpotMinor: bigint | null
  /** Lines, scatter, feature and jackpot together; never negative. */
  readonly totalWinMinor: bigint
}

/** The window of one reel that stopped at `stop`. */
export const windowAt = (reel: number, stop: number): readonly SlotSymbol[] => {
  const strip = reelStrips[reel]
  if (!strip) throw new RangeError('there is no such reel')
  return Array.from({ length: ROWS }, (_, row) => strip[(stop + row) % strip.length] ?? 'ten')
}

const isLineSymbol = (symbol: SlotSymbol | undefined): symbol is LineSymbol =>
  symbol !== undefined && symbol !== 'wild' && symbol !== 'scatter'

/** Wins of all lines for a stake per line. The first reel carries no wild, so its symbol is the one that may win. */
export const lineWins = (matrix: Matrix, lineStakeMinor: bigint): LineWin[] =>
  paylines.flatMap((rows, index) => {
    const symbol = matrix[0]?.[rows[0]]
    if (!isLineSymbol(symbol)) return []
    let count = 1
    for (; count < rows.length; count++) {
      const next = matrix[count]?.[rows[count] ?? 0]
      if (next !== symbol && next !== 'wild') break
    }
    const pay = count >= 3 ? linePays[symbol][count - 3] : undefined
    return pay ? [{ line: index + 1, rows, symbol, count, winMinor: pay * lineStakeMinor }] : []
  })

const isJackpot = (matrix: Matrix): boolean =>
  matrix.every((reel) => reel.includes('moon')) && paylines.some((rows) => rows.every((row, reel) => matrix[reel]?.[row] === 'moon'))

const turn = (random: RandomInt, lineStakeMinor: bigint): Turn => {
  const stops = reelStrips.map((strip) => random(strip.length))
  const matrix = stops.map((stop, reel) => windowAt(reel, stop))
  return { stops, matrix, lines: lineWins(matrix, lineStakeMinor) }
}
const sumOf = (wins: readonly { readonly winMinor: bigint }[]): bigint => wins.reduce((sum, { winMinor }) => sum + winMinor, 0n)

const risingTide = (random: RandomInt, count: number, lineStakeMinor: bigint): RisingTide => {
  const spins = Array.from({ length: count }, (_, index): FreeSpin => {
    const multiplier = tideMultiplier(index)
    const { stops, matrix, lines } = turn(random, lineStakeMinor)
    const raised = lines.map((line) => ({ ...line, winMinor: line.winMinor * multiplier }))
    return { stops, matrix, lines: raised, multiplier, winMinor: sumOf(raised) }
  })
  return { spins, winMinor: sumOf(spins) }
}

/**
 * One whole round of Moonlit Tides, the feature resolved within it. `stakeMinor` covers all twenty lines: positive and a
 * multiple of `STAKE_STEP`, else a RangeError. The same stream of chance gives the same outcome.
 */
export const spin = (random: RandomInt, stakeMinor: bigint): Outcome => {
  if (stakeMinor <= 0n || stakeMinor % STAKE_STEP !== 0n) throw new RangeError(`the stake is a positive multiple of ${STAKE_STEP}`)
  const lineStakeMinor = stakeMinor / BigInt(paylines.length)
  const bought = turn(random, lineStakeMinor)
  const count = bought.matrix.flat().filter((symbol) => symbol === 'scatter').length
  const reward = count === 3 || count === 4 || count === 5 ? scatterPays[count] : undefined
  const scatter = { count, winMinor: reward ? reward.pay * stakeMinor : 0n }
  const feature = reward ? risingTide(random, reward.freeSpins, lineStakeMinor) : null
  const jackpotMinor = isJackpot(bought.matrix) ? JACKPOT_PAY * stakeMinor : null
  const totalWinMinor = sumOf(bought.lines) + scatter.winMinor + (feature?.winMinor ?? 0n) + (jackpotMinor ?? 0n)
  return { ...bought, stakeMinor, scatter, feature, jackpotMinor, totalWinMinor }
}
