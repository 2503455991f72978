import { sql, type Kysely } from 'kysely'
import type { TokenKind } from '@lagoon/contract/money/money'
import type { Schema } from '../../db/schema.ts'
import type { GrowingJackpot } from '../../graphql/resolvers.generated.ts'
import { gamesById } from './games.ts'

/** A jackpot that was left longer ago than so many slot rounds is not what the player is at. */
const LOOKED_AT = 30
const MOST = 4

interface Left {
  readonly game_id: string
  readonly token: TokenKind
  readonly win_token: TokenKind
  readonly bet: bigint
  readonly amount: string
}

/** What the jackpots stand at that a player's newest slot rounds left growing, the one played last first, each game once. */
export const growingJackpotsOf = async (database: Kysely<Schema>, playerId: string): Promise<GrowingJackpot[]> => {
  const { rows } = await sql<Left>`
    SELECT game_id, token, win_token, bet, amount FROM (
      SELECT DISTINCT ON (game_id) *, detail ->> 'growingJackpot' AS amount FROM (
        SELECT id, game_id, token, win_token, bet, played_at, detail FROM round
        WHERE player_id = ${playerId}::uuid AND type = 'SLOT' ORDER BY played_at DESC, id DESC LIMIT ${LOOKED_AT}::integer) r
      WHERE detail ->> 'growingJackpot' IS NOT NULL ORDER BY game_id, played_at DESC, id DESC) newest
    ORDER BY played_at DESC, id DESC LIMIT ${MOST}::integer`.execute(database)
  const games = await gamesById(
    database,
    rows.map(({ game_id }) => game_id),
  )
  return rows.flatMap(({ game_id, token, win_token: winToken, bet, amount }) => {
    const game = games.get(game_id)
    return game ? [{ game, token, winToken, bet: String(bet), amount }] : []
  })
}
