import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  accountNumberSchema,
  americanRoutingSchema,
  bankCountryOf,
  bankNameSchema,
  bankSchemaOf,
  canadianRoutingSchema,
  ibanSchema,
  isAbaRoutingNumber,
} from './bank.rules.ts'

/** The first code that a value earns, 'ok' for none. */
const verdict = (schema: v.GenericSchema, value: unknown): string => {
  const parsed = v.safeParse(schema, value)
  return parsed.success ? 'ok' : parsed.issues[0].message
}

describe('G2 fields of a bank account', () => {
  it.each<[string, v.GenericSchema, string, string]>([
    ['account number of 3', accountNumberSchema, '123', 'tooShort'],
    ['account number of 4', accountNumberSchema, '1234', 'ok'],
    ['account number with gaps', accountNumberSchema, '12 34-56', 'ok'],
    ['account number of 34', accountNumberSchema, '8'.repeat(34), 'ok'],
    ['account number of 35', accountNumberSchema, '1'.repeat(35), 'tooLong'],
    ['account number with a dot', accountNumberSchema, '12.34', 'characters'],
    ['no account number', accountNumberSchema, ' ', 'required'],
    ['routing number of 8', americanRoutingSchema, '02100002', 'invalid'],
    ['routing number of 9', americanRoutingSchema, '021000021', 'ok'],
    ['another', americanRoutingSchema, '011401533', 'ok'],
    ['with a wrong check digit', americanRoutingSchema, '021000022', 'checkDigit'],
    ['nothing but zeros, whose sum is zero', americanRoutingSchema, '000000000', 'checkDigit'],
    ['a prefix that nobody was given', americanRoutingSchema, '990000003', 'checkDigit'],
    ['routing number of 10', americanRoutingSchema, '0210000210', 'invalid'],
    ['routing number with letters', americanRoutingSchema, '02100002A', 'characters'],
    ['Canadian routing number', canadianRoutingSchema, '000112345', 'ok'],
    ['Canadian of Desjardins', canadianRoutingSchema, '081500012', 'ok'],
    ['Canadian of an institution that nobody knows', canadianRoutingSchema, '099912345', 'invalid'],
    ['Canadian without its zero', canadianRoutingSchema, '100112345', 'invalid'],
    ['IBAN', ibanSchema, 'GB82 WEST 1234 5698 7654 32', 'ok'],
    ['IBAN in small letters', ibanSchema, 'de89370400440532013000', 'ok'],
    ['IBAN with a wrong check digit', ibanSchema, 'DE88370400440532013000', 'checkDigit'],
    ['IBAN that is too short for its country', ibanSchema, 'DE8937040044053201300', 'invalid'],
    ['IBAN of a country that has none', ibanSchema, 'US89370400440532013000', 'invalid'],
    ['no IBAN', ibanSchema, '', 'required'],
    ['bank with an ampersand', bankNameSchema, 'Brown & Sons (North)', 'ok'],
    ['bank of 80', bankNameSchema, 'B'.repeat(80), 'ok'],
    ['bank of 81', bankNameSchema, 'B'.repeat(81), 'tooLong'],
    ['bank with markup', bankNameSchema, '<b>Bank</b>', 'characters'],
  ])('%s', (_, schema, text, expected) => {
    expect(verdict(schema, text)).toBe(expected)
  })

  it('notices each single wrong digit of a routing number', () => {
    const good = '021000021'
    const wrong = [...good].flatMap((digit, at) =>
      [...'0123456789'].filter((other) => other !== digit).map((other) => `${good.slice(0, at)}${other}${good.slice(at + 1)}`),
    )
    expect(wrong.filter(isAbaRoutingNumber)).toEqual([])
  })

  it('asks for all four and hands the numbers on without their gaps', () => {
    const parsed = v.safeParse(bankSchemaOf('US'), { accountHolder: '', accountNumber: '', routingNumber: '', bankName: '' })
    expect(new Set(parsed.issues?.map((issue) => v.getDotPath(issue))).size).toBe(4)
    const typed = { accountHolder: "Marina O'Hara", accountNumber: '0012 3456', routingNumber: '021-000-021', bankName: 'Tide' }
    expect(v.parse(bankSchemaOf('US'), typed)).toMatchObject({ accountNumber: '00123456', routingNumber: '021000021' })
  })

  it('asks for an IBAN and no routing number where banks have IBANs', () => {
    expect(['US', 'CA', 'DE', 'GB'].map(bankCountryOf)).toEqual(['US', 'CA', 'IBAN', 'IBAN'])
    const typed = { accountHolder: 'Jan Vos', accountNumber: 'DE89 3704 0044 0532 0130 00', routingNumber: 'left over', bankName: 'Elbe' }
    expect(v.parse(bankSchemaOf('DE'), typed)).toMatchObject({ accountNumber: 'DE89370400440532013000', routingNumber: '' })
  })
})
