import * as v from 'valibot'
import { code, writtenText } from '../rules/rule.ts'
import { ticketTypes } from './enums.ts'

/** Longer matters go better with a ticket. */
export const CHAT_MESSAGE_MAX_LENGTH = 1_000
export const TICKET_TITLE_MAX_LENGTH = 120
export const TICKET_COMMENTS_MAX_LENGTH = 5_000

/** A chat message must not be empty (§5). */
export const chatMessageSchema = writtenText(CHAT_MESSAGE_MAX_LENGTH)

/** A support request: title and comments are required (§5). */
export const ticketSchema = v.object({
  type: v.picklist(ticketTypes, code('required')),
  title: writtenText(TICKET_TITLE_MAX_LENGTH),
  comments: writtenText(TICKET_COMMENTS_MAX_LENGTH),
})

/** What the player adds to a ticket that is open. */
export const ticketReplySchema = v.object({ comments: writtenText(TICKET_COMMENTS_MAX_LENGTH) })
