import type { Weighted } from '../weighted.ts'
/** A ring of symbols read downwards; a stop is the place that stands on top of the window. */
export type Strip = readonly string[]

/** How symbols that meet are counted, always from the leftmost reel. */
export type WinsBy =
  /** Each payline holds its row on every reel, from 0. The unit of the pay table is the stake divided by the number of lines. */
  | { readonly by: 'LINES'; readonly paylines: readonly (readonly number[])[] }
  /** Every way through the reels. The unit of the pay table is the stake divided by `units`. */
  | { readonly by: 'WAYS'; readonly units: number }

export interface ScatterAward {
  /** Times the whole stake. */
  readonly pay: number
  readonly freeSpins: number
}

export interface FreeSpinRules {
  /** What the wins of each free spin are multiplied by; as long as the longest run of free spins. */
  readonly multipliers: readonly number[]
  /** Other reels than those of the bought spin. */
  readonly strips?: readonly Strip[]
  /**
   * A symbol drawn before the first free spin. After the count of a free spin it fills every reel that shows it, and pays by the number of
   * these reels, side by side or not, on every line.
   */
  readonly chosen?: readonly Weighted<string>[]
}

/**
 * Reels that pay by lines or by ways, with free spins. What the exact figures rest on, and a test holds for every game: the first reel
 * shows no wild, a window shows one scatter at most, and no window shows a wild that fills its reel together with a scatter.
 */
export interface ReelsRules {
  readonly engine: 'REELS'
  readonly rows: number
  readonly strips: readonly Strip[]
  readonly wins: WinsBy
  /** By symbol: units for three, four and so on, up to all reels. Symbols without an entry win nothing of their own. */
  readonly pays: Readonly<Record<string, readonly number[]>>
  /** Stands in for every symbol that `pays` names. One that fills covers the whole reel that shows it. */
  readonly wild?: { readonly symbol: string; readonly fills: boolean }
  /** A symbol on one reel that stands in as a wild does, and multiplies the spin by a factor drawn when it shows. */
  readonly multiplier?: { readonly symbol: string; readonly reel: number; readonly times: readonly Weighted<number>[] }
  /** Pays and brings free spins by how many reels of the bought spin show it. In free spins it does nothing. */
  readonly scatter?: { readonly symbol: string; readonly awards: Readonly<Record<number, ScatterAward>> }
  readonly freeSpins?: FreeSpinRules
  /** All reels of a line show this symbol itself, in the bought spin: times the whole stake, once, beside the line's own pay. */
  readonly jackpot?: { readonly symbol: string; readonly times: number }
}

/** A strip, written as its symbols with blanks between. */
export const strip = (symbols: string): Strip => symbols.trim().split(/\s+/)
/** The unit of the pay table is the stake divided by this. */
export const unitsOf = ({ wins }: ReelsRules): number => (wins.by === 'LINES' ? wins.paylines.length : wins.units)
