import { sql, type Kysely } from 'kysely'
import type { StreamFreeze } from '@lagoon/contract/wire/operator/incidents'
import type { Schema } from '../../db/schema.ts'

/** Freezes a stream: nothing of it is booked or given back from then on. */
export const freezeStream = async (database: Kysely<Schema>, sessionId: string, because: StreamFreeze): Promise<void> => {
  await database
    .updateTable('stream')
    .set({ frozen_at: sql`clock_timestamp()`, frozen_because: because })
    .where('session_id', '=', sessionId)
    .where('frozen_at', 'is', null)
    .execute()
}

/** Lets a frozen stream go on from what is booked. Answers whose it is; undefined where it is not frozen. */
export const thawStream = (database: Kysely<Schema>, sessionId: string) =>
  database
    .updateTable('stream')
    .set({ frozen_at: null, frozen_because: null })
    .where('session_id', '=', sessionId)
    .where('frozen_at', 'is not', null)
    .returning(['provider_id', 'game_id', 'seq'])
    .executeTakeFirst()
