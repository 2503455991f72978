import { sql, type Kysely } from 'kysely'
import type { Told } from '@lagoon/contract/messages/playerMessage'
import type { Schema } from '../db/schema.ts'

interface Delivered {
  readonly player_id: string
  readonly body: Told
}

/**
 * Notes for each player the newest version of the balances that went out. Call it in the transaction that deletes the messages:
 * the reconciliation tells by it a message that was delivered from one that was lost.
 */
export const noteDelivered = async (database: Kysely<Schema>, messages: readonly Delivered[]): Promise<void> => {
  const newest = new Map<string, bigint>()
  for (const { player_id: playerId, body } of messages) {
    if (body.topic !== 'balances') continue
    const version = BigInt(body.version)
    if (version > (newest.get(playerId) ?? 0n)) newest.set(playerId, version)
  }
  if (newest.size === 0) return
  // In one order on every node, so that two nodes never wait for each other.
  const rows = [...newest]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([playerId, version]) => sql`(${playerId}::uuid, ${version}::bigint)`)
  await sql`INSERT INTO outbox_delivery (player_id, balances_version) VALUES ${sql.join(rows)}
    ON CONFLICT (player_id) DO UPDATE SET balances_version = greatest(outbox_delivery.balances_version, excluded.balances_version)`.execute(
    database,
  )
}
