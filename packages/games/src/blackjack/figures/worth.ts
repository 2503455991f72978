import { FINALS } from './shoe.ts'

/**
 * What a way to play brings, each by the dealer's final and weighed with its likelihood: the likelihood itself, what is won less what is lost
 * in stakes, its square, and the likelihood that nothing at all is paid.
 */
export interface Worth {
  readonly likely: Float64Array
  readonly net: Float64Array
  readonly square: Float64Array
  readonly lost: Float64Array
  /** Stakes taken on average. */
  stakes: number
}

const empty = (): Float64Array => new Float64Array(FINALS)
export const nothing = (): Worth => ({ likely: empty(), net: empty(), square: empty(), lost: empty(), stakes: 0 })

/** The expectation of what is won less what is lost. */
export const netOf = ({ net }: Worth): number => net.reduce((sum, value) => sum + value, 0)

/** Adds one of several things that may come, with its likelihood. */
export const add = (sum: Worth, { likely, net, square, lost, stakes }: Worth, chance: number): void => {
  for (let final = 0; final < FINALS; final++) {
    sum.likely[final] = (sum.likely[final] ?? 0) + chance * (likely[final] ?? 0)
    sum.net[final] = (sum.net[final] ?? 0) + chance * (net[final] ?? 0)
    sum.square[final] = (sum.square[final] ?? 0) + chance * (square[final] ?? 0)
    sum.lost[final] = (sum.lost[final] ?? 0) + chance * (lost[final] ?? 0)
  }
  sum.stakes += chance * stakes
}

/** A hand of so many stakes that stands at a total against each of the dealer's finals. */
export const standing = (total: number, finals: Float64Array, stakes: number): Worth => {
  const worth = nothing()
  finals.forEach((likely, final) => {
    const sign = total > 21 ? -1 : final === FINALS - 1 ? 1 : Math.sign(total - 17 - final)
    worth.likely[final] = likely
    worth.net[final] = sign * stakes * likely
    worth.square[final] = (sign * stakes) ** 2 * likely
    worth.lost[final] = sign < 0 ? likely : 0
  })
  worth.stakes = stakes
  return worth
}

/** Two hands against one dealer. Given the dealer's final they are taken as independent, which has no part in the expectation. */
export const together = (a: Worth, b: Worth): Worth => {
  const both = nothing()
  for (let final = 0; final < FINALS; final++) {
    const likely = ((a.likely[final] ?? 0) + (b.likely[final] ?? 0)) / 2
    if (likely === 0) continue
    both.likely[final] = likely
    both.net[final] = (a.net[final] ?? 0) + (b.net[final] ?? 0)
    both.square[final] = (a.square[final] ?? 0) + (b.square[final] ?? 0) + (2 * (a.net[final] ?? 0) * (b.net[final] ?? 0)) / likely
    both.lost[final] = ((a.lost[final] ?? 0) * (b.lost[final] ?? 0)) / likely
  }
  both.stakes = a.stakes + b.stakes
  return both
}
