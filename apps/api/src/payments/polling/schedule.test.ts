import { describe, expect, it } from 'vitest'
import { deadlineOf, nextPollIn, wordOfClock } from './schedule.ts'

const createdAt = new Date('2026-11-22T09:00:00Z')
const endsAt = new Date('2026-11-22T09:15:00Z')
const now = createdAt.getTime()
const polled = (word: 'PENDING' | 'EXPIRED' | 'DECLINED' | 'SUCCEEDED' | 'BLOCKED' | 'UNDERPAID', until: Date | null = null) => ({
  ...{ createdAt, endsAt, standing: { word, until } },
})
const watch = { graceMinutes: 1, watchDays: 7, isNotified: true }
const MINUTE = 60_000

describe('when a payment is polled', () => {
  it('is after 5, 10, 20, 40 s, 1, 2, 5 and then every 15 min, a fifth more or less', () => {
    const far = { ...polled('PENDING'), endsAt: new Date('2026-11-23T09:00:00Z') }
    for (const [polls, seconds] of [5, 10, 20, 40, 60, 120, 300, 900, 900].entries()) {
      const pauses = Array.from({ length: 200 }, () => nextPollIn({ ...far, polls }, watch, now) ?? 0)
      expect(Math.min(...pauses)).toBeGreaterThanOrEqual(seconds * 0.8)
      expect(Math.max(...pauses)).toBeLessThanOrEqual(seconds * 1.2)
      expect(new Set(pauses).size).toBeGreaterThan(100)
    }
  })

  it('is right after the end, hourly once it is over, and no more when its watch is', () => {
    expect(nextPollIn({ ...polled('PENDING'), polls: 9 }, watch, now + 14 * MINUTE)).toBeLessThanOrEqual(121)
    expect(nextPollIn({ ...polled('EXPIRED'), polls: 9 }, watch, now + 20 * MINUTE)).toBeGreaterThan(2_000)
    expect(nextPollIn({ ...polled('EXPIRED'), polls: 9 }, watch, now + 8 * 24 * 60 * MINUTE)).toBeNull()
    expect(nextPollIn({ ...polled('SUCCEEDED'), polls: 1 }, watch, now)).toBeNull()
    const asked = (days: number) =>
      nextPollIn({ ...polled('SUCCEEDED'), polls: 1 }, { ...watch, isNotified: false }, now + days * 24 * 60 * MINUTE)
    expect(asked(0)).toBeLessThan(110_000)
    expect(asked(30)).toBeGreaterThan(400_000)
    expect(asked(121)).toBeNull()
  })

  it('goes on in the session of one that failed, which may be tried again there', () => {
    expect(nextPollIn({ ...polled('DECLINED'), polls: 9 }, watch, now + 14 * MINUTE)).toBeLessThanOrEqual(121)
    expect(nextPollIn({ ...polled('DECLINED'), polls: 9 }, watch, now + 20 * MINUTE)).toBeGreaterThan(2_000)
  })

  it('waits for a challenge as long as it takes from its own beginning', () => {
    const until = new Date('2026-11-22T09:24:00Z')
    expect(deadlineOf(polled('PENDING', until), watch)).toBe(until.getTime() + MINUTE)
    expect(deadlineOf(polled('PENDING'), watch)).toBe(endsAt.getTime() + MINUTE)
  })

  it('closes what is unpaid, has a person look at a part, and leaves alone what the provider holds', () => {
    expect(wordOfClock({ word: 'PENDING' })).toBe('EXPIRED')
    expect(wordOfClock({ word: 'UNDERPAID' })).toBe('LATE')
    expect(wordOfClock({ word: 'BLOCKED' })).toBeUndefined()
    expect(wordOfClock({ word: 'SUCCEEDED' })).toBeUndefined()
  })
})
