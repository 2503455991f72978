import { termSpace, type Term, type TermSpace } from '../../figures/terms.ts'
import type { ReelsRules, Strip } from './rules.ts'
import { windowOf } from './spin.ts'

/** What a reel can show: a stop, and what the multiplying symbol draws there. */
export interface ReelState {
  readonly weight: number
  /** Wilds that fill have filled. */
  readonly window: readonly string[]
  readonly isScatter: boolean
  readonly times: number
  /** As it stopped. */
  readonly shown: readonly string[]
}

export interface ReelSpace {
  readonly states: readonly (readonly ReelState[])[]
  readonly space: TermSpace
}

/** Every state of every reel, with weights such that they are whole numbers. */
export const reelSpace = (rules: ReelsRules, strips: readonly Strip[]): ReelSpace => {
  const { wild, multiplier, scatter, rows } = rules
  const draws = multiplier?.times.reduce((sum, { weight }) => sum + weight, 0) ?? 1
  const states = strips.map((strip, reel) => {
    const hasDraw = multiplier?.reel === reel
    return strip.flatMap((_, stop): ReelState[] => {
      const shown = windowOf(strip, stop, rows)
      const window = wild?.fills && shown.includes(wild.symbol) ? shown.map(() => wild.symbol) : shown
      const state = { window, shown, isScatter: scatter !== undefined && shown.includes(scatter.symbol) }
      if (hasDraw && shown.includes(multiplier.symbol))
        return multiplier.times.map(({ item, weight }) => ({ ...state, weight, times: item }))
      return [{ ...state, weight: hasDraw ? draws : 1, times: 1 }]
    })
  })
  return { states, space: termSpace(states.map((reel) => reel.map(({ weight }) => weight))) }
}

const isOf = (rules: ReelsRules, symbol: string) => (found: string | undefined) =>
  found === symbol || found === rules.wild?.symbol || found === rules.multiplier?.symbol

/** One factor per reel out of a function of the state. */
export const factorsOf = ({ states, space }: ReelSpace, value: (state: ReelState, reel: number) => number): number[] =>
  states.map((reel, index) =>
    space.factor(
      index,
      reel.map((state) => value(state, index)),
    ),
  )

/** What lines pay, in units: each longer run adds the difference to the shorter one. */
const lineTerms = (rules: ReelsRules, reels: ReelSpace, paylines: readonly (readonly number[])[]): Term[] =>
  paylines.flatMap((rows) =>
    Object.entries(rules.pays).flatMap(([symbol, pays]) => {
      const fits = isOf(rules, symbol)
      return pays.map((units, index): Term => ({
        worth: units - (pays[index - 1] ?? 0),
        factors: factorsOf(reels, ({ window, times }, reel) => (reel >= index + 3 || fits(window[rows[reel] ?? 0]) ? times : 0)),
      }))
    }),
  )

/** What ways pay, in units: for each symbol and length, the product of how often the reels show it, and not on the reel after. */
const wayTerms = (rules: ReelsRules, reels: ReelSpace): Term[] =>
  Object.entries(rules.pays).flatMap(([symbol, pays]) => {
    const fits = isOf(rules, symbol)
    return pays.map((units, index): Term => ({
      worth: units,
      factors: factorsOf(reels, ({ window, times }, reel) => {
        const count = window.filter(fits).length
        if (reel < index + 3) return count * times
        return reel > index + 3 || count === 0 ? times : 0
      }),
    }))
  })

/** What a turn of the reels wins by its symbols, in units of the pay table. */
export const winTerms = (rules: ReelsRules, reels: ReelSpace): Term[] =>
  rules.wins.by === 'LINES' ? lineTerms(rules, reels, rules.wins.paylines) : wayTerms(rules, reels)

/** Every set of reels, as which reels are in it. */
const subsetsOf = (reels: number): boolean[][] =>
  Array.from({ length: 2 ** reels }, (_, bits) => Array.from({ length: reels }, (__, reel) => (bits >> reel) % 2 === 1))

/** Terms worth one where exactly `count` reels do something. */
export const countTerms = (reels: ReelSpace, count: number, does: (state: ReelState) => boolean): Term[] =>
  subsetsOf(reels.states.length)
    .filter((subset) => subset.filter(Boolean).length === count)
    .map((subset) => ({ worth: 1, factors: factorsOf(reels, (state, reel) => (does(state) === subset[reel] ? 1 : 0)) }))

/** What the chosen symbol of free spins pays, in units. */
export const chosenTerms = (rules: ReelsRules, reels: ReelSpace, symbol: string): Term[] => {
  const lines = rules.wins.by === 'LINES' ? rules.wins.paylines.length : 0
  return (rules.pays[symbol] ?? []).flatMap((units, index) =>
    countTerms(reels, index + 3, ({ shown }) => shown.includes(symbol)).map(({ factors }) => ({ worth: units * lines, factors })),
  )
}

/** Lines of the jackpot's own symbol on every reel; a reel shows it once at most, so no two of them meet. */
export const jackpotTerms = (rules: ReelsRules, reels: ReelSpace): Term[] => {
  const { wins, jackpot } = rules
  if (!jackpot || wins.by !== 'LINES') return []
  return wins.paylines.map((rows) => ({
    worth: 1,
    factors: factorsOf(reels, ({ shown }, reel) => (shown[rows[reel] ?? 0] === jackpot.symbol ? 1 : 0)),
  }))
}
