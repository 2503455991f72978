import { sql, type Kysely } from 'kysely'

/** What the house tells every player, and what it told one of them. A notification is kept as it was sent, once for each key. */
const statements = [
  sql`CREATE TABLE announcement (
    id text PRIMARY KEY,
    title text NOT NULL,
    summary text NOT NULL,
    paragraphs jsonb NOT NULL,
    published_at timestamptz NOT NULL
  )`,
  sql`CREATE INDEX announcement_newest ON announcement (published_at DESC)`,
  sql`CREATE TABLE announcement_reading (
    player_id uuid NOT NULL REFERENCES player (id),
    announcement_id text NOT NULL REFERENCES announcement (id),
    PRIMARY KEY (player_id, announcement_id)
  )`,

  sql`CREATE TABLE notification (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    player_id uuid NOT NULL REFERENCES player (id),
    key text NOT NULL,
    topic text NOT NULL
      CHECK (topic IN ('WIN', 'PAYMENT', 'WITHDRAWAL', 'REWARD', 'SUPPORT', 'IDENTITY', 'SECURITY', 'NEWS')),
    title text NOT NULL,
    text text,
    href text,
    at timestamptz NOT NULL DEFAULT now(),
    read_at timestamptz,
    CONSTRAINT notification_key UNIQUE (player_id, key)
  )`,
  sql`CREATE INDEX notification_newest ON notification (player_id, id DESC)`,
]

export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(database)
}
