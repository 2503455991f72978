import type { VerificationLevel } from '@lagoon/contract/kyc/enums'
import type { CaseFacts, CaseStep, KycDetails, KycOutcomeView } from '@lagoon/domain/kyc/kyc.state'

export const details: KycDetails = {
  fullName: "Marina O'Hara",
  dateOfBirth: '1991-08-14',
  gender: 'FEMALE',
  address: '200 Gate Five Road, Dock 4',
  city: 'Sausalito',
  country: 'US',
}

const sent: CaseStep = { level: 'IDENTITY', state: 'PENDING', at: '2026-03-02T08:41:00Z' }
const step = (state: CaseStep['state'], at: string, level: VerificationLevel = 'IDENTITY'): CaseStep => ({ level, state, at })

/** Of a player who is asked for the identity alone. */
export const identityOnly: CaseFacts = {
  level: 'IDENTITY',
  isIdVerified: false,
  isAddressVerified: false,
  isAddressAsked: false,
  timeline: [],
}
const withAddress: CaseFacts = { ...identityOnly, isAddressAsked: true }
const verified = [sent, step('COMPLETED', '2026-03-02T08:52:00Z')]

/** One case for each outcome, as its player would find it on March 3. */
export const outcomes = {
  completed: {
    ...identityOnly,
    state: 'completed',
    isIdVerified: true,
    completedAt: '2026-03-02T08:52:00Z',
    timeline: verified,
  },
  addressAsked: { ...withAddress, state: 'addressAsked', level: 'ADDRESS', isIdVerified: true, timeline: verified },
  pending: {
    ...identityOnly,
    state: 'pending',
    submittedAt: '2026-03-02T08:41:00Z',
    expectedBy: '2026-03-03T17:00:00Z',
    timeline: [sent],
  },
  unsuccessful: {
    ...identityOnly,
    state: 'unsuccessful',
    canTryAgain: true,
    refusal: 'NOT_CONFIRMED',
    decidedAt: '2026-03-02T15:02:00Z',
    timeline: [sent, step('UNSUCCESSFUL', '2026-03-02T15:02:00Z')],
  },
  unsuccessfulForGood: {
    ...identityOnly,
    state: 'unsuccessful',
    canTryAgain: false,
    refusal: 'TOO_MANY_ATTEMPTS',
    decidedAt: '2026-03-02T15:02:00Z',
    timeline: [sent, step('UNSUCCESSFUL', '2026-03-02T15:02:00Z')],
  },
  resubmitNeeded: {
    ...identityOnly,
    state: 'resubmitNeeded',
    until: '2026-03-30T23:59:00Z',
    attemptsLeft: 2,
    requests: [
      { document: 'IDENTITY', fault: 'DAMAGED', comment: 'The bottom edge of the card is cut off.' },
      { document: 'SELFIE', fault: 'FACE_NOT_VISIBLE' },
    ],
    timeline: [sent, step('RESUBMIT_NEEDED', '2026-03-02T09:10:00Z')],
  },
  addressResubmitNeeded: {
    ...withAddress,
    state: 'resubmitNeeded',
    level: 'ADDRESS',
    isIdVerified: true,
    until: '2026-03-30T23:59:00Z',
    attemptsLeft: 1,
    requests: [{ document: 'ADDRESS', fault: 'TOO_OLD' }],
    timeline: [...verified, step('PENDING', '2026-03-02T09:30:00Z', 'ADDRESS'), step('RESUBMIT_NEEDED', '2026-03-02T11:05:00Z', 'ADDRESS')],
  },
  underManualVerification: {
    ...withAddress,
    state: 'underManualVerification',
    since: '2026-03-02T09:05:00Z',
    expectedBy: '2026-03-04T17:00:00Z',
    timeline: [sent, step('UNDER_MANUAL_VERIFICATION', '2026-03-02T09:05:00Z')],
  },
} as const satisfies Record<string, KycOutcomeView>
