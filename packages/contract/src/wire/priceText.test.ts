import { expect, it } from 'vitest'
import { minor } from '../money/money.ts'
import { priceText, readPrice } from './priceText.ts'

it.each([
  [1999n, '19.99'],
  [1990n, '19.90'],
  [5n, '0.05'],
  [0n, '0.00'],
  [100_000_000_000n, '1000000000.00'],
])('writes %s minor units as %s', (units, text) => {
  expect(priceText({ currency: 'USD', minor: minor(units) })).toBe(text)
  expect(readPrice(text, 'USD')).toEqual({ currency: 'USD', minor: units })
})

it.each([
  ['9.9', 990n],
  ['9', 900n],
  ['007.10', 710n],
])('reads %s as %s minor units', (text, units) => expect(readPrice(text, 'CAD')).toEqual({ currency: 'CAD', minor: units }))

it.each(['', '.5', '5.', '1e3', '-1', '-0', '+1', '1,50', '19.999', '٣', ' 1', '1 ', '0x10', '1'.repeat(16), 'NaN'])(
  'does not read %j',
  (text) => expect(readPrice(text, 'USD')).toBeNull(),
)
it.each(['EUR', 'usd', ''])('does not read a sum in %j', (currency) => expect(readPrice('9.99', currency)).toBeNull())
