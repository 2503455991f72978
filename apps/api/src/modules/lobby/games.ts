import type { Kysely } from 'kysely'
import type { GameType } from '@lagoon/contract/lobby/enums'
import { offered } from '@lagoon/contract/lobby/lobby.rules'
import type { TokenKind } from '@lagoon/contract/money/money'
import type { Schema } from '../../db/schema.ts'
import type { Game, GameDetails } from '../../graphql/resolvers.generated.ts'
import { Problem } from '../../problem.ts'

const RELATED = 6

const tileColumns = [
  'game.id',
  'game.name',
  'game.type',
  'game.provider_id',
  'provider.name as provider_name',
  'game.is_playable',
  'game.is_new',
  'game.is_featured',
] as const

const tiles = (database: Kysely<Schema>) =>
  database.selectFrom('game').innerJoin('provider', 'provider.id', 'game.provider_id').select(tileColumns)

type TileRow = Awaited<ReturnType<ReturnType<typeof tiles>['execute']>>[number]

const toGame = (row: TileRow): Game => ({
  id: row.id,
  name: row.name,
  type: row.type,
  provider: { id: row.provider_id, name: row.provider_name },
  playable: row.is_playable,
  isNew: row.is_new,
  isFeatured: row.is_featured,
})

/** The games that the lobby offers, in its order. */
export const lobbyGames = async (database: Kysely<Schema>): Promise<Game[]> => {
  const rows = await tiles(database).orderBy('game.rank').orderBy('game.id').execute()
  return offered(rows.map((row) => ({ row, isPlayable: row.is_playable, isFeatured: row.is_featured }))).map(({ row }) => toGame(row))
}

/** The games of these ids, by id; ids that are not in the catalog are missing. */
export const gamesById = async (database: Kysely<Schema>, ids: readonly string[]): Promise<ReadonlyMap<string, Game>> => {
  if (ids.length === 0) return new Map()
  const rows = await tiles(database)
    .where('game.id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map((row) => [row.id, toGame(row)]))
}

/** A game as far as it matters to who wants to open it. */
export interface GameToLaunch {
  readonly game: Game
  readonly tokens: readonly TokenKind[]
  readonly minStake: bigint
}

/** A game with what a launch has to know of it; `minStake` in minor units. Undefined: not in the catalog. */
export const gameToLaunch = async (database: Kysely<Schema>, id: string): Promise<GameToLaunch | undefined> => {
  const row = await tiles(database).select(['game.tokens', 'game.min_stake']).where('game.id', '=', id).executeTakeFirst()
  return row && { game: toGame(row), tokens: row.tokens, minStake: row.min_stake }
}

/** One game with what its page tells, and games of its kind beside it. Refuses with 404 GAME_NOT_FOUND. */
export const gameDetails = async (database: Kysely<Schema>, type: GameType, id: string): Promise<GameDetails> => {
  const row = await tiles(database)
    .select([
      'game.summary',
      'game.rules',
      'game.tokens',
      'game.return_to_player_bp',
      'game.volatility',
      'game.paylines',
      'game.min_stake',
      'game.max_stake',
    ])
    .where('game.id', '=', id)
    .where('game.type', '=', type)
    .executeTakeFirst()
  if (!row) throw new Problem(404, 'GAME_NOT_FOUND', 'We can’t find that game.')
  const related = await tiles(database)
    .where('game.type', '=', type)
    .where('game.id', '<>', id)
    .where('game.is_playable', '=', true)
    .orderBy('game.rank')
    .limit(RELATED)
    .execute()
  return {
    game: toGame(row),
    summary: row.summary,
    returnToPlayerBp: row.return_to_player_bp,
    volatility: row.volatility,
    minStake: String(row.min_stake),
    maxStake: String(row.max_stake),
    paylines: row.paylines,
    rules: row.rules,
    tokens: row.tokens,
    related: related.map(toGame),
  }
}
