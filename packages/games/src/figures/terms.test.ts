import { describe, expect, test } from 'vitest'
import { equal, of } from './fraction.ts'
import { largestOf, termSpace, type Term } from './terms.ts'

const weights = [
  [1, 2, 1],
  [3, 1],
  [1, 1, 1, 1],
]
const space = termSpace(weights)
const term = (worth: number, ...values: readonly (readonly number[])[]): Term => ({
  worth,
  factors: values.map((factor, reel) => space.factor(reel, factor)),
})
const terms = [term(5, [1, 0, 2], [1, 1], [0, 1, 0, 3]), term(7, [0, 1, 1], [1, 0], [1, 1, 1, 1]), term(7, [0, 1, 1], [1, 0], [1, 1, 1, 1])]
const others = [term(2, [1, 1, 1], [0, 1], [1, 0, 0, 1])]

/** Every window with its weight, walked one by one. */
const walked = (value: (states: readonly number[]) => number) => {
  let [over, under, largest] = [0n, 0n, 0]
  for (const [a, wa] of (weights[0] ?? []).entries())
    for (const [b, wb] of (weights[1] ?? []).entries())
      for (const [c, wc] of (weights[2] ?? []).entries()) {
        const found = value([a, b, c])
        over += BigInt(wa * wb * wc * found)
        under += BigInt(wa * wb * wc)
        largest = Math.max(largest, found)
      }
  return { mean: of(over, under), largest }
}
const valueOf = (sum: readonly Term[]) => (states: readonly number[]) =>
  sum.reduce(
    (total, { worth, factors }) =>
      total + factors.reduce((product, id, reel) => product * (space.valuesOf(reel, id)[states[reel] ?? 0] ?? 0), worth),
    0,
  )

describe('sums of products over reels', () => {
  test('have the mean, the mixed moments and the largest value of a walk over every window', () => {
    expect(equal(space.mean(terms), walked(valueOf(terms)).mean)).toBe(true)
    expect(equal(space.mixed(terms, terms), walked((states) => valueOf(terms)(states) ** 2).mean)).toBe(true)
    const product = (states: readonly number[]) => valueOf(terms)(states) * valueOf(others)(states)
    expect(equal(space.mixed(terms, others), walked(product).mean)).toBe(true)
    const every = weights.map((reel) => [...reel.keys()])
    expect(largestOf(space, terms, every)).toBe(walked(valueOf(terms)).largest)
    expect(largestOf(space, terms, [[0], [0, 1], [0, 1]])).toBe(5)
  })

  test('stay exact where numbers would round', () => {
    const large = termSpace([[1], [1]])
    const huge = [{ worth: 2 ** 40 + 1, factors: [large.factor(0, [2 ** 20 + 1]), large.factor(1, [2 ** 20 + 3])] }]
    const exact = BigInt(2 ** 40 + 1) * BigInt(2 ** 20 + 1) * BigInt(2 ** 20 + 3)
    expect(large.mean(huge).over).toBe(exact)
    expect(large.mixed(huge, huge).over).toBe(exact * exact)
  })
})
