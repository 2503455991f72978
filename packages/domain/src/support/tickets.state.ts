import type { TicketSender, TicketStep, TicketType } from '@lagoon/contract/support/enums'
import type { FieldErrorDetail } from '@lagoon/contract/problems/problem'
import type { NotLoaded } from '../kernel/notLoaded.state.ts'

/** One message of a ticket. `at` is an RFC 3339 instant; `text` is plain text. */
export interface TicketComment {
  readonly id: string
  readonly from: TicketSender
  /** The display name of who wrote it. */
  readonly author: string
  readonly text: string
  readonly at: string
}

/** A matter that the player and the support team settle in writing (§3). */
export interface Ticket {
  readonly id: string
  readonly type: TicketType
  readonly title: string
  readonly step: TicketStep
  /** Oldest first; the first one is what the player posted. */
  readonly comments: readonly TicketComment[]
  readonly assignedTo?: string
  readonly resolvedBy?: string
  readonly postedAt: string
  readonly lastUpdatedBy: string
  readonly lastUpdatedAt: string
}

/** What the player fills in for a new ticket. */
export interface TicketValues {
  type: TicketType
  title: string
  comments: string
}

/** The tickets of the player. In the three states of a new one what was typed stays until it has arrived. */
export type TicketsView =
  | NotLoaded
  | { readonly state: 'empty' }
  /** Last updated first. */
  | { readonly state: 'filled'; readonly tickets: readonly Ticket[] }
  | { readonly state: 'opened'; readonly ticket: Ticket; readonly reply: 'ready' | 'sending' | 'failed' }
  /** `refusals` are the server's words about fields. */
  | { readonly state: 'writing'; readonly refusals: readonly FieldErrorDetail[] }
  | { readonly state: 'sending' }
  | { readonly state: 'notSent' }
  | { readonly state: 'sent'; readonly ticket: Ticket }
