import { expect, test } from 'vitest'
import { chipsOf } from './chips.ts'

test.each([
  [0n, []],
  [3n, [5n]],
  [5n, [5n]],
  [130n, [100n, 25n, 5n]],
  [2_000n, [500n, 500n, 500n, 500n]],
  [39_999n, [10_000n, 10_000n, 10_000n, 2_500n, 2_500n, 2_500n]],
])('%s is laid as chips', (amount, worths) => {
  expect(chipsOf(amount).map(({ worth }) => worth)).toEqual(worths)
})
