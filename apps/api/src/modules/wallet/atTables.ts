import { sql, type Kysely } from 'kysely'
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
