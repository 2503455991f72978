import * as v from 'valibot'
import { TICKET_COMMENTS_MAX_LENGTH } from '../../support/support.rules.ts'
import { writtenText } from '../../rules/rule.ts'
import { agentName } from './agentName.ts'

const timestamp = v.pipe(v.string(), v.isoTimestamp())
const reference = v.pipe(v.string(), v.regex(/^C-[\dA-Z]{4}-[\dA-Z]{4}$/))

/** Three more signed POSTs of the operator (wire/operator). */
export const contactPaths = {
  /** Takes nothing, answers a ContactsReply. */
  list: '/operator/contacts/list',
  /** Takes a ContactQuery, answers a ContactReply. */
  one: '/operator/contacts/one',
  /** Takes a ContactAct, answers a ContactReply: the message as it stands then. */
  act: '/operator/contacts/act',
} as const

export const contactsQuery = v.strictObject({})
export const contactQuery = v.strictObject({ id: reference })

/** A message of the contact form. Its email was typed by whoever sent it: nobody has confirmed it. */
const contact = v.object({
  id: reference,
  name: v.string(),
  email: v.string(),
  message: v.string(),
  sentAt: timestamp,
  /** Null: nobody has replied, and it is not closed. */
  closedAt: v.nullable(timestamp),
  closedBy: v.nullable(v.string()),
  /** Null: none, or closed without one. */
  reply: v.nullable(v.string()),
})
export type Contact = Readonly<v.InferOutput<typeof contact>>

/** The messages without a reply, the longest waiting first, at most 50; `waiting` is how many there are. */
const contacts = v.object({ status: v.literal('OK'), waiting: v.number(), contacts: v.pipe(v.array(contact), v.readonly()) })
export type Contacts = Readonly<v.InferOutput<typeof contacts>>

const by = { id: reference, agent: agentName }

/** What an agent does with a message of the contact form. It has one reply, so the same one again changes nothing. */
export const contactAct = v.variant('do', [
  /** Sent to the email that the sender gave. */
  v.strictObject({ do: v.literal('reply'), ...by, text: writtenText(TICKET_COMMENTS_MAX_LENGTH) }),
  /** Without a reply. */
  v.strictObject({ do: v.literal('close'), ...by }),
])
export type ContactAct = Readonly<v.InferOutput<typeof contactAct>>

/** NOT_NOW: it is closed, or somebody was faster. */
export const contactRefusals = ['BAD_SIGNATURE', 'STALE', 'REPLAY', 'BAD_REQUEST', 'CONTACT_NOT_FOUND', 'NOT_NOW', 'INTERNAL'] as const
export type ContactRefusal = (typeof contactRefusals)[number]

const refusal = v.object({ status: v.picklist(contactRefusals) })
export const contactsReply = v.variant('status', [contacts, refusal])
export type ContactsReply = Readonly<v.InferOutput<typeof contactsReply>>
export const contactReply = v.variant('status', [v.object({ status: v.literal('OK'), contact }), refusal])
export type ContactReply = Readonly<v.InferOutput<typeof contactReply>>
