import { sql, type Kysely } from 'kysely'

/** The moves that a player sees as transactions; the many moves of rounds stay out of it, so that they pay nothing for it. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await sql`CREATE INDEX ledger_tx_seen ON ledger_tx (player_id, id DESC) WHERE type = 'GRANT'`.execute(database)
}
