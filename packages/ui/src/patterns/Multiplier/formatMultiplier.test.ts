import { expect, test } from 'vitest'
import { formatMultiplier } from './formatMultiplier.ts'

test('hundredths become times of the bet, with two decimals and grouped thousands', () => {
  expect([100, 247, 1_250, 123_456].map(formatMultiplier)).toEqual(['1.00×', '2.47×', '12.50×', '1,234.56×'])
})
