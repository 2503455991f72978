import { sql, type Kysely } from 'kysely'

/** `tell` answers the id of its message, for whoever says the same on another way: it was read back from the outbox, by a guess. */
const statements = [
  sql`DROP FUNCTION tell(uuid, jsonb)`,
  sql`CREATE FUNCTION tell(p_player uuid, p_message jsonb) RETURNS uuid LANGUAGE plpgsql AS $$
  DECLARE v_id uuid;
  BEGIN
    INSERT INTO outbox (player_id, body) VALUES (p_player, p_message) RETURNING message_id INTO v_id;
    RETURN v_id;
  END $$`,
]

export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(database)
}
