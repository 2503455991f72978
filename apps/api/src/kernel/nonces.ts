import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'

// The table has the name of its first users. Renamed, it would stop the nodes of the release before while a new one is rolled out.

/** True when a signer uses a nonce for the first time; in SQL, so that all nodes know it. The sweep forgets it once it is too old. */
export const takeNonce = async (database: Kysely<Schema>, signer: string, nonce: string, expiresAt: Date): Promise<boolean> => {
  const taken = await database
    .insertInto('provider_nonce')
    .values({ provider_id: signer, nonce, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('nonce')
    .executeTakeFirst()
  return taken !== undefined
}
