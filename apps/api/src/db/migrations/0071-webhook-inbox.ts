import { sql, type Kysely } from 'kysely'

/**
 * Every webhook that was believed, as it came. `event_id` and `at` are the sender's; of one sender an event stands here once,
 * however often it is delivered. Events of one subject are handed on in the order of `at`, so one that waits holds up those after it.
 */
const statements = [
  sql`CREATE TABLE webhook_event (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    kind text NOT NULL CHECK (kind IN ('payments', 'identity')),
    party text NOT NULL,
    event_id text NOT NULL,
    subject text NOT NULL,
    at timestamptz NOT NULL,
    body bytea NOT NULL,
    received_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    deliveries integer NOT NULL DEFAULT 1,
    state text NOT NULL DEFAULT 'WAITING' CHECK (state IN ('WAITING', 'DONE', 'FAILED', 'DROPPED')),
    attempts integer NOT NULL DEFAULT 0,
    due_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    reason text,
    CONSTRAINT webhook_event_once UNIQUE (kind, party, event_id)
  )`,
  sql`CREATE INDEX webhook_event_waiting ON webhook_event (at, id) WHERE state = 'WAITING'`,
  sql`CREATE INDEX webhook_event_subject ON webhook_event (kind, party, subject, state, at)`,
]

export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(database)
}
