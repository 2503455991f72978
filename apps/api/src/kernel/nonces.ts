import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'

/** True when a signer uses a nonce for the first time; in SQL, so that all nodes know it. */
export const takeNonce = async (database: Kysely<Schema>, signer: string, nonce: string, expiresAt: Date): Promise<boolean> => {
  const taken = await database
    .insertInto('provider_nonce')
    .values({ provider_id: signer, nonce, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('nonce')
    .executeTakeFirst()
  return taken !== undefined
}
