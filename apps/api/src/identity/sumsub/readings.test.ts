import { rejectLabels } from '@lagoon/contract/wire/sumsub/labels'
import { reviewStatuses, type ApplicantReply, type ReviewResult } from '@lagoon/contract/wire/sumsub/sumsub'
import { describe, expect, it } from 'vitest'
import { decisionWord, readingOf } from './readings.ts'

const NOTE = 'canary of the note for the staff'
const red = (rejectLabels: readonly string[], reviewRejectType?: string, moderationComment?: string): ReviewResult => ({
  reviewAnswer: 'RED',
  rejectLabels: [...rejectLabels],
  clientComment: NOTE,
  ...(reviewRejectType !== undefined && { reviewRejectType }),
  ...(moderationComment !== undefined && { moderationComment }),
})
const applicant = (review: Partial<ApplicantReply['review']>, change: Partial<ApplicantReply> = {}): ApplicantReply => ({
  id: '5cb744200a975a67ed1798a4',
  externalUserId: 'player-1',
  inspectionId: 'i-1',
  review: {
    levelName: 'lagoon-identity',
    reviewStatus: 'completed',
    attemptCnt: 1,
    createDate: '2026-11-22 10:15:00+0000',
    reviewDate: '2026-11-22 10:15:30.250+0000',
    ...review,
  },
  ...change,
})

describe('a label', () => {
  const { MEND_PICTURE, ANOTHER_DOCUMENT, MEND_PROFILE, WAIT, PERSON_DECIDES } = rejectLabels
  it.each([...MEND_PICTURE, ...ANOTHER_DOCUMENT, ...MEND_PROFILE])('%s is asked for again, with one fault', (label) => {
    const said = decisionWord('IDENTITY', red([label], 'RETRY'), [])
    expect(said).toMatchObject({ word: 'RESUBMIT', documents: [{ fault: expect.any(String) }] })
    expect(JSON.stringify(said)).not.toContain(NOTE)
  })
  it.each(MEND_PROFILE)('%s is about the profile', (label) => {
    expect(decisionWord('ADDRESS', red([label], 'RETRY'), [])).toMatchObject({
      documents: [{ document: 'PROFILE', fault: 'DATA_MISMATCH' }],
    })
  })
  it.each(WAIT)('%s is waited for', (label) => {
    expect(decisionWord('IDENTITY', red([label], 'RETRY'), [])).toEqual({ word: 'PENDING' })
  })
  it.each(PERSON_DECIDES)('%s is never told of', (label) => {
    const reason = label === 'AGE_REQUIREMENT_MISMATCH' ? 'UNDER_AGE' : 'NOT_CONFIRMED'
    expect(decisionWord('IDENTITY', red([label], 'FINAL'), [])).toEqual({ word: 'UNSUCCESSFUL', isFinal: true, reason })
    expect(decisionWord('IDENTITY', red([label], 'RETRY'), [])).toEqual({ word: 'UNSUCCESSFUL', isFinal: false, reason })
    // Beside something that can be mended, only that is told.
    expect(decisionWord('IDENTITY', red([label, 'LOW_QUALITY'], 'RETRY'), [])).toEqual({
      word: 'RESUBMIT',
      documents: [{ document: 'IDENTITY', fault: 'UNREADABLE', comment: null }],
    })
  })
  it('does not decide whether it may be tried again: the type does', () => {
    expect(decisionWord('IDENTITY', red(['LOW_QUALITY'], 'FINAL'), [])).toMatchObject({ word: 'UNSUCCESSFUL', isFinal: true })
  })
  it('that was added since is some fault', () => {
    expect(decisionWord('ADDRESS', red(['NEW_LABEL'], 'RETRY'), [])).toMatchObject({ documents: [{ document: 'ADDRESS', fault: 'OTHER' }] })
  })
})

