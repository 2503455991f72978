import { sql, type Kysely } from 'kysely'

/** When the books were proved, and what did not hold. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await sql`CREATE TABLE reconciliation (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at timestamptz NOT NULL DEFAULT clock_timestamp(),
    findings jsonb NOT NULL
  )`.execute(database)
}
