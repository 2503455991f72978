import { describe, expect, it } from 'vitest'
import type { VerificationFact } from './facts.ts'
import { caseStandingOf, isVerified, levelShown, MOST_ATTEMPTS, standingOf } from './standing.ts'

const T0 = Date.UTC(2026, 10, 23, 9)
const fact = (word: VerificationFact['word'], minutes: number, more: Partial<VerificationFact> = {}): VerificationFact => ({
  level: 'IDENTITY',
  word,
  source: 'WEBHOOK',
  subject: '',
  at: new Date(T0 + minutes * 60_000),
  isFinal: false,
  reason: null,
  documents: [],
  attempts: null,
  birthDate: null,
  ...more,
})
const desk = (word: VerificationFact['word'], minutes: number) => fact(word, minutes, { source: 'DESK' })
const ours = (word: VerificationFact['word'], minutes: number, more: Partial<VerificationFact> = {}) =>
  fact(word, minutes, { source: 'PLATFORM', ...more })

const orders = <T>(items: readonly T[]): T[][] =>
  items.length < 2 ? [[...items]] : items.flatMap((item, at) => orders(items.toSpliced(at, 1)).map((rest) => [item, ...rest]))
const stateOf = (facts: readonly VerificationFact[], level: 'IDENTITY' | 'ADDRESS' = 'IDENTITY') => standingOf(level, facts).state

const resubmit = fact('RESUBMIT', 2, { documents: [{ document: 'IDENTITY', fault: 'UNREADABLE', comment: null }] })
const final = fact('UNSUCCESSFUL', 4, { isFinal: true, reason: 'NOT_CONFIRMED' })
/** Five events each, and what they come to. */
const sets: Readonly<Record<string, readonly [facts: readonly VerificationFact[], state: string]>> = {
  'sent, asked again, sent, held, approved': [
    [fact('PENDING', 1), resubmit, fact('PENDING', 3), fact('MANUAL', 4), fact('COMPLETED', 5)],
    'COMPLETED',
  ],
  'a pending one that is older than the approval': [
    [fact('STARTED', 0), fact('PENDING', 1), fact('MANUAL', 2), fact('COMPLETED', 6), fact('PENDING', 5)],
    'COMPLETED',
  ],
  'a check that goes on after the approval': [
    [fact('STARTED', 0), fact('PENDING', 1), fact('COMPLETED', 2), fact('PENDING', 3), fact('STARTED', 4)],
    'COMPLETED',
  ],
  'approved, refused by a later screening': [
    [fact('PENDING', 1), fact('COMPLETED', 2), fact('PENDING', 3), final, fact('COMPLETED', 5)],
    'UNSUCCESSFUL',
  ],
  'approved, then asked again': [
    [fact('STARTED', 0), fact('PENDING', 0.5), fact('COMPLETED', 1), resubmit, fact('STARTED', 3)],
    'RESUBMIT_NEEDED',
  ],
  'approved, then reset': [
    [fact('STARTED', 0), fact('PENDING', 1), fact('COMPLETED', 2), fact('RESET', 3), fact('STARTED', 4)],
    'NOT_STARTED',
  ],
  'refused for good, reset, approved': [
    [fact('PENDING', 1), final, fact('RESET', 5), fact('PENDING', 6), fact('COMPLETED', 7)],
    'COMPLETED',
  ],
  'refused for good, opened again by the desk': [
    [fact('PENDING', 1), final, desk('REOPENED', 5), fact('PENDING', 6), fact('COMPLETED', 7)],
    'COMPLETED',
  ],
  'two notices of one moment, and the status call': [
    [fact('PENDING', 1), fact('COMPLETED', 2), fact('MANUAL', 2), fact('MANUAL', 2, { source: 'STATUS' }), fact('STARTED', 0)],
    'UNDER_MANUAL_VERIFICATION',
  ],
  'a status call that says the milder of two': [
    [fact('PENDING', 1), fact('COMPLETED', 2), fact('MANUAL', 2), fact('COMPLETED', 2, { source: 'STATUS' }), fact('STARTED', 0)],
    'COMPLETED',
  ],
  'a reset and a status call at one moment': [
    [fact('PENDING', 1), fact('COMPLETED', 2), fact('RESET', 3), fact('STARTED', 3, { source: 'STATUS' }), fact('STARTED', 0)],
    'NOT_STARTED',
  ],
  'another level approved': [
    [
      fact('PENDING', 1),
      fact('COMPLETED', 2, { level: 'ADDRESS' }),
      fact('COMPLETED', 3, { level: 'ADDRESS', source: 'STATUS' }),
      fact('STARTED', 0),
      fact('PENDING', 4, { level: 'ADDRESS' }),
    ],
    'PENDING',
  ],
  'approved, and used by another account': [
    [fact('STARTED', 0), fact('PENDING', 1), fact('COMPLETED', 2), ours('DUPLICATE', 2, { subject: 'x' }), fact('COMPLETED', 3)],
    'UNDER_MANUAL_VERIFICATION',
  ],
  'approved by the desk although so': [
    [fact('PENDING', 1), fact('COMPLETED', 2), ours('DUPLICATE', 2, { subject: 'x' }), desk('APPROVED', 3), fact('COMPLETED', 4)],
    'COMPLETED',
  ],
  'refused by the desk': [
    [fact('PENDING', 1), fact('COMPLETED', 2), ours('DUPLICATE', 2, { subject: 'x' }), desk('REFUSED', 3), fact('COMPLETED', 4)],
    'UNSUCCESSFUL',
  ],
  'too young by the document': [
    [
      fact('STARTED', 0),
      fact('PENDING', 1),
      fact('COMPLETED', 2, { birthDate: '2009-01-01' }),
      ours('UNDER_AGE', 2, { birthDate: '2009-01-01' }),
      fact('COMPLETED', 3),
    ],
    'UNSUCCESSFUL',
  ],
  'left, and sent after all': [
    [ours('STARTED', 0), ours('NOT_FINISHED', 5), ours('STARTED', 6), fact('PENDING', 7), fact('COMPLETED', 8)],
    'COMPLETED',
  ],
  'sent before it was given up': [
    [ours('STARTED', 0), ours('NOT_FINISHED', 5), fact('PENDING', 4), fact('STARTED', 1), fact('PENDING', 3)],
    'PENDING',
  ],
}

