import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../db/schema.ts'
import { tell } from '../kernel/tell.ts'
import { lockCase, now } from './engine/rows.ts'

/** Whether it is proven where a player lives, and who they are. */
export const addressVerified = async (database: Kysely<Schema>, playerId: string): Promise<boolean> => {
  const found = await database
    .selectFrom('kyc_case')
    .select('player_id')
    .where('player_id', '=', playerId)
    .where('identity_state', '=', 'COMPLETED')
    .where('address_state', '=', 'COMPLETED')
    .executeTakeFirst()
  return found !== undefined
}

/** Asks a player for a proof of address from now on; told once. Wake the outbox after it. */
export const askForAddress = async (transaction: Transaction<Schema>, playerId: string): Promise<void> => {
  const { address_asked_at, identity_state } = await lockCase(transaction, playerId)
  if (address_asked_at) return
  await transaction.updateTable('kyc_case').set({ address_asked_at: now }).where('player_id', '=', playerId).execute()
  await tell(transaction, playerId, { topic: 'verification', isIdVerified: identity_state === 'COMPLETED' })
}
