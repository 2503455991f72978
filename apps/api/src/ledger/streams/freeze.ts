import { sql, type Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'

/** Why a stream takes nothing more until a person looked. */
export type FrozenBecause = 'FORK' | 'HISTORY_LOST' | 'ROUND_UNKNOWN'

/** Freezes a stream: nothing of it is booked or given back from then on. */
export const freezeStream = async (database: Kysely<Schema>, sessionId: string, because: FrozenBecause): Promise<void> => {
  await database
    .updateTable('stream')
    .set({ frozen_at: sql`clock_timestamp()`, frozen_because: because })
    .where('session_id', '=', sessionId)
    .where('frozen_at', 'is', null)
    .execute()
}
