import { sql, type Kysely } from 'kysely'
import { gameTypes, type RoundType } from '@lagoon/contract/lobby/enums'
import type { Schema } from '../../db/schema.ts'
import type { PlayedRounds } from '../../graphql/resolvers.generated.ts'
import { gamesById } from './games.ts'
import { growingJackpotsOf } from './growingJackpots.ts'

/** As many as a player can see at a glance; whoever left more open finds the others in the history. */
const MOST_OPEN = 10
const MOST_GAMES = 8
/** Of each type, so that a long evening at one game does not hide the others. */
const ROUNDS_OF_A_TYPE = 30

const roundTypes: readonly RoundType[] = [...gameTypes, 'VIDEO_POKER']

/** The games of a player's newest rounds, the newest first: for each type an index range of its own size. */
const recentGameIds = async (database: Kysely<Schema>, playerId: string): Promise<readonly string[]> => {
  const { rows } = await sql<{ game_id: string }>`
    SELECT r.game_id FROM unnest(${sql.val([...roundTypes])}::text[]) AS t(type), LATERAL (
      SELECT game_id, played_at, id FROM round WHERE player_id = ${playerId}::uuid AND round.type = t.type
      ORDER BY played_at DESC, id DESC LIMIT ${ROUNDS_OF_A_TYPE}::integer) r
    GROUP BY r.game_id ORDER BY max(r.played_at) DESC, max(r.id) DESC LIMIT ${MOST_GAMES}::integer`.execute(database)
  return rows.map(({ game_id }) => game_id)
}

/**
 * What home shows of a player's own rounds, of every kind: those that are open, the newest first, the games played last, and what the jackpots that
 * grow in them stand at.
 */
export const playedRoundsOf = async (database: Kysely<Schema>, playerId: string): Promise<PlayedRounds> => {
  const [open, recent, jackpots] = await Promise.all([
    database
      .selectFrom('round')
      .select(['id', 'game_id', 'token', 'bet', 'played_at'])
      .where('player_id', '=', playerId)
      .where('state', '=', 'OPEN')
      .orderBy('played_at', 'desc')
      .limit(MOST_OPEN)
      .execute(),
    recentGameIds(database, playerId),
    growingJackpotsOf(database, playerId),
  ])
  const games = await gamesById(database, [...recent, ...open.map(({ game_id }) => game_id)])
  return {
    open: open.flatMap(({ id, game_id, token, bet, played_at }) => {
      const game = games.get(game_id)
      return game ? [{ id: String(id), game, token, bet: String(bet), startedAt: played_at.toISOString() }] : []
    }),
    recentGames: recent.flatMap((id) => games.get(id) ?? []),
    jackpots,
  }
}
