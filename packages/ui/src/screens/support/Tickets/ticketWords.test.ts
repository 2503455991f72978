import { expect, test, vi } from 'vitest'
import { dayOf, momentOf } from './ticketWords.ts'

vi.stubEnv('TZ', 'America/Los_Angeles')

test('a ticket shows its times where the player is', () => {
  expect(momentOf('2026-02-28T00:20:00Z')).toBe('February 27, 2026 at 4:20\u{a0}PM')
  expect(dayOf('2026-02-28T00:20:00Z')).toBe('February 27, 2026')
})
