import { sql, type Kysely } from 'kysely'

/**
 * A history that is narrowed to one game, or to rounds that won: both are few of many, so a page of them is an index range of its own.
 * Days are a range of `round_by_played_at`, and rounds that lost are most of it.
 */
const statements = [
  sql`CREATE INDEX round_of_game ON round (player_id, type, game_id, played_at, id)`,
  sql`CREATE INDEX round_won ON round (player_id, type, played_at, id) WHERE win > 0`,
]

export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(database)
}
