import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { breakSchema, ownLimitAmountSchema, ownLimitSchema, isAtLeastAsStrict } from './settings.rules.ts'

const checked = (schema: v.GenericSchema, value: unknown): unknown => {
  const parsed = v.safeParse(schema, value)
  return parsed.success ? parsed.output : parsed.issues[0].message
}

describe('a limit of the player’s own', () => {
  it.each([
    ['0', 'invalid'],
    ['1', 1],
    ['200', 200],
    [' 200 ', 200],
    ['10000', 10_000],
    ['10001', 'tooLong'],
    ['-5', 'characters'],
    ['1e3', 'characters'],
    ['99.50', 'characters'],
    ['$200', 'characters'],
    ['', 'required'],
  ])('%j is %j', (text, expected) => {
    expect(checked(ownLimitAmountSchema, text)).toBe(expected)
  })

  it('holds for a day, a week or 30 days', () => {
    expect(['1', '7', '30', '2', ''].map((days) => checked(v.pick(ownLimitSchema, ['days']), { days }))).toEqual([
      { days: '1' },
      { days: '7' },
      { days: '30' },
      'required',
      'required',
    ])
  })
})

describe('a limit beside another', () => {
  it.each([
    [200, 7, 200, 7, true],
    [199, 7, 200, 7, true],
    [201, 7, 200, 7, false],
    // A longer span allows less.
    [200, 30, 200, 7, true],
    // Each day of the week could take all of it.
    [28, 1, 200, 7, true],
    [29, 1, 200, 7, false],
    // Thirty days hold five spans of a week, the last one in part.
    [40, 7, 200, 30, true],
    [41, 7, 200, 30, false],
  ])('$%i in %i days is at least as strict as $%i in %i: %j', (amount, days, otherAmount, otherDays, expected) => {
    expect(isAtLeastAsStrict({ amount, days }, { amount: otherAmount, days: otherDays })).toBe(expected)
  })
})

describe('a break', () => {
  it('needs its length and that the player knows it cannot be ended early', () => {
    expect(checked(breakSchema, { length: 'week', isUnderstood: true })).toEqual({ length: 'week', isUnderstood: true })
    expect(checked(breakSchema, { length: '', isUnderstood: true })).toBe('required')
    expect(checked(breakSchema, { length: 'week', isUnderstood: false })).toBe('mustAccept')
  })
})
