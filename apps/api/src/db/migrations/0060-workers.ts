import { sql, type Kysely } from 'kysely'

/**
 * What keeps the nodes' background work apart. A lease gives a task to one node of many. A claim gives a player's waiting messages
 * to one node, so that they go out in order without a lock being held meanwhile; a claim that is over belongs to a node that died.
 */
const statements = [
  sql`CREATE TABLE lease (
    name text PRIMARY KEY,
    holder uuid NOT NULL,
    expires_at timestamptz NOT NULL
  )`,
  sql`CREATE TABLE outbox_claim (
    player_id uuid PRIMARY KEY,
    holder uuid NOT NULL,
    expires_at timestamptz NOT NULL
  )`,
]

export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(database)
}
