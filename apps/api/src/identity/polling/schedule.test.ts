import { describe, expect, it } from 'vitest'
import { caseStandingOf } from '../machine/standing.ts'
import type { VerificationFact } from '../machine/facts.ts'
import { BEGUN_DAYS, deadlineOf, nextPollIn, polledLevels } from './schedule.ts'

const T0 = Date.UTC(2026, 10, 23, 9)
const DAY_MS = 86_400_000
const said = (word: VerificationFact['word'], more: Partial<VerificationFact> = {}): VerificationFact => ({
  ...{ level: 'IDENTITY', word, source: 'STATUS', subject: '', at: new Date(T0), isFinal: false },
  ...{ reason: null, documents: [], attempts: null, birthDate: null },
  ...more,
})
const of = (...facts: readonly VerificationFact[]) => caseStandingOf(facts)
const begun = of(said('STARTED', { source: 'PLATFORM' }))

describe('when a verification is asked about', () => {
  it.each([
    ['begun', begun, 20],
    ['sent', of(said('PENDING')), 10],
    ['held by its provider', of(said('MANUAL')), 60],
    ['held by us', of(said('DUPLICATE', { source: 'PLATFORM' }), said('COMPLETED')), 7 * 86_400],
    ['asked again', of(said('RESUBMIT')), 60],
    ['approved', of(said('COMPLETED')), 7 * 86_400],
  ])('%s: after %#', (_, standing, seconds) => {
    const drawn = Array.from({ length: 200 }, () => nextPollIn(standing, 0, T0) ?? 0)
    expect(Math.min(...drawn)).toBeGreaterThanOrEqual(seconds * 0.8)
    expect(Math.max(...drawn)).toBeLessThanOrEqual(seconds * 1.2)
    expect(new Set(drawn).size).toBeGreaterThan(100)
  })

  it('less and less often, and not at all where nothing is expected', () => {
    expect(nextPollIn(of(said('PENDING')), 50, T0)).toBeGreaterThan(2_800)
    expect([nextPollIn(of(), 0), nextPollIn(of(said('UNSUCCESSFUL', { isFinal: true })), 0)]).toEqual([null, null])
    expect(polledLevels(of(said('COMPLETED'), said('PENDING', { level: 'ADDRESS' })))).toEqual(['IDENTITY', 'ADDRESS'])
    expect(polledLevels(of(said('UNSUCCESSFUL')))).toEqual([])
  })

  it('at the latest when the clock gives it up', () => {
    expect(deadlineOf(begun.IDENTITY)).toBe(T0 + BEGUN_DAYS * DAY_MS)
    expect(nextPollIn(begun, 50, T0 + BEGUN_DAYS * DAY_MS - 5_000)).toBe(6)
    expect(deadlineOf(of(said('RESUBMIT')).IDENTITY)).toBe(T0 + 14 * DAY_MS)
    expect(deadlineOf(of(said('PENDING')).IDENTITY)).toBeUndefined()
  })
})
