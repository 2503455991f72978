import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { minor } from '../money/money.ts'
import {
  cardExpirySchema,
  cardHolderSchema,
  cardNumberSchema,
  cryptoSchema,
  payoutAccountIdSchemaOf,
  payoutAddressSchema,
  payoutWaySchema,
  receivesFor,
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

describe('id to be paid out to', () => {
  it.each([
    ['SKRILL', '', 'required'],
    ['SKRILL', 'mara-vale_7', 'ok'],
    ['SKRILL', 'mara vale', 'characters'],
    ['SEAMLESS_CHEX', 'a'.repeat(40), 'ok'],
    ['SEAMLESS_CHEX', 'a'.repeat(41), 'tooLong'],
    ['CASH_APP', ' ', 'required'],
    ['CASH_APP', 'maraVale7', 'ok'],
    ['CASH_APP', '$maraVale7', 'characters'],
    ['CASH_APP', 'mara-vale', 'characters'],
    ['CASH_APP', '4821', 'invalid'],
    ['CASH_APP', 'a'.repeat(20), 'ok'],
    ['CASH_APP', 'a'.repeat(21), 'tooLong'],
  ] as const)('at %s %s', (way, accountId, expected) => {
    expect(verdict(payoutAccountIdSchemaOf(way), { accountId })).toBe(expected)
  })
})

describe('crypto', () => {
  const bech32 = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
  it.each([
    ['BITCOIN', bech32, 'ok'],
    ['BITCOIN', bech32.replace('q', 'b'), 'invalid'],
    ['BITCOIN', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'ok'],
    ['BITCOIN', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb', 'invalid'],
    ['BITCOIN', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'wrongNetwork'],
    ['ETHEREUM', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'ok'],
    ['ETHEREUM', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1Beaed', 'invalid'],
    ['ETHEREUM', `0x${'a'.repeat(40)}`, 'invalid'],
    ['POLYGON', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'ok'],
    ['LITECOIN', 'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9', 'ok'],
    ['LITECOIN', bech32, 'wrongNetwork'],
    ['TRON', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'ok'],
    ['TRON', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6s', 'invalid'],
    ['TRON', '', 'required'],
  ] as const)('%s address %s', (network, address, expected) => {
    expect(verdict(payoutAddressSchema(network), address)).toBe(expected)
  })

  it('judges the address by the currency that was chosen', () => {
    const schema = cryptoSchema((currency) => (currency === 'BTC' ? 'BITCOIN' : undefined))
    expect(verdict(schema, { currency: '', address: bech32 })).toBe('required')
    expect(verdict(schema, { currency: 'BTC', address: 'nowhere' })).toBe('invalid')
    expect(verdict(schema, { currency: 'BTC', address: bech32 })).toBe('ok')
  })
})
