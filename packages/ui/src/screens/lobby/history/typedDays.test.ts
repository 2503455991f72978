import { expect, test } from 'vitest'
import { areBackwards, isWholeDay, wholeDays } from './typedDays.ts'

test.each([
  ['', false],
  ['0002-11-01', false],
  ['0202-11-01', false],
  ['2026-11-01', true],
  ['12026-11-01', false],
])('a date field that holds %j holds a day: %s', (day, isWhole) => expect(isWholeDay(day)).toBe(isWhole))

test('half a day leaves nothing out, and comes before nothing', () => {
  const days = { from: '2026-03-02', to: '0020-03-04' }
  expect(wholeDays(days)).toEqual({ from: '2026-03-02', to: undefined })
  expect(areBackwards(days)).toBe(false)
  expect(areBackwards({ from: '2026-03-02', to: '' })).toBe(false)
  expect(areBackwards({ from: '2026-03-02', to: '2026-03-02' })).toBe(false)
  expect(areBackwards({ from: '2026-03-02', to: '2026-03-01' })).toBe(true)
})
