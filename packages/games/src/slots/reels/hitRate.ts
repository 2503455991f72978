import { of, plus, sum, times, zero, type Fraction } from '../../figures/fraction.ts'
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

/** Something that is counted over the reels, such as scatters. */
type CountOf = (state: ReelState) => number

/** Likelihood of each count on these reels. */
export const countsOn = (states: ReelSpace['states'], countOf: CountOf): Fraction[] =>
  states.reduce<Fraction[]>(
    (counts, reel) => {
      const all = BigInt(reel.reduce((total, { weight }) => total + weight, 0))
      const most = Math.max(...reel.map(countOf))
      const shares = Array.from({ length: most + 1 }, (_, count) =>
        of(BigInt(reel.reduce((total, state) => total + (countOf(state) === count ? state.weight : 0), 0)), all),
      )
      return Array.from({ length: counts.length + most }, (_, total) =>
        sum(shares.map((share, count) => times(counts[total - count] ?? zero, share))),
      )
    },
    [of(1n)],
  )

/**
 * Likelihood that a round pays anything. Every win by symbols needs the first three reels, so those are walked; without a win on them, what
 * is left is a pay by a count over all reels.
 * @param countOf What is counted, scatters or pearls.
 * @param pays Whether that many pay.
 */
export const hitRateOf = (rules: ReelsRules, { states }: ReelSpace, countOf: CountOf, pays: (count: number) => boolean): Fraction => {
  const [first = [], second = [], third = []] = states.map((reel, index) =>
    reel.map((state) => ({ weight: state.weight, count: countOf(state), bits: bitsOf(rules, state, index) })),
  )
  const without: bigint[] = []
  let won = 0n
  for (const a of first)
    for (const b of second) {
      const both = a.bits.map((bits, index) => bits & (b.bits[index] ?? 0))
      for (const c of third) {
        const weight = BigInt(a.weight * b.weight * c.weight)
        const count = a.count + b.count + c.count
        if (c.bits.some((bits, index) => (bits & (both[index] ?? 0)) !== 0)) won += weight
        else without[count] = (without[count] ?? 0n) + weight
      }
    }
  const all = [...without].reduce((total, weight = 0n) => total + weight, won)
  const later = countsOn(states.slice(3), countOf)
  const byCount = [...without].map((weight = 0n, count) => times(of(weight, all), sum(later.filter((_, more) => pays(count + more)))))
  return plus(of(won, all), sum(byCount))
}
