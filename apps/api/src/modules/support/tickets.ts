import { sql, type Kysely } from 'kysely'
import { ticketReplySchema, ticketSchema } from '@lagoon/contract/support/support.rules'
import type { Schema } from '../../db/schema.ts'
import type { Ticket, TicketInput } from '../../graphql/resolvers.generated.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { checkInput } from '../../kernel/checkInput.ts'
import { playerById } from '../account/player.ts'
import { throttle } from '../throttle.ts'
import { newReference } from './reference.ts'

const MOST_LISTED = 100
/** The list answers every message of each ticket. */
const MOST_MESSAGES = 200

const notFound = () => new Problem(404, 'TICKET_NOT_FOUND', 'We can’t find that ticket.')
// About no field, so that the app shows these words.
const full = () => new Problem(400, 'BAD_INPUT', 'This ticket is full. Open a new ticket and mention this ticket’s ID.')

const ticketsWhere = async (database: Kysely<Schema>, playerId: string, reference?: string): Promise<Ticket[]> => {
  let query = database.selectFrom('ticket').selectAll().where('player_id', '=', playerId)
  if (reference !== undefined) query = query.where('reference', '=', reference)
  const rows = await query.orderBy('last_updated_at', 'desc').orderBy('id', 'desc').limit(MOST_LISTED).execute()
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const comments = await database.selectFrom('ticket_comment').selectAll().where('ticket_id', 'in', ids).orderBy('id').execute()
  return rows.map((row) => ({
    id: row.reference,
    type: row.type,
    title: row.title,
    step: row.step,
    comments: comments
      .filter((comment) => comment.ticket_id === row.id)
      .map(({ id, sender, author, text, at }) => ({ id: String(id), from: sender, author, text, at: at.toISOString() })),
    assignedTo: row.assigned_to,
    resolvedBy: row.resolved_by,
    postedAt: row.posted_at.toISOString(),
    lastUpdatedBy: row.last_updated_by,
    lastUpdatedAt: row.last_updated_at.toISOString(),
  }))
}

/** The player's tickets with all their messages, last updated first. */
export const ticketsOf = async (services: Services, playerId: string): Promise<Ticket[]> => {
  await throttle(services, 'tickets', playerId)
  return ticketsWhere(services.database.kysely, playerId)
}

const ticketOf = async (database: Kysely<Schema>, playerId: string, reference: string): Promise<Ticket> => {
  const [ticket] = await ticketsWhere(database, playerId, reference)
  if (!ticket) throw notFound()
  return ticket
}

/** Posts a ticket with its first message, both or neither. */
export const openTicket = async (services: Services, playerId: string, input: TicketInput): Promise<Ticket> => {
  const { type, title, comments } = checkInput(ticketSchema, input)
  await throttle(services, 'ticket', playerId)
  const { display_name: author } = await playerById(services, playerId)
  const { kysely } = services.database
  const reference = newReference('T')
  await kysely.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto('ticket')
      .values({ reference, player_id: playerId, type, title, last_updated_by: author })
      .returning('id')
      .executeTakeFirstOrThrow()
    await trx.insertInto('ticket_comment').values({ ticket_id: id, sender: 'PLAYER', author, text: comments }).execute()
  })
  return ticketOf(kysely, playerId, reference)
}

const isFull = async (database: Kysely<Schema>, ticketId: bigint): Promise<boolean> => {
  const messages = await database.selectFrom('ticket_comment').select('id').where('ticket_id', '=', ticketId).limit(MOST_MESSAGES).execute()
  return messages.length >= MOST_MESSAGES
}

/** Adds a reply of the player. What waited for them waits for the team again; what is resolved stays so. */
export const replyToTicket = async (services: Services, playerId: string, reference: string, text: string): Promise<Ticket> => {
  const { comments } = checkInput(ticketReplySchema, { comments: text })
  await throttle(services, 'ticketReply', playerId)
  const { display_name: author } = await playerById(services, playerId)
  const { kysely } = services.database
  await kysely.transaction().execute(async (trx) => {
    const ticket = await trx
      .selectFrom('ticket')
      .select(['id', 'step'])
      .where('reference', '=', reference)
      .where('player_id', '=', playerId)
      .forUpdate()
      .executeTakeFirst()
    if (!ticket) throw notFound()
    if (ticket.step === 'RESOLVED') throw new Problem(409, 'TICKET_RESOLVED', 'This ticket is resolved. Please open a new one.')
    if (await isFull(trx, ticket.id)) throw full()
    await trx.insertInto('ticket_comment').values({ ticket_id: ticket.id, sender: 'PLAYER', author, text: comments }).execute()
    // By the clock, not by the start of the transaction: it may have waited for an agent's, and comes after that one.
    await sql`UPDATE ticket SET last_updated_by = ${author}, last_updated_at = clock_timestamp(),
      waiting_since = CASE WHEN step = 'ANSWERED' THEN clock_timestamp() ELSE waiting_since END,
      step = CASE WHEN step = 'ANSWERED' THEN CASE WHEN assigned_to IS NULL THEN 'POSTED' ELSE 'ASSIGNED' END ELSE step END
      WHERE id = ${ticket.id}`.execute(trx)
  })
  return ticketOf(kysely, playerId, reference)
}
