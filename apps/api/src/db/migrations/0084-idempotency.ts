import { sql, type Kysely } from 'kysely'

/**
 * What was asked under a key, and how it was answered, as JSON: asked for again it is answered the same. Without either of the two it is
 * being done; `begun_at` tells when one that was never answered may be done again. `request_hash` is keyed, since a request may hold
 * a password.
 */
const statements = [
  sql`CREATE TABLE idempotency (
    scope text NOT NULL,
    key text NOT NULL,
    request_hash bytea NOT NULL,
    answer text,
    problem text,
    begun_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY (scope, key)
  )`,
  sql`CREATE INDEX idempotency_begun_at ON idempotency (begun_at)`,
]

export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(database)
}
