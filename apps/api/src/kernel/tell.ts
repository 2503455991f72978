import { sql, type Transaction } from 'kysely'
import type { Told } from '@lagoon/contract/messages/playerMessage'
import type { Schema } from '../db/schema.ts'

/**
 * Puts a message for a player into the outbox, in the transaction of what it tells: it goes out exactly when that is committed, at
 * least once. Call `wakeOutbox` after the commit.
 */
export const tell = async (transaction: Transaction<Schema>, playerId: string, message: Told): Promise<void> => {
  await sql`SELECT tell(${playerId}::uuid, ${JSON.stringify(message)}::jsonb)`.execute(transaction)
}
