import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { minor } from '../money/money.ts'
import { buyPackageSchema, couponCodeSchema, readAmount, readCouponCode, tipAmountSchema, walletAmountSchema } from './wallet.rules.ts'

/** The first code that a text earns, 'ok' for none. */
const verdict = (schema: v.GenericSchema<string, unknown>, text: string): string => {
  const parsed = v.safeParse(schema, text)
  return parsed.success ? 'ok' : parsed.issues[0].message
}

const amount = walletAmountSchema({ min: minor(500n), max: minor(50_000n) })
const tip = tipAmountSchema({ minimum: minor(100n), balance: minor(1_250n) })

describe('G2 an amount as typed', () => {
  it.each<[string, bigint | undefined]>([
    ['0', 0n],
    ['5', 500n],
    ['5.5', 550n],
    ['5.50', 550n],
    ['005.05', 505n],
    ['0.01', 1n],
    ['999999999999999.99', 99_999_999_999_999_999n],
    ['9999999999999999', undefined],
    ['5.505', undefined],
    ['5.', undefined],
    ['.5', undefined],
    ['5,50', undefined],
    ['1,000', undefined],
    ['1 000', undefined],
    ['1e3', undefined],
    ['0x10', undefined],
    ['+5', undefined],
    ['-5', undefined],
    ['−5', undefined],
    ['$5', undefined],
    ['NaN', undefined],
    ['Infinity', undefined],
    ['٥', undefined],
    ['５', undefined],
    ['', undefined],
  ])('%j is read as %s', (text, expected) => {
    expect(readAmount(text)).toBe(expected)
  })
})

describe('G2 boundaries', () => {
  it.each<[string, v.GenericSchema<string, unknown>, string, string]>([
    ['no amount', amount, '  ', 'required'],
    ['an amount in words', amount, 'ten', 'notANumber'],
    ['a negative amount', amount, '-10', 'notANumber'],
    ['one cent below the minimum', amount, '4.99', 'belowMinimum'],
    ['the minimum', amount, '5', 'ok'],
    ['the minimum with spaces around it', amount, ' 5.00 ', 'ok'],
    ['the maximum', amount, '500.00', 'ok'],
    ['one cent above the maximum', amount, '500.01', 'aboveMaximum'],
    ['far above the maximum', amount, '999999999999999', 'aboveMaximum'],
    ['a tip one hundredth below the minimum', tip, '0.99', 'belowMinimum'],
    ['a tip of nothing', tipAmountSchema({ minimum: minor(0n), balance: minor(1_250n) }), '0', 'belowMinimum'],
    ['the minimum tip', tip, '1', 'ok'],
    ['a tip of all that is held', tip, '12.50', 'ok'],
    ['a tip of more than is held', tip, '12.51', 'notEnough'],
    ['a tip in words', tip, 'all', 'notANumber'],
    ['no coupon', couponCodeSchema, ' ', 'required'],
    ['a coupon', couponCodeSchema, 'HIGH-TIDE_20', 'ok'],
    ['a coupon with a space inside', couponCodeSchema, 'HIGH TIDE', 'characters'],
    ['a coupon of 32', couponCodeSchema, 'A'.repeat(32), 'ok'],
    ['a coupon of 33', couponCodeSchema, 'A'.repeat(33), 'tooLong'],
  ])('%s', (_, schema, text, expected) => {
    expect(verdict(schema, text)).toBe(expected)
  })

  it('hands on a coupon code without the spaces around it, or what is wrong with it', () => {
    expect(readCouponCode(' HIGH-TIDE-20 ')).toEqual({ code: 'HIGH-TIDE-20' })
    expect(readCouponCode('HIGH TIDE')).toEqual({ fault: 'characters' })
  })

  it('hands minor units on, not what was typed', () => {
    expect(v.parse(amount, '25.5')).toBe(2_550n)
  })
})

describe('the form of a purchase', () => {
  it('asks for a payment method, and for an amount only where the player sets it', () => {
    const custom = v.safeParse(buyPackageSchema({ min: minor(500n), max: minor(50_000n) }), { amount: '', methodId: '' })
    expect(custom.issues?.map((issue) => `${v.getDotPath(issue)}:${issue.message}`)).toEqual(['amount:required', 'methodId:required'])
    expect(v.parse(buyPackageSchema(undefined), { amount: '', methodId: 'card' })).toEqual({ amount: undefined, methodId: 'card' })
  })
})
