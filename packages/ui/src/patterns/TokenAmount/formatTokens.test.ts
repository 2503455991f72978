import { describe, expect, it } from 'vitest'
import { formatTokens } from './formatTokens.ts'

describe('formatTokens', () => {
  it.each([
    [0n, '0', '0.00', '0.00'],
    [5n, '0.05', '0.05', '0.05'],
    [10n, '0.10', '0.10', '0.10'],
    [100_000n, '1,000', '1,000.00', '1,000.00'],
    [123_456n, '1,234.56', '1,234.56', '1,234.56'],
    [99_999_999n, '999,999.99', '999,999.99', '999,999.99'],
    [100_000_000n, '1,000,000', '1,000,000.00', '1.00M'],
    [98_765_432_100n, '987,654,321', '987,654,321.00', '987.65M'],
    [1_234_567_890_123n, '12,345,678,901.23', '12,345,678,901.23', '12.34B'],
  ])('writes %s minor units in every format', (minor, full, fixed, compact) => {
    expect([formatTokens(minor, 'full'), formatTokens(minor, 'fixed'), formatTokens(minor, 'compact')]).toEqual([full, fixed, compact])
  })

  it('never shows more than the player holds', () => {
    expect(formatTokens(199_999_999n, 'compact')).toBe('1.99M')
  })

  it('leaves the sign to the caller', () => {
    expect(formatTokens(-250n, 'full')).toBe('2.50')
  })
})
