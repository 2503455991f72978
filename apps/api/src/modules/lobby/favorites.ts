import type { Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import type { Game } from '../../graphql/resolvers.generated.ts'
import { Problem } from '../../problem.ts'
import { gamesById } from './games.ts'

/** Games that a player marked as favorites, the newest mark first. */
export const favoritesOf = async (database: Kysely<Schema>, playerId: string): Promise<Game[]> => {
  const rows = await database
    .selectFrom('favorite')
    .select('game_id')
    .where('player_id', '=', playerId)
    .orderBy('marked_at', 'desc')
    .orderBy('game_id')
    .execute()
  const ids = rows.map(({ game_id }) => game_id)
  const games = await gamesById(database, ids)
  return ids.flatMap((id) => games.get(id) ?? [])
}

/** Marks a game as a favorite, or takes the mark away; answers all favorites of the player. Refuses with 404 GAME_NOT_FOUND. */
export const saveFavorite = async (
  database: Kysely<Schema>,
  playerId: string,
  { gameId, isFavorite }: { readonly gameId: string; readonly isFavorite: boolean },
): Promise<Game[]> => {
  if (!(await gamesById(database, [gameId])).has(gameId)) throw new Problem(404, 'GAME_NOT_FOUND', 'We can’t find that game.')
  if (isFavorite)
    await database
      .insertInto('favorite')
      .values({ player_id: playerId, game_id: gameId })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  else await database.deleteFrom('favorite').where('player_id', '=', playerId).where('game_id', '=', gameId).execute()
  return favoritesOf(database, playerId)
}
