import * as v from 'valibot'
import type { RuleCode } from '../account/account.rules.ts'
import { ticketTypes } from './tickets.state.ts'

/** Longer matters go better with a ticket. */
export const CHAT_MESSAGE_MAX_LENGTH = 1_000
export const TICKET_TITLE_MAX_LENGTH = 120
export const TICKET_COMMENTS_MAX_LENGTH = 5_000

const code = (rule: RuleCode): RuleCode => rule

/** What a person writes: blanks alone are nothing. Counted as a person counts, not in UTF-16. */
const writtenUpTo = (maxLength: number) =>
  v.pipe(
    v.string(code('required')),
    v.trim(),
    v.nonEmpty(code('required')),
    v.check((text) => [...text].length <= maxLength, code('tooLong')),
  )

/** A chat message must not be empty (§5). */
export const chatMessageSchema = writtenUpTo(CHAT_MESSAGE_MAX_LENGTH)

/** A support request: title and comments are required (§5). */
export const ticketSchema = v.object({
  type: v.picklist(ticketTypes, code('required')),
  title: writtenUpTo(TICKET_TITLE_MAX_LENGTH),
  comments: writtenUpTo(TICKET_COMMENTS_MAX_LENGTH),
})

/** What the player adds to a ticket that is open. */
export const ticketReplySchema = v.object({ comments: writtenUpTo(TICKET_COMMENTS_MAX_LENGTH) })
