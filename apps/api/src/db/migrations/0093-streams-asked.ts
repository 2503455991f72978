import { sql, type Kysely } from 'kysely'

/** When the provider of a stream was last asked about it, so that one that is away is not asked all the time. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await sql`ALTER TABLE stream ADD COLUMN asked_at timestamptz`.execute(database)
}
