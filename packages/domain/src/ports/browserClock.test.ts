import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { browserClock } from './browserClock.ts'

const start = Date.parse('2026-03-02T09:00:00.000Z')

beforeEach(() => void vi.useFakeTimers({ now: start, toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

it('goes on evenly where somebody sets the clock of the device back', () => {
  const clock = browserClock()
  vi.advanceTimersByTime(10_000)
  vi.setSystemTime(start - 600_000)
  expect(clock.now()).toBe(start + 10_000)
  vi.advanceTimersByTime(5_000)
  expect(clock.now()).toBe(start + 15_000)
})

it('knows how long the device slept, although the page counted nothing meanwhile', () => {
  const clock = browserClock()
  vi.setSystemTime(start + 1_200_000)
  expect(clock.now()).toBe(start + 1_200_000)
})

it('runs something later, unless that is called off', () => {
  const clock = browserClock()
  const ran: string[] = []
  clock.after(1_000, () => ran.push('kept'))
  clock.after(1_000, () => ran.push('called off'))()
  vi.advanceTimersByTime(1_000)
  expect(ran).toEqual(['kept'])
})
