import { sql, type Kysely } from 'kysely'

/**
 * How each sweep of `retention/retention.ts` went last, so that one that fails is seen from any node; and what keeps the sweeps from
 * failing or reading whole tables: what hangs on a session goes with it, and a code finds its letters.
 */
const statements = [
  sql`CREATE TABLE sweep (
    name text PRIMARY KEY,
    at timestamptz NOT NULL,
    deleted bigint NOT NULL,
    failures integer NOT NULL,
    reason text
  )`,
  sql`ALTER TABLE push_token DROP CONSTRAINT push_token_session_id_fkey`,
  sql`ALTER TABLE push_token ADD CONSTRAINT push_token_session_id_fkey FOREIGN KEY (session_id) REFERENCES session (id) ON DELETE CASCADE`,
  sql`ALTER TABLE refresh_token DROP CONSTRAINT refresh_token_session_id_fkey`,
  sql`ALTER TABLE refresh_token ADD CONSTRAINT refresh_token_session_id_fkey FOREIGN KEY (session_id) REFERENCES session (id) ON DELETE CASCADE`,
  sql`ALTER TABLE launch_token DROP CONSTRAINT launch_token_game_session_id_fkey`,
  sql`ALTER TABLE launch_token ADD CONSTRAINT launch_token_game_session_id_fkey
    FOREIGN KEY (game_session_id) REFERENCES game_session (id) ON DELETE CASCADE`,
  sql`CREATE INDEX launch_token_session ON launch_token (game_session_id)`,
  sql`CREATE INDEX letter_code ON letter (code_id) WHERE code_id IS NOT NULL`,
  sql`CREATE INDEX session_expiry ON session (expires_at)`,
]

export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(database)
}
