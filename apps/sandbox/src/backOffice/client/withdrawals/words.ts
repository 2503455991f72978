import type { ReviewActName, ReviewQueue, Review } from '@lagoon/contract/wire/operator/reviews'
import type { PayoutFailure, WithdrawalRefusal, WithdrawalState } from '@lagoon/contract/withdrawal/enums'

export const queueWords: Readonly<Record<ReviewQueue, string>> = { TO_REVIEW: 'To review', UNDER_WAY: 'On their way', OVER: 'Closed' }

export const statesOf: Readonly<Record<ReviewQueue, readonly WithdrawalState[]>> = {
  TO_REVIEW: ['REQUESTED', 'IN_REVIEW'],
  UNDER_WAY: ['APPROVED', 'SENDING', 'SENT'],
  OVER: ['PAID', 'REFUSED', 'FAILED', 'RETURNED', 'CANCELLED'],
}

export const stateWords: Readonly<Record<WithdrawalState, string>> = {
  REQUESTED: 'Requested',
  IN_REVIEW: 'In review',
  APPROVED: 'Approved',
  SENDING: 'Sending',
  SENT: 'Sent',
  PAID: 'Paid',
  REFUSED: 'Refused',
  FAILED: 'Failed',
  RETURNED: 'Returned',
  CANCELLED: 'Canceled',
}

export const stateTones: Readonly<Record<WithdrawalState, 'neutral' | 'accent' | 'success' | 'warning' | 'danger'>> = {
  REQUESTED: 'accent',
  IN_REVIEW: 'accent',
  APPROVED: 'success',
  SENDING: 'neutral',
  SENT: 'neutral',
  PAID: 'success',
  REFUSED: 'danger',
  FAILED: 'danger',
  RETURNED: 'warning',
  CANCELLED: 'neutral',
}

/** Why a reviewer refuses, as they choose it. */
export const reasonWords: Readonly<Record<WithdrawalRefusal, string>> = {
  NAME_MISMATCH: 'The name on the account isn’t the player’s',
  ACCOUNT_NOT_OWN: 'The account belongs to someone else',
  TERMS_BROKEN: 'It doesn’t meet the terms',
  DOCUMENTS_NEEDED: 'More documents are needed first',
  OTHER: 'Another reason',
}

export const failureWords: Readonly<Record<PayoutFailure, string>> = {
  ACCOUNT_NOT_FOUND: 'The account couldn’t be found',
  ACCOUNT_CLOSED: 'The account is closed',
  ACCOUNT_FROZEN: 'The account can’t take money now',
  NAME_MISMATCH: 'The name on the account doesn’t match',
  NOT_ACCEPTED: 'The account doesn’t take this kind of payment',
  LIMIT: 'Over a limit of the account',
  EXPIRED: 'The card or account has expired',
  NOT_CLAIMED: 'Nobody claimed the money in time',
  TRY_LATER: 'The provider couldn’t send it',
  OTHER: 'Another reason',
}

const eventWords: Readonly<Record<string, string>> = {
  REQUESTED: 'Requested',
  CANCELLED: 'Canceled by the player',
  TAKEN: 'Taken for review',
  PUT_BACK: 'Put back in the queue',
  APPROVED: 'Approved',
  REFUSED: 'Refused',
  SENDING: 'Sent to the provider',
  UNKNOWN: 'No clear answer from the provider',
  SENT: 'Accepted by the provider',
  PAID: 'Paid',
  FAILED: 'Failed',
  RETURNED: 'Returned',
  NOTED: 'Note',
}
export const eventTitle = (kind: string): string => eventWords[kind] ?? kind

type Source = Review['events'][number]['source']
const sourceWords: Readonly<Record<Source, string>> = {
  PLAYER: 'the player',
  DESK: 'a reviewer',
  RULE: 'the automatic rule',
  WORKER: 'the platform',
  WEBHOOK: 'the provider’s notification',
  STATUS: 'the provider’s status',
  CLOCK: 'the time limit',
}
/** Who said it: `Ana Reyes`, `the provider’s status`. */
export const speakerOf = ({ source, actor }: { readonly source: Source; readonly actor: string }): string =>
  source === 'DESK' && actor !== '' ? actor : sourceWords[source]

export const attemptWords: Readonly<Record<Review['attempts'][number]['state'], string>> = {
  SENDING: 'Sending',
  UNKNOWN: 'No clear answer',
  SENT: 'Accepted',
  PAID: 'Paid',
  FAILED: 'Failed',
  RETURNED: 'Returned',
}

interface ActWords {
  readonly label: string
  /** Title of what asks for confirmation. */
  readonly title: string
  /** What it does, and whether it can be undone. */
  readonly effect: string
  /** Said when it is done. */
  readonly done: string
}

export const actWords: Readonly<Record<ReviewActName, ActWords>> = {
  take: {
    label: 'Take for review',
    title: 'Take for review',
    effect: 'The player can no longer cancel it.',
    done: 'You have it. The player can no longer cancel it.',
  },
  putBack: {
    label: 'Put back',
    title: 'Put it back in the queue?',
    effect: 'Another reviewer can then take it. It stays in review.',
    done: 'It’s back in the queue.',
  },
  approve: {
    label: 'Approve',
    title: 'Approve this withdrawal?',
    effect: 'Once it has all the approvals it needs, it’s paid out to the account shown. That can’t be undone here.',
    done: 'Your approval is recorded.',
  },
  refuse: {
    label: 'Refuse',
    title: 'Refuse this withdrawal?',
    effect: 'The prize tokens go back to the player, with the reason and your words. That can’t be undone.',
    done: 'It’s refused, and the tokens are back with the player.',
  },
  note: {
    label: 'Add a note',
    title: 'Add a note',
    effect: 'For reviewers only. A player never reads it.',
    done: 'Your note is added.',
  },
  ask: {
    label: 'Ask the provider again',
    title: 'Ask the provider again',
    effect: 'Asks for the status of the last attempt. Nothing is sent.',
    done: 'The provider was asked. Its answer is in the history.',
  },
  sendAgain: {
    label: 'Send again',
    title: 'Send this payout again?',
    effect: 'If the provider doesn’t know it, it’s sent under the same key, so it can’t be paid twice.',
    done: 'It’s being sent again.',
  },
  markPaid: {
    label: 'Mark as paid',
    title: 'Mark this payout as paid?',
    effect: 'Only if the provider told you so outside its interface. The tokens will be gone.',
    done: 'It’s marked as paid.',
  },
  markFailed: {
    label: 'Mark as failed',
    title: 'Mark this payout as failed?',
    effect: 'Only if the provider told you so outside its interface. The tokens go back to the player.',
    done: 'It’s marked as failed, and the tokens are back with the player.',
  },
}
