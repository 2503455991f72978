import { sql, type Kysely } from 'kysely'

/** What a player marked is a favorite, the word of everything else here; the marks stay. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await sql`ALTER TABLE favourite RENAME TO favorite`.execute(database)
  await sql`ALTER TABLE favorite RENAME CONSTRAINT favourite_pkey TO favorite_pkey`.execute(database)
  await sql`ALTER TABLE favorite RENAME CONSTRAINT favourite_player_id_fkey TO favorite_player_id_fkey`.execute(database)
  await sql`ALTER TABLE favorite RENAME CONSTRAINT favourite_game_id_fkey TO favorite_game_id_fkey`.execute(database)
}
