import type { Weighted } from '../weighted.ts'

/**
 * Cells that win in groups and make room: the winners vanish, what lies above falls, new cells come from the top, until nothing wins. The
 * grid may be cut into pools of equal width that have nothing to do with each other: no group crosses from one into the next.
 */
export interface TumbleRules {
  readonly engine: 'TUMBLE'
  readonly columns: number
  readonly rows: number
  /** How many pools stand side by side; a divisor of `columns`. */
  readonly pools: number
  /** What a new cell shows; every cell is drawn on its own. */
  readonly cells: readonly Weighted<string>[]
  /** What makes a group within a pool: cells of one symbol that touch side by side or one above the other, or cells anywhere. */
  readonly group: 'TOUCHING' | 'ANYWHERE'
  /** The sizes from which a group pays more, rising; the first is the smallest that pays. */
  readonly sizes: readonly number[]
  /** By symbol: units for each of `sizes`. The unit is the stake divided by `units`. */
  readonly pays: Readonly<Record<string, readonly number[]>>
  readonly units: number
  /** What groups are multiplied by: those of the first fill, of the first tumble and so on. When it is used up, the pool rests. */
  readonly multipliers: readonly number[]
}
