import type { Kysely, Selectable } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { Problem } from '../../problem.ts'

const notFound = () => new Problem(404, 'ROUND_NOT_FOUND', 'We can’t find that round.')

/** What a player's own round is asked for. */
export type OwnRound = Pick<Selectable<Schema['round']>, 'id' | 'game_id' | 'bet' | 'win' | 'token' | 'win_token' | 'state' | 'detail'>

/** A round of a player; of another player's it says the same as of one that never was: 404 ROUND_NOT_FOUND. */
export const ownRound = async (database: Kysely<Schema>, playerId: string, id: string): Promise<OwnRound> => {
  if (!/^[1-9]\d{0,17}$/.test(id)) throw notFound()
  const round = await database
    .selectFrom('round')
    .select(['id', 'game_id', 'bet', 'win', 'token', 'win_token', 'state', 'detail'])
    .where('id', '=', BigInt(id))
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  if (!round) throw notFound()
  return round
}
