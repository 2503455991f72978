import { sql, type Kysely } from 'kysely'

/**
 * What the reviewers' pages search by: each queue in its own order, so that a page costs the same however many wait; and the sessions
 * of one device.
 */
const statements = [
  sql`CREATE INDEX withdrawal_to_review ON withdrawal (requested_at, id) WHERE state IN ('REQUESTED', 'IN_REVIEW')`,
  sql`CREATE INDEX withdrawal_under_way ON withdrawal (requested_at, id) WHERE state IN ('APPROVED', 'SENDING', 'SENT')`,
  sql`CREATE INDEX withdrawal_over ON withdrawal (requested_at DESC, id DESC) WHERE state IN ('PAID', 'REFUSED', 'FAILED', 'RETURNED', 'CANCELLED')`,
  sql`CREATE INDEX withdrawal_taken_by ON withdrawal (reviewer, requested_at, id) WHERE reviewer IS NOT NULL`,
  sql`CREATE INDEX session_device ON session (ip, user_agent, player_id)`,
  sql`CREATE INDEX payment_incident_of_withdrawal ON payment_incident (withdrawal_id) WHERE withdrawal_id IS NOT NULL`,
  sql`CREATE INDEX payment_incident_of_payment ON payment_incident (payment_id) WHERE payment_id IS NOT NULL`,
]

export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(database)
}
