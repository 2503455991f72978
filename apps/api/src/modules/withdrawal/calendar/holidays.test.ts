import { describe, expect, it } from 'vitest'
import { arrivalDay, expectedDay } from './expectedDay.ts'
import { holidaysOf, workingDaysAfter } from './holidays.ts'

describe('holidays', () => {
  it.each([
    // As the Office of Personnel Management lists them.
    ['US', 2026, '01-01 01-19 02-16 05-25 06-19 07-03 09-07 10-12 11-11 11-26 12-25'],
    ['US', 2027, '01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24'],
    ['US', 2028, '01-17 02-21 05-29 06-19 07-04 09-04 10-09 11-10 11-23 12-25'],
    // As the Bank of Canada lists them.
    ['CA', 2026, '01-01 04-03 05-18 07-01 09-07 09-30 10-12 11-11 12-25 12-28'],
    ['CA', 2027, '01-01 03-26 05-24 07-01 09-06 09-30 10-11 11-11 12-27 12-28'],
    ['CA', 2025, '01-01 04-18 05-19 07-01 09-01 09-30 10-13 11-11 12-25 12-26'],
    ['DE', 2026, ''],
  ])('of %s in %s', (country, year, days) => {
    const found = holidaysOf(country, year)
      .filter((day) => day.startsWith(`${year}-`))
      .toSorted()
    expect(found.join(' ')).toBe(
      days &&
        days
          .split(' ')
          .map((day) => `${year}-${day}`)
          .join(' '),
    )
  })

  it('keep New Year’s Day of 2028, a Saturday, on the last day of 2027', () => {
    expect(holidaysOf('US', 2028)).toContain('2027-12-31')
    expect(workingDaysAfter('US', '2027-12-30', 1)).toBe('2028-01-03')
  })
})

describe('working days', () => {
  it.each([
    ['US', '2026-11-23', 1, '2026-11-24'],
    // Over Thanksgiving and a weekend.
    ['US', '2026-11-25', 1, '2026-11-27'],
    ['US', '2026-11-25', 2, '2026-11-30'],
    ['CA', '2026-11-25', 1, '2026-11-26'],
    // From a weekend.
    ['US', '2026-11-21', 0, '2026-11-23'],
    ['US', '2026-11-21', 1, '2026-11-23'],
    ['US', '2026-11-23', 0, '2026-11-23'],
    // Over Christmas and Boxing Day.
    ['CA', '2026-12-24', 1, '2026-12-29'],
    ['US', '2026-12-24', 1, '2026-12-28'],
    // Good Friday.
    ['CA', '2026-04-02', 1, '2026-04-06'],
    ['US', '2026-04-02', 1, '2026-04-03'],
  ])('in %s: from %s by %s', (country, from, days, expected) => {
    expect(workingDaysAfter(country, from, days)).toBe(expected)
  })
})

describe('the day by which something is expected', () => {
  // A Monday, 23:30 in New York: the day there counts, not that in London.
  const since = new Date('2026-11-24T04:30:00Z')
  const waiting = { country: 'US', since, notBefore: since, arrivesMost: 3 }
  it.each([
    ['REQUESTED', '2026-11-27'],
    ['IN_REVIEW', '2026-11-27'],
    ['APPROVED', '2026-11-24'],
    ['SENDING', '2026-11-24'],
    ['SENT', '2026-11-27'],
    ['PAID', null],
    ['REFUSED', null],
    ['FAILED', null],
    ['RETURNED', null],
    ['CANCELLED', null],
  ] as const)('%s', (state, expected) => {
    expect(expectedDay({ ...waiting, state })).toBe(expected)
  })

  it('waits for the new account', () => {
    const notBefore = new Date('2026-11-25T15:00:00Z')
    expect(expectedDay({ ...waiting, notBefore, state: 'APPROVED' })).toBe('2026-11-27')
  })

  it('adds review, sending and the way up before anything is asked', () => {
    expect(arrivalDay(waiting)).toBe('2026-12-03')
    expect(arrivalDay({ ...waiting, notBefore: new Date('2026-12-01T12:00:00Z') })).toBe('2026-12-07')
  })
})
