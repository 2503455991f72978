import { sql, type Kysely } from 'kysely'

/** Matters that a player and the support team settle by letters (§3). */
const statements = [
  sql`CREATE TABLE ticket (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    reference text NOT NULL CONSTRAINT ticket_reference_key UNIQUE,
    player_id uuid NOT NULL REFERENCES player (id),
    type text NOT NULL CHECK (type IN ('PAYMENT', 'WITHDRAWAL', 'VERIFICATION', 'GAME', 'ACCOUNT', 'OTHER')),
    title text NOT NULL,
    step text NOT NULL DEFAULT 'POSTED' CHECK (step IN ('POSTED', 'ASSIGNED', 'ANSWERED', 'RESOLVED')),
    assigned_to text,
    resolved_by text,
    posted_at timestamptz NOT NULL DEFAULT now(),
    last_updated_by text NOT NULL,
    last_updated_at timestamptz NOT NULL DEFAULT now(),
    CHECK ((step = 'RESOLVED') = (resolved_by IS NOT NULL))
  )`,
  sql`CREATE INDEX ticket_player ON ticket (player_id, last_updated_at DESC)`,
  sql`CREATE INDEX ticket_open ON ticket (posted_at) WHERE step <> 'RESOLVED'`,

  sql`CREATE TABLE ticket_comment (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    ticket_id bigint NOT NULL REFERENCES ticket (id),
    sender text NOT NULL CHECK (sender IN ('PLAYER', 'AGENT')),
    author text NOT NULL,
    text text NOT NULL,
    at timestamptz NOT NULL DEFAULT now()
  )`,
  sql`CREATE INDEX ticket_comment_ticket ON ticket_comment (ticket_id, id)`,
]

export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(database)
}
