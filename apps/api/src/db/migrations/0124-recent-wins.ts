import { sql, type Kysely } from 'kysely'

/** What the lobby's latest wins are read by: only rounds that gave more than their bet are in it. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await sql`CREATE INDEX round_newest_won ON round (closed_at DESC, id DESC) WHERE state = 'SETTLED' AND win > bet`.execute(database)
}
