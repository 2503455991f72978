import type { GameData } from '../gameData.ts'

/**
 * A table of no-limit hold'em as data. Chips are whole minor units. The stakes of its data are the big blind and the most that one may bring.
 */
export interface HoldemRules extends GameData {
  readonly seats: number
  readonly smallBlind: number
  readonly bigBlind: number
  readonly buyIn: { readonly min: number; readonly max: number }
  /** Percent of the pot, up to so many chips, and only when a flop was seen. What nobody called is no pot. */
  readonly rake: { readonly percent: number; readonly cap: number }
}
