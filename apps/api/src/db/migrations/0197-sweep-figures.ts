import { sql, type Kysely } from 'kysely'

/** What monitoring reads of a sweep: when it last succeeded, which one that never did cannot say, and how often it ever failed. */
const statements = [
  sql`ALTER TABLE sweep RENAME COLUMN at TO succeeded_at`,
  sql`ALTER TABLE sweep ALTER COLUMN succeeded_at DROP NOT NULL`,
  sql`ALTER TABLE sweep ADD COLUMN failures_ever bigint NOT NULL DEFAULT 0`,
  sql`UPDATE sweep SET failures_ever = failures`,
]

export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(database)
}
