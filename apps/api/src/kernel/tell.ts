import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { Told } from '@lagoon/contract/messages/playerMessage'
import type { Schema } from '../db/schema.ts'

/** The call of `tell`, for a statement that does more than this. */
export const telling = (playerId: string, message: Told): RawBuilder<unknown> =>
  sql`tell(${playerId}::uuid, ${JSON.stringify(message)}::jsonb)`

/**
 * Puts a message for a player into the outbox, in the transaction of what it tells: it goes out exactly when that is committed, at
 * least once. Call `wakeOutbox` after the commit.
 */
export const tell = async (transaction: Transaction<Schema>, playerId: string, message: Told): Promise<void> => {
  await sql`SELECT ${telling(playerId, message)}`.execute(transaction)
}
