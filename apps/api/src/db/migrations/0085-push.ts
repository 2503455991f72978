import { sql, type Kysely } from 'kysely'

/**
 * Push messages that are to go out. A token belongs to a player's session, or to a visitor's until a player of that browser saves it;
 * whoever it goes to next, what still waits for it goes nowhere.
 */
const statements = [
  sql`ALTER TABLE player ADD COLUMN notifications boolean NOT NULL DEFAULT true`,
  sql`ALTER TABLE push_token ALTER COLUMN session_id DROP NOT NULL`,
  sql`ALTER TABLE push_token ADD COLUMN anonymous_id uuid REFERENCES anonymous_session (id) ON DELETE CASCADE`,
  sql`ALTER TABLE push_token ADD CONSTRAINT push_token_of_one CHECK (num_nonnulls(session_id, anonymous_id) = 1)`,
  sql`CREATE INDEX push_token_visitor ON push_token (anonymous_id) WHERE anonymous_id IS NOT NULL`,

  sql`CREATE TABLE push_delivery (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    token text NOT NULL REFERENCES push_token (token) ON DELETE CASCADE,
    message_id text NOT NULL,
    topic text NOT NULL
      CHECK (topic IN ('WIN', 'PAYMENT', 'WITHDRAWAL', 'REWARD', 'SUPPORT', 'IDENTITY', 'SECURITY', 'NEWS')),
    title text NOT NULL,
    text text NOT NULL,
    href text NOT NULL,
    attempts integer NOT NULL DEFAULT 0,
    due_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL,
    CONSTRAINT push_delivery_once UNIQUE (token, message_id)
  )`,
  sql`CREATE INDEX push_delivery_due ON push_delivery (due_at)`,
  sql`CREATE INDEX push_delivery_expiry ON push_delivery (expires_at)`,
  sql`CREATE FUNCTION forget_push_deliveries() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      DELETE FROM push_delivery WHERE token = NEW.token;
      RETURN NULL;
    END
  $$`,
  sql`CREATE TRIGGER push_token_forgets_deliveries AFTER UPDATE OF session_id, anonymous_id ON push_token
    FOR EACH ROW WHEN (NEW.session_id IS DISTINCT FROM OLD.session_id OR NEW.anonymous_id IS DISTINCT FROM OLD.anonymous_id)
    EXECUTE FUNCTION forget_push_deliveries()`,
]

export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(database)
}
