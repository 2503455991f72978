import { describe, expect, it } from 'vitest'
import { formatPrice } from './formatPrice.ts'

describe('formatPrice', () => {
  it.each([
    [0n, 'USD', '$0.00'],
    [5n, 'USD', '$0.05'],
    [1_999n, 'USD', '$19.99'],
    [123_450n, 'USD', '$1,234.50'],
    [500n, 'CAD', 'CA$5.00'],
    [-200n, 'USD', '−$2.00'],
  ] as const)('writes %s of %s', (minor, currency, text) => {
    expect(formatPrice(minor, currency)).toBe(text)
  })
})
