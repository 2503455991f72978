import { verificationStates } from '@lagoon/contract/kyc/enums'
import { expect, it } from 'vitest'
import { wireVerification } from '../testing/wireVerification.ts'
import { isOpen, markOf, nextLevelOf, toOutcome, toVerificationView } from './verification.adapter.ts'

const since = '2026-11-23T08:00:00.000Z'

it('shows a case that was not started with what it lacks', () => {
  expect(toVerificationView(wireVerification({ missing: ['city'] }))).toMatchObject({ state: 'notStarted', missing: ['city'] })
  expect(toOutcome(wireVerification())).toBeUndefined()
})

it.each([
  [
    { state: 'COMPLETED', isIdVerified: true, since },
    { state: 'completed', completedAt: since },
  ],
  [
    { state: 'PENDING', since, expectedBy: '2026-11-24T17:00:00.000Z' },
    { state: 'pending', submittedAt: since, expectedBy: '2026-11-24T17:00:00.000Z' },
  ],
  [
    { state: 'UNDER_MANUAL_VERIFICATION', since },
    { state: 'underManualVerification', since },
  ],
  [
    { state: 'UNSUCCESSFUL', since, refusal: 'UNDER_AGE' },
    { state: 'unsuccessful', refusal: 'UNDER_AGE', canTryAgain: false, decidedAt: since },
  ],
  [
    { state: 'UNSUCCESSFUL', canTryAgain: true },
    { state: 'unsuccessful', refusal: 'NOT_CONFIRMED', canTryAgain: true },
  ],
  [
    { state: 'RESUBMIT_NEEDED', attemptsLeft: 0, requests: [{ document: 'SELFIE', fault: 'OTHER', comment: null }] },
    { state: 'resubmitNeeded', attemptsLeft: 0, requests: [{ document: 'SELFIE', fault: 'OTHER' }] },
  ],
] as const)('tells %j', (more, view) => {
  expect(toOutcome(wireVerification({ ...more, requests: 'requests' in more ? [...more.requests] : [] }))).toMatchObject(view)
})

it('says nothing that the server did not say', () => {
  const view = toOutcome(wireVerification({ state: 'PENDING' }))
  expect(view).not.toHaveProperty('submittedAt')
  expect(view).not.toHaveProperty('expectedBy')
})

it.each([[{ level: 'IDENTITY', state: 'COMPLETED' }], [{ level: 'ADDRESS', state: 'NOT_STARTED' }]] as const)(
  'asks for the address once the identity is known (%j)',
  (more) => {
    const wire = wireVerification({ ...more, since, isIdVerified: true, isAddressAsked: true })
    expect(toOutcome(wire)?.state).toBe('addressAsked')
    expect(nextLevelOf(wire)).toBe('ADDRESS')
    expect(isOpen(wire)).toBe(true)
    const notAsked = {
      ...wire,
      since: wire.state === 'COMPLETED' ? since : null,
      isAddressAsked: false,
      timeline: [{ level: 'IDENTITY', state: 'COMPLETED', at: since }],
    } as const
    expect(toOutcome({ ...notAsked, timeline: [...notAsked.timeline] })).toMatchObject({ state: 'completed', completedAt: since })
  },
)

it('goes on with a level that was begun, asked for or not', () => {
  expect(toVerificationView(wireVerification({ since }))).toMatchObject({ state: 'notStarted', isBegun: true })
  const address = wireVerification({ level: 'ADDRESS', since, isIdVerified: true })
  expect([toOutcome(address)?.state, isOpen(address)]).toEqual(['addressAsked', true])
})

it('is complete with both levels', () => {
  const both = { level: 'ADDRESS', state: 'COMPLETED', isIdVerified: true, isAddressVerified: true, isAddressAsked: true } as const
  expect(toOutcome(wireVerification(both))?.state).toBe('completed')
})

it('lets a player send only where there is something to send', () => {
  const open = verificationStates.filter((state) => isOpen(wireVerification({ state })))
  expect(open).toEqual(['NOT_STARTED', 'RESUBMIT_NEEDED'])
  expect(isOpen(wireVerification({ state: 'UNSUCCESSFUL', canTryAgain: true }))).toBe(true)
  expect(isOpen(wireVerification({ level: 'ADDRESS', state: 'NOT_STARTED', isIdVerified: true }))).toBe(false)
})

it('knows a case that has moved', () => {
  const marks = [wireVerification(), wireVerification({ state: 'PENDING' }), wireVerification({ state: 'PENDING', since })].map(markOf)
  expect(new Set(marks).size).toBe(3)
})
