import { describe, expect, test } from 'vitest'
import { chiSquare, evenly } from './chiSquare.ts'

describe('chi-square', () => {
  test('is the sum of the squared differences over what was expected', () => {
    expect(chiSquare([40, 60], [0.5, 0.5]).statistic).toBe(4)
  })

  test.each([
    [1, 10.83],
    [9, 27.88],
    [39, 72.05],
  ])('with %i degrees of freedom passes its limit once in a thousand', (freedom, limit) => {
    const found = evenly(Array<number>(freedom + 1).fill(10)).limit
    expect(Math.abs(found / limit - 1)).toBeLessThan(0.04)
  })

  test('takes rare values together, and refuses too few rounds', () => {
    expect(chiSquare([60, 36, 3, 1], [0.5, 0.46, 0.02, 0.02]).statistic).toBe(4)
    expect(() => evenly([1, 1])).toThrow(RangeError)
  })
})
