import { describe, expect, it } from 'vitest'
import type { ProblemCode } from '@lagoon/contract/problems/problem'
import { popupOf } from './popupOf.ts'
import { refusalsOf } from './fieldRefusals.ts'

const popup = (code: ProblemCode | undefined, facts?: Readonly<Record<string, string>>, path = 'wallet/purchase/package') =>
  popupOf({ kind: 'refusal', status: 422, fieldErrorDetails: [], ...(code && { code }), ...(facts && { facts }) }, path)

const without = (facts: Readonly<Record<string, string>>, name: string) =>
  Object.fromEntries(Object.entries(facts).filter(([key]) => key !== name))

describe('the popup of a purchase over the limit', () => {
  const facts = {
    ...{
      currency: 'USD',
      limit: '10000',
      left: '-50',
      used: '10050',
      asked: '1999',
      days: '7',
      renewsAt: '2026-03-02T08:58:00.000Z',
      setBy: 'PLAYER',
    },
  }
  const price = (minor: bigint) => ({ currency: 'USD', minor })
  const limit = {
    limit: price(10_000n),
    left: price(-50n),
    used: price(10_050n),
    asked: price(1_999n),
    days: 7,
    renewsAt: '2026-03-02T08:58:00.000Z',
  }

  it('says the whole limit, and whose it is: the player’s where nobody says', () => {
    expect(popup('PURCHASE_LIMIT_EXCEEDED', { ...facts, setBy: 'LAW' })).toEqual({
      kind: 'purchaseLimitExceeded',
      limit: { ...limit, setBy: 'LAW' },
    })
    expect(popup('PURCHASE_LIMIT_EXCEEDED', { ...facts, setBy: 'nobody' })).toMatchObject({ limit: { setBy: 'PLAYER' } })
    expect(popup('PURCHASE_LIMIT_EXCEEDED', without(facts, 'setBy'))).toMatchObject({ limit: { setBy: 'PLAYER' } })
  })

  it.each(['currency', 'limit', 'left', 'used', 'asked', 'days', 'renewsAt'])('says no limit of which it does not know: %s', (name) => {
    expect(popup('PURCHASE_LIMIT_EXCEEDED', without(facts, name))).toStrictEqual({ kind: 'purchaseLimitExceeded' })
  })

  it.each([
    ['currency', 'XYZ'],
    ['limit', '10.5'],
    ['limit', 'x1'],
    ['limit', '1x'],
    ['limit', ''],
    ['limit', '1'.repeat(31)],
    ['days', '0'],
    ['days', '-1'],
    ['days', '1.5'],
    ['days', 'many'],
    ['renewsAt', 'soon'],
  ])('nor one whose %s is %s', (name, value) => {
    expect(popup('PURCHASE_LIMIT_EXCEEDED', { ...facts, [name]: value })).toStrictEqual({ kind: 'purchaseLimitExceeded' })
  })

  it('says one of thirty digits, of one day', () => {
    const most = '9'.repeat(30)
    expect(popup('PURCHASE_LIMIT_EXCEEDED', { ...facts, limit: most, days: '1' })).toMatchObject({
      limit: { limit: price(BigInt(most)), days: 1 },
    })
  })
})

it.each([
  ['wallet/purchase/package', 'purchase'],
  ['withdrawal/initiate', 'withdraw'],
  ['wallet/withdraw', 'withdraw'],
  ['games/initiate', 'play'],
])('a verification that is wanted at %s is wanted to %s', (path, toDo) => {
  expect(popup('KYC_REQUIRED', undefined, path)).toEqual({ kind: 'kycRequired', toDo })
})

it.each([
  [
    'WITHDRAWAL_SETTING_NOT_FOUND',
    { provider: 'Skrill', country: 'US' },
    { kind: 'withdrawalSettingNotFound', way: { provider: 'Skrill', country: 'US' } },
  ],
  [
    'INSUFFICIENT_BALANCE',
    { token: 'GAME', needed: '500', held: '20' },
    { kind: 'insufficientBalance', tokens: { needed: { kind: 'GAME', minor: 500n }, held: { kind: 'GAME', minor: 20n } } },
  ],
  [
    'PAYMENT_DECLINED',
    { currency: 'USD', amount: '1999', method: 'Visa' },
    { kind: 'paymentDeclined', payment: { price: { currency: 'USD', minor: 1_999n }, method: 'Visa' } },
  ],
  [
    'WITHDRAW_DECLINED',
    { token: 'PRIZE', amount: '100', method: 'Visa' },
    { kind: 'withdrawDeclined', withdrawal: { amount: { kind: 'PRIZE', minor: 100n }, method: 'Visa' } },
  ],
] as const)('%s says all of its figures, or none', (code, facts, whole) => {
  expect(popup(code, facts)).toStrictEqual(whole)
  for (const name of Object.keys(facts)) expect(popup(code, without(facts, name))).toStrictEqual({ kind: whole.kind })
  expect(popup(code)).toStrictEqual({ kind: whole.kind })
})

it.each([
  ['PAYMENT_DECLINED', { currency: 'USD', amount: '1999', method: 'Visa', reason: 'No funds' }, { payment: { reason: 'No funds' } }],
  ['WITHDRAW_DECLINED', { token: 'PRIZE', amount: '100', method: 'Visa', reason: 'Closed' }, { withdrawal: { reason: 'Closed' } }],
] as const)('%s says the reason where one was given', (code, facts, part) => expect(popup(code, facts)).toMatchObject(part))

it('a kind of token and a country that nobody knows', () => {
  expect(popup('INSUFFICIENT_BALANCE', { token: 'GOLD', needed: '1', held: '0' })).toStrictEqual({ kind: 'insufficientBalance' })
  expect(popup('NO_COUNTRY_IN_PROFILE')).toStrictEqual({ kind: 'noCountryInProfile' })
})

it('any other refusal asks for none, nor one that names what every object has', () => {
  expect([popup(undefined), popup('INTERNAL'), popup('toString' as ProblemCode)]).toEqual([undefined, undefined, undefined])
})

describe('a refusal as words at fields', () => {
  const details = [{ field: 'email', code: 'taken', message: 'Taken.' }]
  const refusal = { kind: 'refusal', status: 422, fieldErrorDetails: [] } as const

  it('is what the server says of fields, else of the field that its code is about', () => {
    expect(refusalsOf({ ...refusal, code: 'BAD_INPUT', fieldErrorDetails: details }, { BAD_INPUT: 'phone' })).toEqual(details)
    expect(refusalsOf({ ...refusal, code: 'BAD_INPUT', message: 'No.' }, { BAD_INPUT: 'phone' })).toEqual([
      { field: 'phone', code: 'BAD_INPUT', message: 'No.' },
    ])
    expect(refusalsOf({ ...refusal, code: 'BAD_INPUT' }, { BAD_INPUT: 'phone' })).toEqual([
      { field: 'phone', code: 'BAD_INPUT', message: '' },
    ])
  })

  it('is none where it is about no field, or no refusal', () => {
    expect(refusalsOf({ ...refusal, code: 'INTERNAL' }, { BAD_INPUT: 'phone' })).toEqual([])
    expect(refusalsOf(refusal, {})).toEqual([])
    expect(refusalsOf({ kind: 'offline' }, { BAD_INPUT: 'phone' })).toEqual([])
  })
})
