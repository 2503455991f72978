import * as v from 'valibot'
import { ticketSenders, ticketSteps, ticketTypes } from '../../support/enums.ts'
import { TICKET_COMMENTS_MAX_LENGTH } from '../../support/support.rules.ts'
import { writtenText } from '../../rules/rule.ts'
import { agentName } from './agentName.ts'

const timestamp = v.pipe(v.string(), v.isoTimestamp())
const reference = v.pipe(v.string(), v.regex(/^T-[\dA-Z]{4}-[\dA-Z]{4}$/))
const uuid = v.pipe(v.string(), v.uuid())

/** Tickets in which the player has the last word, those that wait for the player, and those that are done. */
export const ticketQueues = ['WAITING', 'ANSWERED', 'RESOLVED'] as const
export type TicketQueue = (typeof ticketQueues)[number]

/** Three more signed POSTs of the operator (wire/operator). */
export const ticketPaths = {
  /** Takes a TicketsQuery, answers a TicketsReply. */
  list: '/operator/tickets/list',
  /** Takes a TicketQuery, answers a TicketReply. */
  one: '/operator/tickets/one',
  /** Takes a TicketAct, answers a TicketReply: the ticket as it stands then. */
  act: '/operator/tickets/act',
} as const

/** Asks for a page of a queue: of what waits the longest waiting first, of the others the last updated first. */
export const ticketsQuery = v.strictObject({
  queue: v.picklist(ticketQueues),
  /** Only what this agent has taken. */
  agent: v.exactOptional(agentName),
  first: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 25),
  /** `next` of the page before. */
  after: v.exactOptional(reference),
})
export type TicketsQuery = Readonly<v.InferOutput<typeof ticketsQuery>>

const row = {
  id: reference,
  type: v.picklist(ticketTypes),
  title: v.string(),
  step: v.picklist(ticketSteps),
  player: v.object({ id: uuid, displayName: v.string(), country: v.string() }),
  /** Who has taken it; null: nobody. */
  assignedTo: v.nullable(v.string()),
  resolvedBy: v.nullable(v.string()),
  postedAt: timestamp,
  /** When the player wrote what has no reply yet; only of what waits. */
  waitingSince: v.nullable(timestamp),
  lastUpdatedBy: v.string(),
  lastUpdatedAt: timestamp,
}
const ticketRow = v.object(row)
export type TicketRow = Readonly<v.InferOutput<typeof ticketRow>>

const tickets = v.object({
  status: v.literal('OK'),
  rows: v.pipe(v.array(ticketRow), v.readonly()),
  /** Null on the last page. */
  next: v.nullable(reference),
  /** How many are in the queue, counted up to 100. */
  inQueue: v.number(),
})
export type DeskTickets = Readonly<v.InferOutput<typeof tickets>>

/** What may be done with a ticket now. */
export const ticketActs = ['take', 'putBack', 'reply', 'resolve'] as const
export type TicketActName = (typeof ticketActs)[number]

const ticket = v.object({
  ...row,
  player: v.object({ ...row.player.entries, email: v.string(), isIdVerified: v.boolean() }),
  /** Oldest first. */
  comments: v.pipe(
    v.array(v.object({ id: v.string(), from: v.picklist(ticketSenders), author: v.string(), text: v.string(), at: timestamp })),
    v.readonly(),
  ),
  /** What may be done now; who may do it is decided when it is done. */
  may: v.pipe(v.array(v.picklist(ticketActs)), v.readonly()),
})
export type DeskTicket = Readonly<v.InferOutput<typeof ticket>>

export const ticketQuery = v.strictObject({ id: reference })

const by = { id: reference, agent: agentName }

/** What an agent writes to the player. The same key again is the same reply: it is kept once. */
const reply = v.strictObject({ key: uuid, text: writtenText(TICKET_COMMENTS_MAX_LENGTH) })

/** What an agent does with a ticket. */
export const ticketAct = v.variant('do', [
  v.strictObject({ do: v.literal('take'), ...by }),
  /** Back to the queue; also what another agent has, who may be away. */
  v.strictObject({ do: v.literal('putBack'), ...by }),
  v.strictObject({ do: v.literal('reply'), ...by, reply }),
  /** `seen`: ID of the last message that the agent has read; a player who has written since is read first. */
  v.strictObject({ do: v.literal('resolve'), ...by, seen: v.string(), reply: v.exactOptional(reply) }),
])
export type TicketAct = Readonly<v.InferOutput<typeof ticketAct>>

export const ticketRefusals = [
  'BAD_SIGNATURE',
  'STALE',
  'REPLAY',
  'BAD_REQUEST',
  'TICKET_NOT_FOUND',
  /** It does not stand so that this could be done, or somebody was faster. */
  'NOT_NOW',
  'TAKEN_BY_ANOTHER',
  'TICKET_RESOLVED',
  'INTERNAL',
] as const
export type TicketRefusal = (typeof ticketRefusals)[number]

const refusal = v.object({ status: v.picklist(ticketRefusals) })
export const ticketsReply = v.variant('status', [tickets, refusal])
export type TicketsReply = Readonly<v.InferOutput<typeof ticketsReply>>
export const ticketReply = v.variant('status', [v.object({ status: v.literal('OK'), ticket }), refusal])
export type TicketReply = Readonly<v.InferOutput<typeof ticketReply>>
