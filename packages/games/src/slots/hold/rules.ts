import type { ReelsRules } from '../reels/rules.ts'
import type { Weighted } from '../weighted.ts'

/**
 * Reels that pay by lines, with pearls that stay. When the bought spin shows enough pearls, they are held and every other place turns by
 * itself: a pearl that lands is held too and the respins begin anew. The round ends when the respins are used up or every place holds a
 * pearl, and pays what the pearls are worth; a full window adds the jackpot. The jackpot of a stake grows from round to round.
 */
export interface HoldRules {
  readonly engine: 'HOLD'
  /** The bought spin; no scatter, no free spins. Values of pearls and the jackpot count in its units. */
  readonly reels: ReelsRules
  readonly pearl: {
    readonly symbol: string
    /** What a pearl is worth, in units. */
    readonly values: readonly Weighted<number>[]
    /** So many in the bought spin are held. */
    readonly trigger: number
  }
  readonly respins: {
    /** How many there are at first and after each that brings a pearl. */
    readonly count: number
    /** A place that turns lands a pearl in `hits` of `of` cases. */
    readonly hits: number
    readonly of: number
  }
  readonly jackpot: {
    /** In units. */
    readonly start: number
    /** Each of these in the window of the bought spin adds a step. One per window at most. */
    readonly symbol: string
    /** In units. */
    readonly step: number
    /** It grows so many times at most. */
    readonly mostSteps: number
  }
}
