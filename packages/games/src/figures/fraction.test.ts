import { describe, expect, test } from 'vitest'
import { equal, minus, of, plus, product, reduced, rest, sum, times, toBasisPoints, toNumber } from './fraction.ts'

describe('fractions', () => {
  const [half, third] = [of(1n, 2n), of(1n, 3n)]

  test('add, subtract and multiply without losing anything', () => {
    expect(reduced(plus(half, third))).toEqual(of(5n, 6n))
    expect(reduced(minus(third, half))).toEqual(of(-1n, 6n))
    expect(reduced(times(half, third))).toEqual(of(1n, 6n))
    expect(reduced(sum([half, third, half]))).toEqual(of(4n, 3n))
    expect(reduced(product([half, third, half]))).toEqual(of(1n, 12n))
    expect(reduced(rest(third))).toEqual(of(2n, 3n))
    expect(equal(plus(half, half), of(7n, 7n))).toBe(true)
    expect(equal(half, third)).toBe(false)
  })

  test('are shown rounded half up', () => {
    expect(toBasisPoints(of(95_905n, 100_000n))).toBe(9591)
    expect(toBasisPoints(of(959_049n, 1_000_000n))).toBe(9590)
    expect(toNumber(third)).toBe(0.333333333333333)
  })
})
