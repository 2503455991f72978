import { sql, type Kysely } from 'kysely'

/**
 * Tips: who deals at a game's table, and what a player gave them. A tip is one move of the ledger, from the player to the operator, who
 * pays it out; the row beside it keeps the dealer's name as it was.
 */
const statements = [
  sql`ALTER TABLE game ADD COLUMN dealer text`,
  sql`CREATE TABLE tip (
    tx_id bigint PRIMARY KEY,
    player_id uuid NOT NULL REFERENCES player (id),
    game_id text NOT NULL REFERENCES game (id),
    dealer text NOT NULL,
    amount bigint NOT NULL CHECK (amount > 0)
  )`,
  // Newest first by the moment, so that moves of the ledger and payments make one list.
  sql`DROP INDEX ledger_tx_seen`,
  sql`CREATE INDEX ledger_tx_seen ON ledger_tx (player_id, created_at DESC, id DESC) WHERE type IN ('GRANT', 'TIP')`,
]

export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(database)
}
