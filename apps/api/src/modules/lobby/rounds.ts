import { sql, type Kysely, type Selectable } from 'kysely'
import type { RoundType } from '@lagoon/contract/lobby/enums'
import type { Schema } from '../../db/schema.ts'
import type { PageInfo, RoundFilter, RoundSort, SlotRound } from '../../graphql/resolvers.generated.ts'
import { Problem } from '../../problem.ts'
import { isInstant, readCursor, writeCursor } from '../../kernel/cursor.ts'
import { gamesById } from './games.ts'

const LARGEST_PAGE = 100
const LONGEST_GAME_ID = 64

const isAmount = (text: string): boolean => /^\d{1,18}$/.test(text)

const keys = {
  PLAYED_AT: { column: 'played_at', type: sql`timestamptz`, isValue: isInstant },
  BET: { column: 'bet', type: sql`bigint`, isValue: isAmount },
  WIN: { column: 'win', type: sql`bigint`, isValue: isAmount },
} as const

/** A round as the database keeps it. */
export type RoundRow = Selectable<Schema['round']>

/** What every round of a history says, whatever its kind. */
export type RoundFields = Pick<SlotRound, 'id' | 'gameplayId' | 'game' | 'token' | 'winToken' | 'bet' | 'win' | 'state' | 'playedAt'>

export interface Page {
  readonly first: number
  readonly after?: string | null | undefined
  readonly sort?: RoundSort | null | undefined
  readonly filter?: RoundFilter | null | undefined
}

/**
 * A page of a player's rounds of one type by keyset: whatever page it is, it costs an index range of its own size. Rows that are equal
 * in the sorted value follow by id, in the same direction. `told` adds what the kind of game says of a round. Refuses `first` outside 1 to 100 and foreign cursors with 400.
 */
export const roundsOf = async <Told extends object>(
  database: Kysely<Schema>,
  { playerId, type: kept, page }: { readonly playerId: string; readonly type: RoundType; readonly page: Page },
  told: (detail: RoundRow['detail']) => Told,
): Promise<{ nodes: (RoundFields & Told)[]; pageInfo: PageInfo }> => {
  const { first, after, sort = null, filter = null } = page
  if (!Number.isInteger(first) || first < 1 || first > LARGEST_PAGE)
    throw new Problem(400, 'BAD_INPUT', `A page of the history has 1 to ${LARGEST_PAGE} rounds.`)
  const by = sort?.by ?? 'PLAYED_AT'
  const direction = sort?.direction ?? 'DESC'
  const { column, type, isValue } = keys[by]
  const order = direction === 'ASC' ? 'asc' : 'desc'
  const { gameId, result, from, to } = filter ?? {}
  if (gameId && gameId.length > LONGEST_GAME_ID) throw new Problem(400, 'BAD_INPUT', 'There’s no game with that ID.')
  if (from && to && from >= to) throw new Problem(400, 'BAD_INPUT', 'The end date can’t be before the start date.')
  // A page belongs to what was asked for: behind it follows what the same filter leaves.
  const name = [by, direction, gameId ?? '', result ?? '', from ?? '', to ?? ''].join(' ').trimEnd()

  let query = database.selectFrom('round').selectAll().where('player_id', '=', playerId).where('type', '=', kept)
  if (gameId) query = query.where('game_id', '=', gameId)
  if (result) query = query.where('state', '=', 'SETTLED').where('win', result === 'WON' ? '>' : '=', 0n)
  if (from) query = query.where('played_at', '>=', new Date(from))
  if (to) query = query.where('played_at', '<', new Date(to))
  if (after) {
    const { value, id } = readCursor(after, name, isValue)
    const compare = sql.raw(direction === 'ASC' ? '>' : '<')
    query = query.where(sql<boolean>`(${sql.ref(column)}, id) ${compare} (${value}::${type}, ${id}::bigint)`)
  }
  const rows = await query
    .orderBy(column, order)
    .orderBy('id', order)
    .limit(first + 1)
    .execute()
  const shown = rows.slice(0, first)
  const games = await gamesById(
    database,
    shown.map((row) => row.game_id),
  )
  const nodes = shown.map((row): RoundFields & Told => {
    const game = games.get(row.game_id)
    if (!game) throw new Error(`round ${row.id} names a game that is not in the catalog`)
    return {
      id: String(row.id),
      gameplayId: row.gameplay_id,
      game,
      token: row.token,
      winToken: row.win_token,
      bet: String(row.bet),
      win: String(row.win),
      state: row.state,
      playedAt: row.played_at.toISOString(),
      ...told(row.detail),
    }
  })
  const last = shown.at(-1)
  const valueOf = (row: NonNullable<typeof last>) => (column === 'played_at' ? row.played_at.toISOString() : String(row[column]))
  return {
    nodes,
    pageInfo: {
      hasNextPage: rows.length > first,
      endCursor: last ? writeCursor({ sort: name, value: valueOf(last), id: last.id }) : null,
    },
  }
}
