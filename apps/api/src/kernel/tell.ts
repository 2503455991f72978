import { sql, type Transaction } from 'kysely'
import type { Told } from '@lagoon/contract/messages/playerMessage'
import type { Schema } from '../db/schema.ts'

/**
 * Puts a message for a player into the outbox, in the transaction of what it tells: it goes out exactly when that is committed, at
 * least once. Call `wakeOutbox` after the commit. Answers the id of the message, by which the tabs know it.
 */
export const tell = async (transaction: Transaction<Schema>, playerId: string, message: Told): Promise<string> => {
  const { rows } = await sql<{ id: string }>`SELECT tell(${playerId}::uuid, ${JSON.stringify(message)}::jsonb) AS id`.execute(transaction)
  const [told] = rows
  if (!told) throw new Error('a function of the database answered no row')
  return told.id
}
