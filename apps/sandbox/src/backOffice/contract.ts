import type { ContactReply, ContactsReply } from '@lagoon/contract/wire/operator/contacts'
import type { KycCasesReply } from '@lagoon/contract/wire/operator/kycCases'
import type { OperatorAction, OperatorReply } from '@lagoon/contract/wire/operator/operator'
import type { ReviewReply, ReviewsReply } from '@lagoon/contract/wire/operator/reviews'
import type { TicketReply, TicketsReply } from '@lagoon/contract/wire/operator/tickets'
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
  /** Takes a TicketsQuery. */
  tickets: '/api/tickets',
  /** Takes a TicketQuery. */
  ticket: '/api/ticket',
  /** Takes a TicketAct by one of the reviewers of the settings. */
  actOnTicket: '/api/act-on-ticket',
  /** Takes nothing. */
  contacts: '/api/contacts',
  /** Takes a ContactQuery. */
  contact: '/api/contact',
  /** Takes a ContactAct by one of the reviewers of the settings. */
  actOnContact: '/api/act-on-contact',
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
  readonly tickets: TicketsReply | Unreachable
  readonly ticket: TicketReply | Unreachable
  readonly actOnTicket: TicketReply | Unreachable | UnknownReviewer
  readonly contacts: ContactsReply | Unreachable
  readonly contact: ContactReply | Unreachable
  readonly actOnContact: ContactReply | Unreachable | UnknownReviewer
  readonly log: LogReply | Unreachable
}
export type OfficeCall = keyof OfficeReplies
export type OfficeRefusal = Exclude<OfficeReplies[OfficeCall]['status'], 'OK'>
