import type { Ticket } from '@lagoon/domain/support/tickets.state'
import type { TicketStep, TicketType } from '@lagoon/contract/support/enums'
import { TICKET_COMMENTS_MAX_LENGTH, TICKET_TITLE_MAX_LENGTH } from '@lagoon/contract/support/support.rules'
import { fieldWords } from '../../fieldWords.ts'
import { dateFormat } from '../../../words/dateFormat.ts'

/** What a ticket is about, as the player says it. */
export const typeNames: Readonly<Record<TicketType, string>> = {
  PAYMENT: 'Payment',
  WITHDRAWAL: 'Withdrawal',
  VERIFICATION: 'Verification',
  GAME: 'Game',
  ACCOUNT: 'Account',
  OTHER: 'Something else',
}

/** How far a ticket is, in one or two words. */
export const stepNames: Readonly<Record<TicketStep, string>> = {
  POSTED: 'Received',
  ASSIGNED: 'In progress',
  ANSWERED: 'Replied',
  RESOLVED: 'Resolved',
}

/** Who has it in hand now, and what is next. */
export const standingWords = ({ step, assignedTo, resolvedBy, lastUpdatedBy }: Ticket): string => {
  switch (step) {
    case 'POSTED':
      return 'Waiting for our reply'
    case 'ASSIGNED':
      return assignedTo === undefined ? 'Our team is working on it' : `${assignedTo} is working on it`
    case 'ANSWERED':
      return `${lastUpdatedBy} replied`
    case 'RESOLVED':
      return resolvedBy === undefined ? 'Closed' : `Resolved by ${resolvedBy}`
  }
}

const moment = dateFormat('en-US', { dateStyle: 'long', timeStyle: 'short' })
const day = dateFormat('en-US', { dateStyle: 'long' })

/** `February 27, 2026 at 4:20 PM`. */
export const momentOf = (at: string): string => moment.format(new Date(at))
export const dayOf = (at: string): string => day.format(new Date(at))

const upTo = (limit: number) => `Use no more than ${limit.toLocaleString('en-US')} characters.`

/** Words for what a rule says about a field of a ticket. */
export const ticketMessages = {
  type: fieldWords({ required: 'Choose a topic.' }),
  title: fieldWords({ required: 'Enter a title.', tooLong: upTo(TICKET_TITLE_MAX_LENGTH) }),
  comments: fieldWords({ required: 'Tell us what happened.', tooLong: upTo(TICKET_COMMENTS_MAX_LENGTH) }),
  reply: fieldWords({ required: 'Write a reply first.', tooLong: upTo(TICKET_COMMENTS_MAX_LENGTH) }),
} as const