describe('what is asked for again', () => {
  it('is told for each document, with its own comment', () => {
    const items = [
      {
        idDocSetType: 'IDENTITY',
        reviewAnswer: 'RED',
        rejectLabels: ['EXPIRATION_DATE', 'LOW_QUALITY'],
        moderationComment: 'It ended in May.',
      },
      { idDocSetType: 'SELFIE', reviewAnswer: 'GREEN', rejectLabels: ['BAD_SELFIE'] },
      { idDocSetType: 'APPLICANT_DATA', reviewAnswer: 'RED', rejectLabels: ['DB_DATA_MISMATCH'] },
    ]
    expect(decisionWord('IDENTITY', red(['EXPIRATION_DATE'], 'RETRY', 'All of it'), items)).toEqual({
      word: 'RESUBMIT',
      documents: [
        { document: 'IDENTITY', fault: 'EXPIRED', comment: 'It ended in May.' },
        { document: 'PROFILE', fault: 'DATA_MISMATCH', comment: null },
      ],
    })
  })
  it('has the comment on the whole where there is one document', () => {
    expect(decisionWord('IDENTITY', red(['LOW_QUALITY'], 'RETRY', 'Closer, please'), [])).toMatchObject({
      documents: [{ comment: 'Closer, please' }],
    })
    expect(decisionWord('ADDRESS', red([], 'RETRY', 'Closer, please'), [])).toMatchObject({
      documents: [{ document: 'ADDRESS', fault: 'OTHER', comment: 'Closer, please' }],
    })
  })
})

describe('a status', () => {
  const wordOf = (review: Partial<ApplicantReply['review']>) => readingOf(applicant(review), [], false)?.word
  it('of every known kind has a word', () => {
    const words = Object.fromEntries(
      reviewStatuses.map((reviewStatus) => [
        reviewStatus,
        wordOf({ reviewStatus, reviewResult: { reviewAnswer: 'GREEN', rejectLabels: [] } }),
      ]),
    )
    expect(words).toEqual({
      init: 'RESET',
      pending: 'PENDING',
      prechecked: 'PENDING',
      queued: 'PENDING',
      awaitingService: 'PENDING',
      awaitingUser: 'RESUBMIT',
      onHold: 'MANUAL',
      completed: 'COMPLETED',
    })
    expect(
      readingOf(
        { ...applicant({ reviewStatus: 'init' }), review: { ...applicant({}).review, reviewStatus: 'init', reviewDate: undefined } },
        [],
        false,
      )?.word,
    ).toBe('STARTED')
  })
  it.each<[string, Partial<ApplicantReply['review']>]>([
    ['a status', { reviewStatus: 'newStatus' }],
    ['an answer', { reviewResult: { reviewAnswer: 'YELLOW', rejectLabels: [] } }],
    ['a kind of refusal', { reviewResult: red(['LOW_QUALITY'], 'LATER') }],
    ['a refusal without a kind', { reviewResult: red(['LOW_QUALITY']) }],
    ['no result', {}],
    ['a level', { levelName: 'basic-kyc-level', reviewResult: { reviewAnswer: 'GREEN', rejectLabels: [] } }],
  ])('with %s that is not known says nothing', (_what, review) => {
    expect(readingOf(applicant(review), [], false)).toBeUndefined()
  })
  it('carries the time, the attempts, the date of birth and what tells the document again', () => {
    const info = { dob: '1991-08-14', idDocs: [{ idDocType: 'PASSPORT', numberHash: 'abc' }] }
    const reviewResult = { reviewAnswer: 'GREEN', rejectLabels: [] }
    expect(readingOf(applicant({ reviewResult, attemptCnt: 2 }, { info }), [], false)).toEqual({
      level: 'IDENTITY',
      at: new Date('2026-11-22T10:15:30.250Z'),
      attempts: 2,
      documentBirthDate: '1991-08-14',
      documentHash: 'abc',
      word: 'COMPLETED',
    })
    expect(readingOf(applicant({ reviewResult }, { info }), [], true)?.word).toBe('MANUAL')
  })
})
