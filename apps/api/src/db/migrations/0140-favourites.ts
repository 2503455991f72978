import { sql, type Kysely } from 'kysely'

/** Games that players marked to find them again, each once. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await sql`CREATE TABLE favourite (
    player_id uuid NOT NULL REFERENCES player (id),
    game_id text NOT NULL REFERENCES game (id),
    marked_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY (player_id, game_id)
  )`.execute(database)
}
