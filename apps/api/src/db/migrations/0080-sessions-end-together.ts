import { sql, type Kysely } from 'kysely'

/**
 * A game session belongs to the session of the account that opened it and ends with it, for whatever reason that ends: every way
 * out sets `revoked_at`, so the rule stands here once. Bets are refused from then on; wins and rollbacks of rounds that are open
 * are booked as ever. A game session that was opened by an earlier release belongs to none and runs out by itself.
 */
const statements = [
  sql`ALTER TABLE game_session ADD COLUMN session_id uuid REFERENCES session (id) ON DELETE SET NULL`,
  sql`CREATE INDEX game_session_session ON game_session (session_id)`,
  sql`CREATE FUNCTION end_games_of_session() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM end_game_session(s.player_id, s.id) FROM game_session s WHERE s.session_id = NEW.id AND s.ended_at IS NULL;
    RETURN NULL;
  END $$`,
  sql`CREATE TRIGGER session_ends_games AFTER UPDATE OF revoked_at ON session FOR EACH ROW
    WHEN (OLD.revoked_at IS NULL AND NEW.revoked_at IS NOT NULL) EXECUTE FUNCTION end_games_of_session()`,
]

export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(database)
}
