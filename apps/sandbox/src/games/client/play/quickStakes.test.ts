import { expect, test } from 'vitest'
import { quickStakes } from './quickStakes.ts'

const offered = [20n, 50n, 100n, 150n, 250n, 500n]

test.each([
  [100n, 10_000n, { half: 50n, double: 150n, most: 500n }],
  [50n, 10_000n, { half: 20n, double: 100n, most: 500n }],
  [250n, 10_000n, { half: 100n, double: 500n, most: 500n }],
  [20n, 10_000n, { half: null, double: null, most: 500n }],
  [500n, 10_000n, { half: 250n, double: null, most: null }],
  [50n, 80n, { half: 20n, double: null, most: null }],
  [50n, 260n, { half: 20n, double: 100n, most: 250n }],
  [250n, 30n, { half: 100n, double: null, most: null }],
])('half, double and the most of a stake of %s with a balance of %s', (stake, balance, expected) => {
  expect(quickStakes(offered, stake, balance)).toEqual(expected)
})
