import { sql, type Kysely } from 'kysely'

/**
 * `tell` is the one writer of the outbox, for functions of the database as for `kernel/tell.ts`. A message is written in the
 * transaction of what it tells, so it exists exactly when that was committed. Its shape is `PlayerMessage` of the contract.
 */
const statements = [
  sql`CREATE FUNCTION tell(p_player uuid, p_message jsonb) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO outbox (player_id, body) VALUES (p_player, p_message);
  END $$`,

  // How far each player's balances were delivered. Without it, a balances message that was lost could not be told from a delivered one.
  sql`CREATE TABLE outbox_delivery (
    player_id uuid PRIMARY KEY,
    balances_version bigint NOT NULL
  ) WITH (fillfactor = 50)`,
  // What went out before this table was there counts as delivered, except for what still waits.
  sql`INSERT INTO outbox_delivery (player_id, balances_version)
    SELECT w.player_id, least(w.version, coalesce(
      (SELECT min((o.body ->> 'version')::bigint) - 1 FROM outbox o WHERE o.player_id = w.player_id AND o.body ->> 'topic' = 'balances'),
      w.version))
    FROM wallet w`,
]

export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(database)
}
