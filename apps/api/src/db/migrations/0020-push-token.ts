import { sql, type Kysely } from 'kysely'

/** Where the browser of a session takes push messages. However a session ends, its token goes with it. */
const statements = [
  sql`CREATE TABLE push_token (
    token text PRIMARY KEY CHECK (length(token) BETWEEN 1 AND 4096),
    session_id uuid NOT NULL REFERENCES session (id),
    source_type text NOT NULL CHECK (source_type = 'WEB_APP'),
    saved_at timestamptz NOT NULL DEFAULT now()
  )`,
  sql`CREATE INDEX push_token_session ON push_token (session_id)`,
  sql`CREATE FUNCTION forget_push_tokens() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      DELETE FROM push_token WHERE session_id = NEW.id;
      RETURN NULL;
    END
  $$`,
  sql`CREATE TRIGGER session_forgets_push_tokens AFTER UPDATE OF revoked_at ON session
    FOR EACH ROW WHEN (NEW.revoked_at IS NOT NULL) EXECUTE FUNCTION forget_push_tokens()`,
]

export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(database)
}
