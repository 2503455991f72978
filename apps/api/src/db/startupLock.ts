import { sql } from 'kysely'
import type { Database } from './database.ts'

// Any number will do as long as nothing else in the database takes it: the letters "lagoon".
const STARTUP_LOCK = 0x6c61676f6f6en

/**
 * Runs `work` while no other node does: several nodes may start at once on one PostgreSQL. The embedded engine belongs to this
 * process alone, so there it just runs.
 */
export const withStartupLock = async <T>(database: Pick<Database, 'engine' | 'kysely'>, work: () => Promise<T>): Promise<T> => {
  if (database.engine === 'pglite') return work()
  return database.kysely.connection().execute(async (connection) => {
    await sql`SELECT pg_advisory_lock(${STARTUP_LOCK}::bigint)`.execute(connection)
    try {
      return await work()
    } finally {
      await sql`SELECT pg_advisory_unlock(${STARTUP_LOCK}::bigint)`.execute(connection)
    }
  })
}
