import { rejectLabels, type RejectLabel } from '@lagoon/contract/wire/sumsub/labels'
import type { DocSetType } from '@lagoon/contract/wire/sumsub/sumsub'

/** What a tester can have come of a check. */
export const outcomeWords = {
  APPROVED: 'Approved',
  APPROVED_LATER: 'Approved after half a minute',
  STAYS_PENDING: 'Stays pending',
  ON_HOLD: 'A reviewer has to look',
  RESUBMIT: 'Ask for a document again',
  REFUSED_FOR_NOW: 'Refused for now',
  REFUSED: 'Refused for good',
  UNDER_AGE: 'Approved, and the document says 16 years old',
  DUPLICATE: 'Approved, and the same person as another',
  REVOKED_LATER: 'Approved, and refused a minute later',
  RESET_LATER: 'Approved, and reset a minute later',
} as const
export type Outcome = keyof typeof outcomeWords
export const outcomes = Object.keys(outcomeWords) as readonly Outcome[]

/** How the platform is notified of it. */
export const noticeWords = {
  AT_ONCE: 'Once, right away',
  TWICE: 'Twice at the same time',
  OUT_OF_ORDER: 'The last one first',
  LATE: 'A minute late',
  NEVER: 'Never',
  WRONG_SIGNATURE: 'With a wrong signature',
  SHA512: 'With the longer digest (SHA-512)',
  SANDBOX_MODE: 'As a notice of the test system',
} as const
export type NoticeWay = keyof typeof noticeWords
export const noticeWays = Object.keys(noticeWords) as readonly NoticeWay[]

/** A document that is to be asked for again, and what is wrong with it. */
export interface Ask {
  readonly set: DocSetType
  readonly label: RejectLabel
}

/** What is to come of one check. */
export interface Wish {
  readonly outcome: Outcome
  readonly notice: NoticeWay
  /** With RESUBMIT. */
  readonly ask: Ask
}

export const setNames: Readonly<Record<DocSetType, string>> = {
  IDENTITY: 'Identity document',
  SELFIE: 'Selfie',
  PROOF_OF_RESIDENCE: 'Proof of address',
  APPLICANT_DATA: 'Details of the profile',
}

/** What a person can mend, in the order of a list to choose from; the words are the reviewers' own. */
export const mendableLabels: readonly RejectLabel[] = [
  ...rejectLabels.MEND_PICTURE,
  ...rejectLabels.ANOTHER_DOCUMENT,
  ...rejectLabels.MEND_PROFILE,
]

/** `LOW_QUALITY` as people read it: `Low quality`. */
export const labelName = (label: string): string => {
  const words = label.replaceAll('_', ' ').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export const usualWish: Wish = { outcome: 'APPROVED', notice: 'AT_ONCE', ask: { set: 'IDENTITY', label: 'LOW_QUALITY' } }
