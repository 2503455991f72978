import { sql } from 'kysely'
import type { GameSession } from '../../graphql/resolvers.generated.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { retried } from '../../kernel/retry.ts'
import { isUuid } from '../../kernel/uuid.ts'
import { gamesById } from './games.ts'

const notFound = () => new Problem(404, 'GAME_SESSION_NOT_FOUND', 'We can’t find that game session.')

/** A session of this player; of another player's it says the same as of one that never was. */
export const gameSessionOf = async ({ database }: Services, playerId: string, id: string): Promise<GameSession> => {
  if (!isUuid(id)) throw notFound()
  const row = await database.kysely
    .selectFrom('game_session')
    .selectAll()
    .where('id', '=', id)
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  const game = row && (await gamesById(database.kysely, [row.game_id])).get(row.game_id)
  if (!row || !game) throw notFound()
  const { bet, win } = await database.kysely
    .selectFrom('round')
    .select(({ fn }) => [fn.sum<string | null>('bet').as('bet'), fn.sum<string | null>('win').as('win')])
    .where('player_id', '=', playerId)
    .where('played_at', '>=', row.started_at)
    .where('game_session_id', '=', id)
    .where('state', '<>', 'ROLLED_BACK')
    .executeTakeFirstOrThrow()
  const endedAt = row.ended_at ?? (row.expires_at.getTime() <= Date.now() ? row.expires_at : null)
  return {
    id: row.id,
    state: endedAt ? 'ENDED' : 'OPEN',
    game,
    token: row.token,
    winToken: row.win_token,
    bet: String(bet ?? 0),
    win: String(win ?? 0),
    startedAt: row.started_at.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  }
}

/** Ends a session of this player, once; ended again it stays ended. Wins and rollbacks of its open rounds are still booked. */
export const endGameSession = async ({ database, wakeOutbox }: Services, playerId: string, id: string): Promise<boolean> => {
  if (!isUuid(id)) throw notFound()
  const { rows } = await retried(() =>
    sql<{ found: boolean }>`SELECT end_game_session(${playerId}::uuid, ${id}::uuid) AS found`.execute(database.kysely),
  )
  if (!rows[0]?.found) throw notFound()
  wakeOutbox()
  return true
}
