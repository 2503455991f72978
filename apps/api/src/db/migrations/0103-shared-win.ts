import { sql, type Kysely } from 'kysely'

/** Rounds that their players show to everybody who has the id, with what of them is shown. A round is shared once. */
const statements = [
  sql`CREATE TABLE shared_win (
    id text PRIMARY KEY,
    round_id bigint NOT NULL CONSTRAINT shared_win_round UNIQUE,
    player_id uuid NOT NULL REFERENCES player (id),
    shows_name boolean NOT NULL,
    shows_amount boolean NOT NULL,
    shared_at timestamptz NOT NULL DEFAULT clock_timestamp()
  )`,
  sql`CREATE INDEX shared_win_shared_at ON shared_win (shared_at)`,
]

export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(database)
}
