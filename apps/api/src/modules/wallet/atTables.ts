import { sql, type Kysely } from 'kysely'
import type { GameAddress } from '@lagoon/contract/lobby/addresses'
import type { TokenKind } from '@lagoon/contract/money/money'
import type { Schema } from '../../db/schema.ts'
import { heldByStreams } from '../../ledger/streams/holds.ts'

/** What a player brought to a provider's table with one kind of token, or what it holds for stakes, and did not get back yet, minor units. */
export const atTable = async (
  database: Kysely<Schema>,
  { providerId, playerId, token }: { providerId: string; playerId: string; token: TokenKind },
): Promise<bigint> => {
  const { rows } = await sql<{ minor: bigint }>`SELECT coalesce(sum(h.amount - h.captured - h.released), 0)::bigint AS minor
    FROM sitting s JOIN sitting_transfer t ON t.sitting_id = s.id JOIN hold h ON h.id = t.hold_id
    WHERE s.provider_id = ${providerId} AND s.player_id = ${playerId}::uuid AND s.token = ${token} AND s.state <> 'CLOSED'`.execute(
    database,
  )
  return (rows[0]?.minor ?? 0n) + (await heldByStreams(database, { providerId, playerId, token }))
}

/** The game that holds most of a player's tokens of one kind now; undefined where no game does. */
export const gameThatHolds = async (
  database: Kysely<Schema>,
  { playerId, token }: { playerId: string; token: TokenKind },
): Promise<GameAddress | undefined> => {
  const { rows } = await sql<GameAddress>`SELECT g.id, g.type FROM hold h
    LEFT JOIN sitting s ON s.id = CASE h.purpose WHEN 'SITTING' THEN h.reference::uuid END
    LEFT JOIN stream t ON t.session_id = CASE h.purpose WHEN 'STREAM' THEN h.reference::uuid END
    JOIN game g ON g.id = coalesce(s.game_id, t.game_id)
    WHERE h.player_id = ${playerId}::uuid AND h.kind = ${token} AND h.closed_at IS NULL
    ORDER BY h.amount - h.captured - h.released DESC LIMIT 1`.execute(database)
  return rows[0]
}
