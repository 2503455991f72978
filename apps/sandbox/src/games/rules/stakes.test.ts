import { describe, expect, test } from 'vitest'
import { rangeStakes } from './stakes.ts'

const limits = (minStake: bigint, maxStake: bigint) => ({ minStake: String(minStake), maxStake: String(maxStake) })
const range = { step: 20n, min: 20n, max: 10_000n }

describe('stakes', () => {
  test.each([
    [20n, 10_000n, 20n, 10_000n],
    [50n, 350n, 60n, 300n],
    [1n, 20n, 20n, 20n],
    [0n, 45n, 20n, 40n],
    [20n, 99_999n, 20n, 10_000n],
  ])('between %s and %s run from %s to %s, each a whole number of steps', (min, max, first, last) => {
    const stakes = rangeStakes(range, limits(min, max))
    expect([stakes[0], stakes.at(-1)]).toEqual([first, last])
    expect(stakes.every((stake) => stake % range.step === 0n)).toBe(true)
  })
  test('there are none where no whole step fits', () => {
    expect(rangeStakes(range, limits(21n, 39n))).toEqual([])
  })
})
