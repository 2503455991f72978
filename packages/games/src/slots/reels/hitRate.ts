import { of, plus, rest, sum, times, zero, type Fraction } from '../../figures/fraction.ts'
import type { ReelsRules } from './rules.ts'
import type { ReelSpace, ReelState } from './terms.ts'

/** Which runs of three begin well with this state of this reel: one bit per line and symbol, or per symbol. */
const bitsOf = (rules: ReelsRules, { window }: ReelState, reel: number): Uint32Array => {
  const { wins, wild, multiplier } = rules
  const symbols = Object.keys(rules.pays)
  const fits = (found: string | undefined, symbol: string) => found === symbol || found === wild?.symbol || found === multiplier?.symbol
  const flags =
    wins.by === 'LINES'
      ? wins.paylines.flatMap((rows) => symbols.map((symbol) => fits(window[rows[reel] ?? 0], symbol)))
      : symbols.map((symbol) => window.some((found) => fits(found, symbol)))
  const bits = new Uint32Array(Math.ceil(flags.length / 32))
  flags.forEach((flag, index) => {
    if (flag) bits[index >> 5] = ((bits[index >> 5] ?? 0) | (1 << (index & 31))) >>> 0
  })
  return bits
}

/** Likelihood of each number of scatters on these reels. */
export const scatterCounts = (states: ReelSpace['states']): Fraction[] =>
  states.reduce<Fraction[]>(
    (counts, reel) => {
      const weight = (wanted: readonly ReelState[]) => BigInt(wanted.reduce((total, state) => total + state.weight, 0))
      const hit = of(weight(reel.filter(({ isScatter }) => isScatter)), weight(reel))
      return [...counts, zero].map((none, count) => plus(times(none, rest(hit)), times(counts[count - 1] ?? zero, hit)))
    },
    [of(1n)],
  )

/**
 * Likelihood that a round pays anything: every win needs the first three reels, so those are walked; without a win on them, what is left is
 * a pay by scatters.
 */
export const hitRateOf = (rules: ReelsRules, { states }: ReelSpace): Fraction => {
  const [first = [], second = [], third = []] = states.map((reel, index) =>
    reel.map((state) => ({ ...state, bits: bitsOf(rules, state, index) })),
  )
  const later = scatterCounts(states.slice(3))
  const without = [0n, 0n, 0n, 0n]
  let won = 0n
  for (const a of first)
    for (const b of second) {
      const both = a.bits.map((bits, index) => bits & (b.bits[index] ?? 0))
      for (const c of third) {
        const weight = BigInt(a.weight * b.weight * c.weight)
        const scatters = Number(a.isScatter) + Number(b.isScatter) + Number(c.isScatter)
        if (c.bits.some((bits, index) => (bits & (both[index] ?? 0)) !== 0)) won += weight
        else without[scatters] = (without[scatters] ?? 0n) + weight
      }
    }
  const all = won + without.reduce((total, weight) => total + weight, 0n)
  const pays = (scatters: number) => (rules.scatter?.awards[scatters]?.pay ?? 0) > 0
  const byScatters = without.map((weight, scatters) => times(of(weight, all), sum(later.filter((_, more) => pays(scatters + more)))))
  return plus(of(won, all), sum(byScatters))
}
