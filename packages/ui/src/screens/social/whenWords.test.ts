import { expect, test, vi } from 'vitest'
import { dayGroup, whenInDay, whenWords } from './whenWords.ts'

vi.stubEnv('TZ', 'UTC')

const now = Date.parse('2026-03-02T09:00:00Z')

test.each([
  ['2026-03-02T09:00:30Z', 'Just now'],
  ['2026-03-02T08:59:01Z', 'Just now'],
  ['2026-03-02T08:59:00Z', '1 min ago'],
  ['2026-03-02T08:00:01Z', '59 min ago'],
  ['2026-03-02T08:00:00Z', '1 hr ago'],
  ['2026-03-02T00:00:00Z', '9 hr ago'],
  ['2026-03-01T23:59:59Z', 'Yesterday'],
  ['2026-02-28T23:59:59Z', 'February 28'],
  ['2025-12-31T23:59:59Z', 'December 31, 2025'],
])('%s is said as %s', (at, words) => expect(whenWords(at, now)).toBe(words))

test('minutes win over the day just after midnight', () => {
  expect(whenWords('2026-03-01T23:50:00Z', Date.parse('2026-03-02T00:10:00Z'))).toBe('20 min ago')
})

test('a line belongs to its day', () => {
  expect(['2026-03-02T00:00:00Z', '2026-03-01T00:00:00Z', '2026-02-28T23:59:59Z'].map((at) => dayGroup(at, now))).toEqual([
    'Today',
    'Yesterday',
    'Earlier',
  ])
})

test('under the heading of yesterday the time is shown, elsewhere the usual words', () => {
  expect(whenInDay('2026-03-01T21:32:00Z', now)).toBe('9:32\u{a0}PM')
  expect(whenInDay('2026-02-27T20:00:00Z', now)).toBe('February 27')
})
