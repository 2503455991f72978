import { sql, type Kysely } from 'kysely'

/**
 * Webhooks that were not taken, with why: what a person looks at who wonders where a notice is. Anybody may post there, so the same
 * body is kept once, cut to its beginning, and of each sender only so many (`kernel/inbox/refusals.ts`).
 */
const statements = [
  sql`CREATE TABLE webhook_refusal (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    kind text NOT NULL CHECK (kind IN ('payments', 'identity')),
    party text NOT NULL,
    refusal text NOT NULL CHECK (refusal IN ('BAD_SIGNATURE', 'STALE', 'UNREADABLE', 'EVENT_REUSED')),
    body_hash bytea NOT NULL,
    body bytea NOT NULL,
    times integer NOT NULL DEFAULT 1,
    first_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    last_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    CONSTRAINT webhook_refusal_once UNIQUE (kind, party, refusal, body_hash)
  )`,
]

export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(database)
}
