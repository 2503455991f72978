import type { DeskTickets, TicketQueue, TicketRow, TicketsQuery } from '@lagoon/contract/wire/operator/tickets'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Schema } from '../../../db/schema.ts'

/** How far a queue is counted. */
const COUNTED = 100

/** As the indexes have it (migration 0200), so that a page reads no more than it shows. */
const inQueue: Readonly<Record<TicketQueue, RawBuilder<unknown>>> = {
  WAITING: sql`t.step IN ('POSTED', 'ASSIGNED')`,
  ANSWERED: sql`t.step = 'ANSWERED'`,
  RESOLVED: sql`t.step = 'RESOLVED'`,
}

/** A ticket with who opened it, as the database has it. */
export interface FoundTicket {
  readonly id: bigint
  readonly reference: string
  readonly type: TicketRow['type']
  readonly title: string
  readonly step: TicketRow['step']
  readonly player_id: string
  readonly display_name: string
  readonly country: string
  readonly assigned_to: string | null
  readonly resolved_by: string | null
  readonly posted_at: Date
  readonly waiting_since: Date
  readonly last_updated_by: string
  readonly last_updated_at: Date
}

export const ticketRowOf = (found: FoundTicket): TicketRow => ({
  id: found.reference,
  type: found.type,
  title: found.title,
  step: found.step,
  player: { id: found.player_id, displayName: found.display_name, country: found.country },
  assignedTo: found.assigned_to,
  resolvedBy: found.resolved_by,
  postedAt: found.posted_at.toISOString(),
  waitingSince: found.step === 'POSTED' || found.step === 'ASSIGNED' ? found.waiting_since.toISOString() : null,
  lastUpdatedBy: found.last_updated_by,
  lastUpdatedAt: found.last_updated_at.toISOString(),
})

/** A page of a queue. A page goes on after a ticket, whatever became of that one meanwhile. */
export const ticketsOfDesk = async (database: Kysely<Schema>, { queue, agent, first, after }: TicketsQuery): Promise<DeskTickets> => {
  const isWaiting = queue === 'WAITING'
  const time = sql.ref(isWaiting ? 'waiting_since' : 'last_updated_at')
  const order = isWaiting ? sql`t.${time}, t.id` : sql`t.${time} DESC, t.id DESC`
  const conditions = sql`${inQueue[queue]}${agent === undefined ? sql`` : sql` AND lower(t.assigned_to) = lower(${agent})`}`
  const beyond =
    after === undefined
      ? sql``
      : sql` AND (t.${time}, t.id) ${isWaiting ? sql`>` : sql`<`} (SELECT ${time}, id FROM ticket WHERE reference = ${after})`
  const page = sql<FoundTicket>`SELECT t.*, p.display_name, p.country FROM (
      SELECT * FROM ticket t WHERE ${conditions}${beyond} ORDER BY ${order} LIMIT ${first + 1}::integer
    ) t JOIN player p ON p.id = t.player_id ORDER BY ${order}`
  const counting = sql<{ count: number }>`SELECT count(*)::integer AS count FROM (
      SELECT 1 FROM ticket t WHERE ${conditions} LIMIT ${COUNTED}::integer
    ) counted`
  const [{ rows }, counted] = await Promise.all([page.execute(database), counting.execute(database)])
  const shown = rows.slice(0, first).map(ticketRowOf)
  return {
    status: 'OK',
    rows: shown,
    next: rows.length > first ? (shown.at(-1)?.id ?? null) : null,
    inQueue: counted.rows[0]?.count ?? 0,
  }
}
