import type { ColumnType, Generated } from 'kysely'
import type { TicketStep, TicketType } from '@lagoon/domain/support/tickets.state'

export interface ContactMessageTable {
  id: Generated<bigint>
  reference: string
  name: string
  email: string
  message: string
  captcha_signature: string
  created_at: Generated<Date>
  answered_at: ColumnType<Date | null, null | undefined, Date>
}

export interface TicketTable {
  id: Generated<bigint>
  reference: string
  player_id: string
  type: TicketType
  title: string
  step: Generated<TicketStep>
  assigned_to: ColumnType<string | null, string | null | undefined, string | null>
  resolved_by: ColumnType<string | null, string | null | undefined, string | null>
  posted_at: Generated<Date>
  last_updated_by: string
  last_updated_at: Generated<Date>
}

export interface TicketCommentTable {
  id: Generated<bigint>
  ticket_id: bigint
  sender: 'PLAYER' | 'AGENT'
  author: string
  text: string
  at: Generated<Date>
}

/** Tables of migrations 0041 and 0043. */
export interface SupportTables {
  contact_message: ContactMessageTable
  ticket: TicketTable
  ticket_comment: TicketCommentTable
}