describe('how a level of a verification stands', () => {
  it.each(Object.entries(sets))('J1 all orders of five events come to one state: %s', (_, [facts, state]) => {
    const found = orders(facts)
    expect(found).toHaveLength(120)
    const wanted = JSON.stringify(standingOf('IDENTITY', facts))
    expect(stateOf(facts)).toBe(state)
    for (const order of found) expect(JSON.stringify(standingOf('IDENTITY', order))).toBe(wanted)
    // Repeated in other places it is the same.
    for (const order of found.slice(0, 20)) expect(JSON.stringify(standingOf('IDENTITY', [...order, ...order.toReversed()]))).toBe(wanted)
  })

  it('J1 canary: the last word in place of the set, and words without their level, come to other states', () => {
    const [late] = sets['a pending one that is older than the approval'] ?? [[]]
    expect(new Set(orders(late).map((order) => stateOf(order.slice(-1)))).size).toBeGreaterThan(1)
    const [other] = sets['another level approved'] ?? [[]]
    expect(stateOf(other.map((each) => ({ ...each, level: 'IDENTITY' as const })))).toBe('COMPLETED')
  })

  it('a higher level counts only by its own events, and only while the identity does', () => {
    const both = [fact('COMPLETED', 1), fact('COMPLETED', 2, { level: 'ADDRESS' })]
    expect(isVerified(caseStandingOf(both), 'ADDRESS')).toBe(true)
    expect(isVerified(caseStandingOf([...both, fact('RESET', 3)]), 'ADDRESS')).toBe(false)
    expect(isVerified(caseStandingOf([fact('COMPLETED', 1)]), 'ADDRESS')).toBe(false)
  })

  it('what is shown is the address once it is asked or begun, and the identity until it is proven', () => {
    const proven = [fact('COMPLETED', 1)]
    expect(levelShown(caseStandingOf(proven), false)).toBe('IDENTITY')
    expect(levelShown(caseStandingOf(proven), true)).toBe('ADDRESS')
    expect(levelShown(caseStandingOf([...proven, ours('STARTED', 2, { level: 'ADDRESS' })]), false)).toBe('ADDRESS')
    expect(levelShown(caseStandingOf([fact('PENDING', 1)]), true)).toBe('IDENTITY')
  })

  it('counts attempts, and refuses for good after the last', () => {
    expect(standingOf('IDENTITY', [{ ...resubmit, attempts: 2 }])).toMatchObject({ attemptsLeft: MOST_ATTEMPTS - 2, isFinal: false })
    expect(standingOf('IDENTITY', [{ ...resubmit, attempts: MOST_ATTEMPTS }])).toMatchObject({
      state: 'UNSUCCESSFUL',
      refusal: 'TOO_MANY_ATTEMPTS',
      isFinal: true,
    })
  })

  it('an under-age date of birth that was stated holds up an approval, unless it is the one of today', () => {
    const stated = ours('STATED_UNDER_AGE', 0, { birthDate: '2010-05-01' })
    const begun = (birthDate: string) => ours('STARTED', 1, { birthDate })
    expect(standingOf('IDENTITY', [stated, begun('1990-05-01'), fact('COMPLETED', 2)])).toMatchObject({
      state: 'UNDER_MANUAL_VERIFICATION',
      manualReason: 'STATED_UNDER_AGE',
    })
    expect(stateOf([stated, begun('2010-05-01'), fact('COMPLETED', 2)])).toBe('COMPLETED')
    expect(stateOf([stated, begun('1990-05-01'), fact('COMPLETED', 2), desk('APPROVED', 3)])).toBe('COMPLETED')
  })

  it('keeps since when it stands so while only details change', () => {
    const again = { ...resubmit, at: new Date(T0 + 600_000), subject: 'other' }
    expect(standingOf('IDENTITY', [resubmit, again]).since).toEqual(resubmit.at)
    expect(standingOf('IDENTITY', [ours('STARTED', 0), ours('STARTED', 5)])).toMatchObject({ state: 'NOT_STARTED', since: new Date(T0) })
  })
})
