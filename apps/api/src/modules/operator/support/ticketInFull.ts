import { ticketActs, type DeskTicket, type TicketActName } from '@lagoon/contract/wire/operator/tickets'
import type { Kysely } from 'kysely'
import type { Schema } from '../../../db/schema.ts'
import { ticketRowOf } from './ticketList.ts'

const mayOf = (step: DeskTicket['step'], isTaken: boolean): readonly TicketActName[] => {
  const isOpen = step !== 'RESOLVED'
  const may: Readonly<Record<TicketActName, boolean>> = {
    take: isOpen && !isTaken,
    putBack: step === 'ASSIGNED',
    reply: isOpen && isTaken,
    resolve: isOpen && isTaken,
  }
  return ticketActs.filter((act) => may[act])
}

/** One ticket with all its messages, and what an agent needs to know of its player; undefined where there is none. */
export const ticketInFull = async (database: Kysely<Schema>, reference: string): Promise<DeskTicket | undefined> => {
  const ticket = await database
    .selectFrom('ticket')
    .innerJoin('player', 'player.id', 'ticket.player_id')
    .selectAll('ticket')
    .select(['player.display_name', 'player.country', 'player.email', 'player.id_verified'])
    .where('ticket.reference', '=', reference)
    .executeTakeFirst()
  if (!ticket) return undefined
  const comments = await database.selectFrom('ticket_comment').selectAll().where('ticket_id', '=', ticket.id).orderBy('id').execute()
  const row = ticketRowOf(ticket)
  return {
    ...row,
    player: { ...row.player, email: ticket.email, isIdVerified: ticket.id_verified },
    comments: comments.map(({ id, sender, author, text, at }) => ({ id: String(id), from: sender, author, text, at: at.toISOString() })),
    may: mayOf(ticket.step, ticket.assigned_to !== null),
  }
}
