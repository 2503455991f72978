import type { RandomInt } from '../random/randomInt.ts'
import { moonlitTides } from '../slots/games/moonlitTides.ts'
import { countWins } from '../slots/reels/count.ts'
import { playReels } from '../slots/reels/engine.ts'
import { sumOf, windowOf, type Spin } from '../slots/reels/spin.ts'
import { STAKE_STEP } from './paytable.ts'
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
  return windowOf(strip, stop, ROWS) as readonly SlotSymbol[]
}

/** Wins of all lines for a stake per line. */
export const lineWins = (matrix: Matrix, lineStakeMinor: bigint): LineWin[] =>
  countWins(moonlitTides.rules, matrix).flatMap((win) => (win.by === 'LINE' ? [lineOf(win, BigInt(win.units) * lineStakeMinor)] : []))

const lineOf = (
  { line, rows, symbol, count }: Omit<LineWin, 'symbol' | 'winMinor'> & { readonly symbol: string },
  winMinor: bigint,
): LineWin => ({
  line,
  rows,
  symbol: symbol as LineSymbol,
  count,
  winMinor,
})

const turnOf = ({ stops, grid, wins }: Spin): Turn => ({
  stops,
  matrix: grid as Matrix,
  lines: wins.flatMap((win) => (win.by === 'LINE' ? [lineOf(win, win.winMinor)] : [])),
})

/**
 * One whole round of Moonlit Tides as its client was built for it: the outcome of the slot engine in the game's own parts. `stakeMinor`
 * covers all twenty lines: positive and a multiple of `STAKE_STEP`, else a RangeError.
 */
export const spin = (random: RandomInt, stakeMinor: bigint): Outcome => {
  if (stakeMinor <= 0n || stakeMinor % STAKE_STEP !== 0n) throw new RangeError(`the stake is a positive multiple of ${STAKE_STEP}`)
  const { bought, scatter, freeSpins, jackpotMinor, totalWinMinor } = playReels(moonlitTides.rules, stakeMinor, random)
  const spins = (freeSpins?.spins ?? []).map((free): FreeSpin => {
    const turn = turnOf(free)
    return { ...turn, multiplier: BigInt(free.multiplier), winMinor: sumOf(turn.lines) }
  })
  const feature = freeSpins && { spins, winMinor: freeSpins.winMinor }
  return { ...turnOf(bought), stakeMinor, scatter, feature, jackpotMinor, totalWinMinor }
}
