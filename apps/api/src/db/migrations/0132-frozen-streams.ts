import { sql, type Kysely } from 'kysely'

/** What the operator's desk finds frozen streams by: few of all that there ever were. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await sql`CREATE INDEX stream_frozen ON stream (frozen_at DESC) WHERE frozen_at IS NOT NULL`.execute(database)
}
