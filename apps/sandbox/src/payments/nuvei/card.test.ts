import { describe, expect, test } from 'vitest'
import { brandOf, hasCheckDigit, problemsOf } from './card.ts'

const now = new Date('2026-11-22T10:00:00Z')
const good = { number: '4000 0278 9138 0961', expiry: '12/30', code: '123', holder: 'FL-BRW1' }

describe('a card', () => {
  test('that is right has no problem, with or without spaces', () => {
    expect(problemsOf(good, now)).toEqual({})
    expect(problemsOf({ ...good, number: '4000-0278-9138-0961' }, now)).toEqual({})
  })

  test.each([
    [{ number: '' }, 'number'],
    [{ number: '4000027891380962' }, 'number'],
    [{ number: '400002789138096' }, 'number'],
    [{ number: '٤٠٠٠٠٢٧٨٩١٣٨٠٩٦١' }, 'number'],
    [{ number: '9999999999999995' }, 'number'],
    [{ expiry: '13/30' }, 'expiry'],
    [{ expiry: '10/26' }, 'expiry'],
    [{ code: '12' }, 'code'],
    [{ code: '1e2' }, 'code'],
    [{ holder: ' ' }, 'holder'],
  ])('with %j is refused at its field', (change, field) => {
    expect(Object.keys(problemsOf({ ...good, ...change }, now))).toEqual([field])
  })

  test('of this month still pays', () => {
    expect(problemsOf({ ...good, expiry: '11/26' }, now)).toEqual({})
  })

  test('of American Express has four digits of security code', () => {
    expect(problemsOf({ ...good, number: '378282246310005', code: '1234' }, now)).toEqual({})
    expect(Object.keys(problemsOf({ ...good, number: '378282246310005' }, now))).toEqual(['code'])
  })

  test.each([
    ['4000027891380961', 'visa'],
    ['5333463046218753', 'mastercard'],
    ['2221008123677736', 'mastercard'],
    ['378282246310005', 'amex'],
    ['6011111111111117', 'discover'],
  ])('%s has a check digit and is %s', (number, name) => {
    expect([hasCheckDigit(number), brandOf(number)?.name]).toEqual([true, name])
  })
})
