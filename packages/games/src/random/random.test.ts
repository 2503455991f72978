import { describe, expect, test } from 'vitest'
import { fromWords } from './randomInt.ts'
import { seeded } from './seeded.ts'

describe('integers by chance', () => {
  test('throw away the words that would favor small numbers', () => {
    const words = [2 ** 32 - 1, 2 ** 32 - 2, 7]
    expect(fromWords(() => words.shift() ?? 0)(10)).toBe(7)
  })

  test.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN])('refuse a bound of %s', (bound) => {
    expect(() => fromWords(() => 0)(bound)).toThrow(RangeError)
  })

  test('fall evenly: chi-square of 40 stops over 400,000 draws', () => {
    const random = seeded(3)
    const seen = Array<number>(40).fill(0)
    for (let draw = 0; draw < 400_000; draw++) {
      const stop = random(40)
      seen[stop] = (seen[stop] ?? 0) + 1
    }
    const chiSquare = seen.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0)
    expect(chiSquare).toBeLessThan(73) // 39 degrees of freedom, p = 0.001
  })
})
