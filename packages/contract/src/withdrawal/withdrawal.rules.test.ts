import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { minor } from '../money/money.ts'
import {
  accountNumberSchema,
  bankNameSchema,
  bankSchema,
  cardExpirySchema,
  cardHolderSchema,
  cardNumberSchema,
  cryptoSchema,
  payoutAddressSchema,
  payoutWaySchema,
  receivesFor,
  routingNumberSchema,
  withdrawAmountSchema,
  withdrawSchema,
} from './withdrawal.rules.ts'

/** The first code that a value earns, 'ok' for none. */
const verdict = (schema: v.GenericSchema, value: unknown): string => {
  const parsed = v.safeParse(schema, value)
  return parsed.success ? 'ok' : parsed.issues[0].message
}

const limits = { min: minor(5_000n), max: minor(500_000n), available: minor(64_050n) }
const amount = withdrawAmountSchema(limits)
const rich = withdrawAmountSchema({ ...limits, available: minor(1_000_000n) })

describe('G2 amount of prize tokens', () => {
  it.each([
    ['nothing', amount, '', 'required'],
    ['spaces', amount, '  ', 'required'],
    ['zero', amount, '0', 'belowMinimum'],
    ['one below the minimum', amount, '49', 'belowMinimum'],
    ['the minimum', amount, '50', 'ok'],
    ['all whole tokens', amount, '640', 'ok'],
    ['one token more than there are', amount, '641', 'notEnough'],
    ['more than both: what they hold is said', amount, '5001', 'notEnough'],
    ['the maximum', rich, '5000', 'ok'],
    ['one above the maximum', rich, '5001', 'aboveMaximum'],
    ['a part of a token', amount, '50.5', 'notWhole'],
    ['decimals that are nothing', amount, '50.00', 'notWhole'],
    ['a comma', amount, '1,000', 'characters'],
    ['scientific notation', amount, '1e3', 'characters'],
    ['a minus', amount, '-50', 'characters'],
    ['a plus', amount, '+50', 'characters'],
    ['hexadecimal', amount, '0x64', 'characters'],
    ['digits of another script', amount, '٥٠', 'characters'],
    ['sixteen digits', amount, '1'.repeat(16), 'characters'],
  ])('%s', (_, schema, text, expected) => {
    expect(verdict(schema, text)).toBe(expected)
  })

  it('answers minor units', () => {
    expect(v.parse(amount, ' 250 ')).toBe(25_000n)
  })

  it('never lets zero through, whatever the minimum', () => {
    expect(verdict(withdrawAmountSchema({ ...limits, min: minor(0n) }), '0')).toBe('belowMinimum')
  })

  it('asks for a way too', () => {
    const settings = { ...limits, tokenWorth: { currency: 'USD', minor: minor(100n) }, providers: [] } as const
    expect(verdict(withdrawSchema(settings), { amount: '50', way: '' })).toBe('required')
    expect(verdict(payoutWaySchema, 'CHEQUE')).toBe('required')
  })
})

describe('what arrives', () => {
  const worth = { currency: 'USD', minor: minor(100n) } as const
  it.each([
    ['without a fee', 25_000n, undefined, 25_000n],
    ['after the fee', 25_000n, { currency: 'USD', minor: minor(150n) } as const, 24_850n],
    ['never below nothing', 100n, { currency: 'USD', minor: minor(150n) } as const, 0n],
    ['with a fee of another currency left alone', 25_000n, { currency: 'CAD', minor: minor(150n) } as const, 25_000n],
  ])('%s', (_, tokens, fee, expected) => {
    expect(receivesFor(minor(tokens), worth, fee ? { fee } : {})).toEqual({ currency: 'USD', minor: expected })
  })
})

