import { sql, type Transaction } from 'kysely'
import type { PlayerMessage } from '@lagoon/contract/messages/messages'
import type { Schema } from '../db/schema.ts'

type WithoutId<Message> = Message extends unknown ? Omit<Message, 'id'> : never
/** A message for a player's live connections; its id is given to it with the outbox. */
export type Told = WithoutId<PlayerMessage>

/**
 * Puts a message for a player into the outbox, in the transaction of what it tells: it goes out exactly when that is committed, at
 * least once. Call `wakeOutbox` after the commit.
 */
export const tell = async (transaction: Transaction<Schema>, playerId: string, message: Told): Promise<void> => {
  await sql`SELECT tell(${playerId}::uuid, ${JSON.stringify(message)}::jsonb)`.execute(transaction)
}
