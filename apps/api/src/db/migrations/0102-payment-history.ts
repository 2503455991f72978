import { sql, type Kysely } from 'kysely'

/**
 * What the history of payments is read by: newest first, by status, and by what a provider calls a payment. `converted` is what a
 * payment was asked for in another currency, and stays when the invoice goes.
 */
const statements = [
  sql`ALTER TABLE payment ADD COLUMN converted jsonb`,
  sql`CREATE FUNCTION payment_status(p_state text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT CASE WHEN p_state = 'SUCCEEDED' THEN 'COMPLETED' WHEN p_state = 'REVERSED' THEN 'REVERSED' WHEN p_state = 'CANCELLED' THEN 'CANCELLED'
      WHEN p_state IN ('EXPIRED', 'ERROR', 'DECLINED') THEN 'FAILED' ELSE 'PENDING' END
  $$`,
  sql`DROP INDEX payment_of_player`,
  sql`CREATE INDEX payment_of_player ON payment (player_id, created_at DESC, id DESC)`,
  sql`CREATE INDEX payment_by_status ON payment (player_id, payment_status(state), created_at DESC, id DESC)`,
  sql`CREATE INDEX payment_event_transaction ON payment_event (transaction_id) WHERE transaction_id <> ''`,
]

export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(database)
}
