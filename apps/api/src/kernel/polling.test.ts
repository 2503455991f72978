import { describe, expect, it } from 'vitest'
import { pauseAfterPolls, pauseUntil } from './polling.ts'

describe('the pause until the next poll', () => {
  it('is the one of the list, and then the last one', () => {
    expect([0, 1, 2, 3, 99].map((polls) => pauseAfterPolls([5, 10, 20], polls))).toEqual([5, 10, 20, 20, 20])
  })

  it('is up to a fifth more or less', () => {
    const drawn = Array.from({ length: 200 }, () => pauseUntil(100, Number.POSITIVE_INFINITY))
    expect(Math.min(...drawn)).toBeGreaterThanOrEqual(80)
    expect(Math.max(...drawn)).toBeLessThanOrEqual(120)
    expect(new Set(drawn).size).toBeGreaterThan(100)
  })

  it('ends right after what is left, and is a whole one once nothing is', () => {
    expect(pauseUntil(900, 60)).toBe(61)
    expect(pauseUntil(900, 0)).toBeGreaterThanOrEqual(720)
    expect(pauseUntil(900, -5)).toBeGreaterThanOrEqual(720)
  })
})