describe('bank', () => {
  it.each<[string, v.GenericSchema, string, string]>([
    ['account number of 3', accountNumberSchema, '123', 'tooShort'],
    ['account number of 4', accountNumberSchema, '1234', 'ok'],
    ['account number with gaps', accountNumberSchema, '12 34-56', 'ok'],
    ['IBAN of 34', accountNumberSchema, `MT${'8'.repeat(32)}`, 'ok'],
    ['account number of 35', accountNumberSchema, '1'.repeat(35), 'tooLong'],
    ['account number with a dot', accountNumberSchema, '12.34', 'characters'],
    ['no account number', accountNumberSchema, ' ', 'required'],
    ['routing number of 8', routingNumberSchema, '02100002', 'invalid'],
    ['routing number of 9', routingNumberSchema, '021000021', 'ok'],
    ['routing number of 10', routingNumberSchema, '0210000210', 'invalid'],
    ['routing number with letters', routingNumberSchema, '02100002A', 'characters'],
    ['bank with an ampersand', bankNameSchema, 'Brown & Sons (North)', 'ok'],
    ['bank of 80', bankNameSchema, 'B'.repeat(80), 'ok'],
    ['bank of 81', bankNameSchema, 'B'.repeat(81), 'tooLong'],
    ['bank with markup', bankNameSchema, '<b>Bank</b>', 'characters'],
  ])('%s', (_, schema, text, expected) => {
    expect(verdict(schema, text)).toBe(expected)
  })

  it('asks for all four and hands the numbers on without their gaps', () => {
    const parsed = v.safeParse(bankSchema, { accountHolder: '', accountNumber: '', routingNumber: '', bankName: '' })
    expect(new Set(parsed.issues?.map((issue) => v.getDotPath(issue))).size).toBe(4)
    expect(
      v.parse(bankSchema, { accountHolder: "Marina O'Hara", accountNumber: '0012 3456', routingNumber: '021-000-021', bankName: 'Tide' }),
    ).toMatchObject({ accountNumber: '00123456', routingNumber: '021000021' })
  })
})

describe('card, as the provider’s frame judges it', () => {
  const expiry = cardExpirySchema('2026-03-31')
  it.each<[string, v.GenericSchema, unknown, string]>([
    ['holder', cardHolderSchema, 'Siân Ó Néill', 'ok'],
    ['holder with digits', cardHolderSchema, 'Marina 2', 'characters'],
    ['holder with a hyphen', cardHolderSchema, 'Anne-Marie', 'characters'],
    ['no holder', cardHolderSchema, '', 'required'],
    ['test card with gaps', cardNumberSchema, '4242 4242 4242 4242', 'ok'],
    ['one digit wrong', cardNumberSchema, '4242424242424241', 'invalid'],
    ['eleven digits', cardNumberSchema, '00000000000', 'invalid'],
    ['twelve digits', cardNumberSchema, '0'.repeat(12), 'ok'],
    ['nineteen digits', cardNumberSchema, '0'.repeat(19), 'ok'],
    ['twenty digits', cardNumberSchema, '0'.repeat(20), 'invalid'],
    ['letters', cardNumberSchema, '4242x', 'characters'],
    ['the last day of its month', expiry, { month: '3', year: '2026' }, 'ok'],
    ['the month before', expiry, { month: '02', year: '2026' }, 'expired'],
    ['month 13', expiry, { month: '13', year: '2027' }, 'invalid'],
    ['month 0', expiry, { month: '0', year: '2027' }, 'invalid'],
    ['a year of two digits', expiry, { month: '3', year: '27' }, 'invalid'],
  ])('%s', (_, schema, value, expected) => {
    expect(verdict(schema, value)).toBe(expected)
  })
})

describe('crypto', () => {
  const bech32 = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
  it.each([
    ['bitcoin', bech32, 'ok'],
    ['bitcoin', bech32.replace('q', 'b'), 'invalid'],
    ['bitcoin', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', 'ok'],
    ['bitcoin', `0x${'a'.repeat(40)}`, 'invalid'],
    ['ethereum', `0x${'a'.repeat(40)}`, 'ok'],
    ['ethereum', `0x${'a'.repeat(39)}`, 'invalid'],
    ['ethereum', `0x${'a'.repeat(41)}`, 'invalid'],
    ['litecoin', 'LZx1fQ7VbA2mK9cH3tPgR4sWnE8yDj6uXo', 'ok'],
    ['tron', `T${'a'.repeat(33)}`, 'ok'],
    ['tron', `T${'a'.repeat(34)}`, 'invalid'],
    ['tron', '', 'required'],
  ] as const)('%s address %s', (network, address, expected) => {
    expect(verdict(payoutAddressSchema(network), address)).toBe(expected)
  })

  it('judges the address by the currency that was chosen', () => {
    const schema = cryptoSchema((currency) => (currency === 'BTC' ? 'bitcoin' : undefined))
    expect(verdict(schema, { currency: '', address: bech32 })).toBe('required')
    expect(verdict(schema, { currency: 'BTC', address: 'nowhere' })).toBe('invalid')
    expect(verdict(schema, { currency: 'BTC', address: bech32 })).toBe('ok')
  })
})
