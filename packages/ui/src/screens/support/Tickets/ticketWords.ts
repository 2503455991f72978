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
  ASSIGNED: 'In work',
  ANSWERED: 'Answered',
  RESOLVED: 'Resolved',
}

/** Who has it in hand now, and what is next. */
export const standingWords = ({ step, assignedTo, resolvedBy, lastUpdatedBy }: Ticket): string => {
  switch (step) {
    case 'POSTED':
      return 'Waits for a person of our team'
    case 'ASSIGNED':
      return assignedTo === undefined ? 'Our team works on it' : `${assignedTo} works on it`
    case 'ANSWERED':
      return `${lastUpdatedBy} wrote to you`
    case 'RESOLVED':
      return resolvedBy === undefined ? 'Nothing left to do' : `${resolvedBy} settled it`
  }
}

const moment = dateFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
const day = dateFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** `27 February 2026 at 16:20`. */
export const momentOf = (at: string): string => moment.format(new Date(at))
export const dayOf = (at: string): string => day.format(new Date(at))

const upTo = (limit: number) => `Use at most ${limit.toLocaleString('en-GB')} characters.`

/** Words for what a rule says about a field of a ticket. */
export const ticketMessages = {
  type: fieldWords({ required: 'Choose what it is about.' }),
  title: fieldWords({ required: 'Give it a title, so that you find it again.', tooLong: upTo(TICKET_TITLE_MAX_LENGTH) }),
  comments: fieldWords({ required: 'Write what happened.', tooLong: upTo(TICKET_COMMENTS_MAX_LENGTH) }),
  reply: fieldWords({ required: 'Write your answer first.', tooLong: upTo(TICKET_COMMENTS_MAX_LENGTH) }),
} as const
