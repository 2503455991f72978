import { sql, type Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'

/**
 * Flags sittings, by the provider's ids, that are closed, whose rounds are all there, and whose rounds lost something else than the
 * sitting did. Nothing is undone: a person looks.
 */
export const flagWrongSums = async (database: Kysely<Schema>, providerId: string, remoteIds: readonly string[]): Promise<void> => {
  if (remoteIds.length === 0) return
  await sql`UPDATE sitting SET flag = 'SUM' WHERE provider_id = ${providerId} AND remote_id IN (${sql.join(remoteIds)}) AND state = 'CLOSED'
    AND flag IS NULL AND rounds >= rounds_told AND bet - win <> brought - stake_back - won_back`.execute(database)
}
