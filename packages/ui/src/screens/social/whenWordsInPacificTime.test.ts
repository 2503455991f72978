import { expect, test, vi } from 'vitest'
import { dayGroup, whenInDay, whenWords } from './whenWords.ts'

vi.stubEnv('TZ', 'America/Los_Angeles')

test('days change at midnight where the player is', () => {
  const now = Date.parse('2026-03-01T19:30:00-08:00')
  expect(whenWords('2026-03-01T23:30:00Z', now)).toBe('4 hr ago')
  expect(whenInDay('2026-03-01T05:32:00Z', now)).toBe('9:32\u{a0}PM')
  expect(whenWords('2026-02-27T05:00:00Z', now)).toBe('February 26')
  expect(whenWords('2026-01-01T05:00:00Z', now)).toBe('December 31, 2025')
})

test.each([
  ['a day of 23 hours', '2026-03-08T08:30:00Z', '2026-03-09T07:30:00Z'],
  ['a day of 25 hours', '2026-11-01T07:30:00Z', '2026-11-02T08:30:00Z'],
])('%s is yesterday until the next midnight', (_day, at, now) => {
  expect(dayGroup(at, Date.parse(now))).toBe('Yesterday')
})
