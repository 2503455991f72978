import { exactFigures, type ExactFigures, type Possibility } from '../figures/exactFigures.ts'
import { of, plus, times, zero, type Fraction } from '../figures/fraction.ts'
import { multiplierOf, type KenoRules } from './rules.ts'

const choose = (n: number, k: number): bigint => {
  if (k < 0 || k > n) return 0n
  let ways = 1n
  for (let step = 1; step <= k; step++) ways = (ways * BigInt(n - k + step)) / BigInt(step)
  return ways
}

/** Likelihood of so many of `picked` numbers among the drawn ones: C(k, h) · C(N − k, d − h) / C(N, d). */
const hitLikelihood = ({ numbers, drawn }: KenoRules, picked: number, hits: number): Fraction =>
  of(choose(picked, hits) * choose(numbers - picked, drawn - hits), choose(numbers, drawn))

/**
 * Likelihood of every count of hits, from none up. Any of the drawn numbers is as likely as the next to be drawn last, so with h numbers hit
 * the bell is one of them in h of d draws.
 */
export const hitCounts = (rules: KenoRules, picked: number): readonly Fraction[] => {
  const counts = Array<Fraction>(picked + (rules.last === 'BELL' ? 2 : 1)).fill(zero)
  for (let hits = 0; hits <= picked; hits++) {
    const likely = hitLikelihood(rules, picked, hits)
    const onBell = rules.last === 'BELL' ? of(BigInt(hits), BigInt(rules.drawn)) : zero
    counts[hits] = plus(counts[hits] ?? zero, times(likely, of(onBell.under - onBell.over, onBell.under)))
    if (onBell.over > 0n) counts[hits + 1] = times(likely, onBell)
  }
  return counts
}

/** The exact mathematics of so many picks at a stake, after rounding down to whole minor units. */
export const kenoFigures = (rules: KenoRules, picked: number, stakeMinor: bigint): ExactFigures => {
  const possibilities = hitCounts(rules, picked).map((likely, hits): Possibility => ({
    likely,
    winMinor: (stakeMinor * BigInt(multiplierOf(rules, picked, hits))) / 100n,
  }))
  return exactFigures(possibilities, stakeMinor)
}
