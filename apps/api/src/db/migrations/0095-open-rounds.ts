import { sql, type Kysely } from 'kysely'

/** A player's open rounds, which their home names first: few of very many rounds. */
const statements = [sql`CREATE INDEX round_open_of_player ON round (player_id, played_at DESC) WHERE state = 'OPEN'`]

export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(database)
}
