import { describe, expect, test } from 'vitest'
import { isPlayable, stakesOf } from './stakes.ts'

const limits = (minStake: bigint, maxStake: bigint) => ({ minStake: String(minStake), maxStake: String(maxStake) })

describe('stakes', () => {
  test.each([
    [20n, 10_000n, 20n, 10_000n],
    [50n, 350n, 60n, 300n],
    [1n, 20n, 20n, 20n],
    [0n, 45n, 20n, 40n],
  ])('between %s and %s run from %s to %s, each a whole number of line stakes', (min, max, first, last) => {
    const stakes = stakesOf(limits(min, max))
    expect([stakes[0], stakes.at(-1)]).toEqual([first, last])
    expect(stakes.every((stake) => isPlayable(stake, limits(min, max)))).toBe(true)
  })
  test('there are none where no whole line stake fits', () => {
    expect(stakesOf(limits(21n, 39n))).toEqual([])
  })
})
