import { fromNumber, of } from '../../figures/fraction.ts'
import type { SlotExactFigures } from '../figures.ts'
import { columnModel, countModel, type PoolModel } from './poolModel.ts'
import type { TumbleRules } from './rules.ts'

/** What a pool pays from a state on, in units, by state. */
interface Values {
  readonly mean: Float64Array
  readonly square: Float64Array
  readonly largest: Float64Array
}

const nothing = ({ states }: PoolModel): Values => ({
  mean: new Float64Array(states),
  square: new Float64Array(states),
  largest: new Float64Array(states),
})

/** From the full states down to the empty one: what a pool is worth that has yet to fill is the mean over its next cell. */
const fillDown = ({ states, symbols, next, likely }: PoolModel, { mean, square, largest }: Values): void => {
  for (let state = states - 1; state >= 0; state--) {
    const first = state * symbols
    if ((next[first] ?? -1) < 0) continue
    let [means, squares, most] = [0, 0, 0]
    for (let symbol = 0; symbol < symbols; symbol++) {
      const then = next[first + symbol] ?? 0
      const share = likely[symbol] ?? 0
      means += share * (mean[then] ?? 0)
      squares += share * (square[then] ?? 0)
      most = Math.max(most, largest[then] ?? 0)
    }
    mean[state] = means
    square[state] = squares
    largest[state] = most
  }
}

/** A pool before its first cell; `multipliers` from the last step that pays back to the first. */
const emptyPool = (model: PoolModel, multipliers: readonly number[]) => {
  const { states, pays, left } = model
  let later = nothing(model)
  for (const multiplier of multipliers.toReversed()) {
    const now = nothing(model)
    for (let state = 0; state < states; state++) {
      const win = multiplier * (pays[state] ?? 0)
      if (win === 0) continue
      const rest = left[state] ?? 0
      const more = later.mean[rest] ?? 0
      now.mean[state] = win + more
      now.square[state] = win * win + 2 * win * more + (later.square[rest] ?? 0)
      now.largest[state] = win + (later.largest[rest] ?? 0)
    }
    fillDown(model, now)
    later = now
  }
  const hits = nothing(model)
  for (let state = 0; state < states; state++) hits.mean[state] = (pays[state] ?? 0) > 0 ? 1 : 0
  fillDown(model, hits)
  return { mean: later.mean[0] ?? 0, square: later.square[0] ?? 0, largest: later.largest[0] ?? 0, hitRate: hits.mean[0] ?? 0 }
}

/**
 * The mathematics of a game of groups, in stakes, from every state of a pool. It is worked out in doubles: only numbers that are not
 * negative are added, so the relative error stays below 1e-12. Pools are independent and alike: means and variances add up.
 */
export const tumbleFigures = (rules: TumbleRules): SlotExactFigures => {
  const { pools, units, multipliers, group } = rules
  const model = group === 'ANYWHERE' ? countModel(rules) : columnModel(rules)
  const { mean, square, hitRate, largest } = emptyPool(model, multipliers)
  const returnToPlayer = fromNumber((pools * mean) / units)
  return {
    returnToPlayer,
    hitRate: fromNumber(1 - (1 - hitRate) ** pools),
    variance: fromNumber((pools * (square - mean * mean)) / units ** 2),
    largestWin: of(BigInt(pools * largest), BigInt(units)),
    rates: {},
    parts: { groups: returnToPlayer },
  }
}
