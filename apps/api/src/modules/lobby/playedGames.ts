import type { Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import type { PlayedGame } from '../../graphql/resolvers.generated.ts'

/** Games of which a player has rounds, by name. */
export const playedGamesOf = async (database: Kysely<Schema>, playerId: string): Promise<PlayedGame[]> => {
  const rows = await database
    .selectFrom('rounds_played')
    .innerJoin('game', 'game.id', 'rounds_played.game_id')
    .select(['game.id', 'game.name', 'game.type', 'game.round_type'])
    .where('rounds_played.player_id', '=', playerId)
    .orderBy('game.name')
    .execute()
  return rows.map(({ id, name, type, round_type }) => ({ id, name, roundType: round_type ?? type }))
}
