import { expect, it, vi } from 'vitest'
import { dateFormat } from './dateFormat.ts'

it('makes a format when a date is shown, and once', () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat')
  const { format } = dateFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })
  expect(made).not.toHaveBeenCalled()
  expect([format(new Date('2026-03-02')), format(new Date('2025-12-31'))]).toEqual(['March 2026', 'December 2025'])
  expect(made).toHaveBeenCalledOnce()
})
