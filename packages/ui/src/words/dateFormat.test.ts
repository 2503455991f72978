import { expect, it, vi } from 'vitest'
import { dateFormat } from './dateFormat.ts'

it('makes a format when a date is shown, and once', () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat')
  const { format } = dateFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })
  expect(made).not.toHaveBeenCalled()
  expect([format(new Date('2026-03-02')), format(new Date('2025-12-31'))]).toEqual(['March 2026', 'December 2025'])
  expect(made).toHaveBeenCalledOnce()
})

it('keeps the time and its AM or PM together, in every engine', () => {
  const { format } = dateFormat('en-US', { timeStyle: 'short', timeZone: 'UTC' })
  expect(format(new Date('2026-03-02T21:32:00Z'))).toBe('9:32\u{a0}PM')
})
