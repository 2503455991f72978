import { expect, test } from 'vitest'
import { catchSize } from './catchSize.ts'

test.each([
  [2, 'regular'],
  [9, 'regular'],
  [10, 'large'],
  [49, 'large'],
  [50, 'huge'],
  [500, 'huge'],
] as const)('a catch of %i bets is written %s', (pays, size) => {
  expect(catchSize(pays)).toBe(size)
})
