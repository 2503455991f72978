import type { rejectLabels } from '@lagoon/contract/wire/sumsub/labels'
import type { LevelName } from '@lagoon/contract/wire/sumsub/sumsub'
import { setsOf } from '../documents.ts'
import { labelName, setNames, type Ask, type Outcome } from '../outcomes.ts'
import { hashOf, type Applicant, type AskedAgain, type Review } from './book.ts'

/** What is decided about a check. */
export interface Decision {
  readonly answer: 'GREEN' | 'RED'
  /** With RED: whether the person may try again. */
  readonly isFinal: boolean
  /** With RED for good: why. Where something is asked for again, its own labels count. */
  readonly labels: readonly string[]
  readonly asked: readonly AskedAgain[]
  /** For the player. */
  readonly comment: string | null
  /** For the staff of the client. */
  readonly note: string | null
}

const green: Decision = { answer: 'GREEN', isFinal: false, labels: [], asked: [], comment: null, note: null }

const commentOf = ({ set, label }: Ask): string =>
  set === 'APPLICANT_DATA'
    ? `${labelName(label)}: correct the details of your profile.`
    : `${setNames[set]}: ${labelName(label).toLowerCase()}. Please send it again.`

/** A document is asked for again. */
export const askAgain = (ask: Ask): Decision => ({
  ...green,
  answer: 'RED',
  asked: [{ set: ask.set, labels: [ask.label], comment: commentOf(ask) }],
  note: 'Chosen in the sandbox.',
})

/** Refused, and everything may be sent once more. */
export const refuseForNow = (levelName: LevelName): Decision => {
  const labels = [levelName === 'lagoon-identity' ? 'SELFIE_MISMATCH' : 'INCONSISTENT_PROFILE']
  return {
    ...green,
    answer: 'RED',
    asked: setsOf[levelName].map((set) => ({ set, labels, comment: null })),
    labels,
    note: 'Looks like someone else. Chosen in the sandbox.',
  }
}

export const refuseForGood = (label: (typeof rejectLabels)['PERSON_DECIDES'][number] = 'FORGERY'): Decision => ({
  ...green,
  answer: 'RED',
  isFinal: true,
  labels: [label],
  note: 'Not genuine. Chosen in the sandbox.',
})

export const approve = green

/** What a tester's choice comes to; null: nothing is decided by itself. */
export const decisionOf = (outcome: Outcome, levelName: LevelName, ask: Ask): Decision | null => {
  switch (outcome) {
    case 'STAYS_PENDING':
    case 'ON_HOLD':
      return null
    case 'RESUBMIT':
      return askAgain(
        ask.set === 'APPLICANT_DATA' || setsOf[levelName].includes(ask.set) ? ask : { ...ask, set: setsOf[levelName][0] ?? 'IDENTITY' },
      )
    case 'REFUSED_FOR_NOW':
      return refuseForNow(levelName)
    case 'REFUSED':
      return refuseForGood()
    default:
      return green
  }
}

/** A review that is decided. The labels of all that is asked for again stand together, as the vendor has them. */
export const decided = (review: Review, { answer, isFinal, labels, asked, comment, note }: Decision): Review => ({
  ...review,
  status: 'completed',
  due: null,
  asked: answer === 'RED' && !isFinal ? asked : [],
  result: {
    reviewAnswer: answer,
    rejectLabels: [...new Set([...labels, ...asked.flatMap((one) => one.labels)])],
    ...(answer === 'RED' && { reviewRejectType: isFinal ? 'FINAL' : 'RETRY' }),
    ...(comment !== null && { moderationComment: comment }),
    ...(note !== null && { clientComment: note }),
  },
})

const YEARS_OF_A_CHILD = 16

const bornYearsAgo = (years: number): string => {
  const today = new Date()
  return new Date(Date.UTC(today.getUTCFullYear() - years, today.getUTCMonth(), today.getUTCDate())).toISOString().slice(0, 10)
}

/** What is read from the documents of a person, as a tester wishes. */
export const foundOn = ({ id, fixedInfo }: Applicant, outcome: Outcome): NonNullable<Applicant['found']> => ({
  dob: outcome === 'UNDER_AGE' ? bornYearsAgo(YEARS_OF_A_CHILD) : (fixedInfo.dob ?? null),
  numberHash: hashOf(outcome === 'DUPLICATE' ? 'one document of several people' : id),
  isDuplicate: outcome === 'DUPLICATE',
})
