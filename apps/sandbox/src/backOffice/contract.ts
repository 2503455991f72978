import type { KycCasesReply } from '@lagoon/contract/wire/operator/kycCases'
import type { OperatorAction, OperatorReply } from '@lagoon/contract/wire/operator/operator'
import type { ReviewReply, ReviewsReply } from '@lagoon/contract/wire/operator/reviews'
import type { Unreachable } from '../http/signedCall.ts'

/** Calls of the back office's own page to its server: a POST each, JSON both ways. */
export const officePaths = {
  /** Takes a ReviewsQuery. */
  withdrawals: '/api/withdrawals',
  /** Takes a ReviewQuery. */
  withdrawal: '/api/withdrawal',
  /** Takes a ReviewAct by one of the reviewers of the settings. */
  act: '/api/act',
  /** Takes a KycCasesQuery. */
  verifications: '/api/verifications',
  /** Takes a KycDecision by one of the reviewers of the settings. */
  decide: '/api/decide',
  /** Takes nothing. */
  log: '/api/log',
} as const

/** Answers a GET with the OfficeSettings. */
export const settingsPath = '/api/settings'

export interface OfficeSettings {
  /** Who may work here, by their names. */
  readonly reviewers: readonly string[]
  readonly productOrigin: string
  /** The identity providers' own queues of people to decide about. */
  readonly identityQueues: readonly { readonly name: string; readonly address: string }[]
}

/** Refused here, before the platform was asked: nobody of that name works here. */
interface UnknownReviewer {
  readonly status: 'UNKNOWN_REVIEWER'
}

export type LogReply = { readonly status: 'OK'; readonly actions: readonly OperatorAction[] } | Exclude<OperatorReply, { status: 'OK' }>

/** What each call answers. */
export interface OfficeReplies {
  readonly withdrawals: ReviewsReply | Unreachable
  readonly withdrawal: ReviewReply | Unreachable
  readonly act: ReviewReply | Unreachable | UnknownReviewer
  readonly verifications: KycCasesReply | Unreachable
  readonly decide: KycCasesReply | Unreachable | UnknownReviewer
  readonly log: LogReply | Unreachable
}
export type OfficeCall = keyof OfficeReplies
export type OfficeRefusal = Exclude<OfficeReplies[OfficeCall]['status'], 'OK'>
