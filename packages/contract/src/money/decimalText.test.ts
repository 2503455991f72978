import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimalTextOf, unitsOf } from './decimalText.ts'

test('what is written is read again, to the last place', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 30n }), fc.nat(18), (units, places) => {
      expect(unitsOf(decimalTextOf(units, places), places)).toBe(units)
    }),
  )
})

test.each([
  ['0.1', 18, 100_000_000_000_000_000n],
  ['12', 6, 12_000_000n],
  ['0.10000000', 2, 10n],
] as const)('%s with %i places', (text, places, units) => expect(unitsOf(text, places)).toBe(units))

test.each(['', '.5', '5.', '-1', '1e3', '٣', '0x10', '1,5', '0.001'])('%j is no decimal text of two places', (text) => {
  expect(() => unitsOf(text, 2)).toThrow(RangeError)
})
