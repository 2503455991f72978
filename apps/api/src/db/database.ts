import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { openEmbedded } from './embedded/openEmbedded.ts'
import { migrate } from './migrate.ts'
import { openPostgres } from './openPostgres.ts'
import type { Schema } from './schema.ts'

export interface Database {
  readonly engine: 'pglite' | 'postgres'
  /** For whatever somebody waits for: a statement that takes seconds is given up. */
  readonly kysely: Kysely<Schema>
  /** The same database for work that may take minutes, on a few connections of its own: migrations, sweeps, reading the books. */
  readonly unhurried: Kysely<Schema>
  readonly close: () => Promise<void>
}

export interface DatabaseOptions {
  /** Address of a PostgreSQL database; absent or empty: the embedded engine in `dataDir`. */
  readonly databaseUrl?: string | undefined
  /**
   * Directory of the embedded engine, made when missing. `memory://` keeps everything in memory, for tests; a
   * file behind it, a dump of PGlite, is what that database begins as.
   */
  readonly dataDir: string
  /** Most connections to PostgreSQL at once. */
  readonly connections?: number
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>
}

/** The database for who has time: all that is asked of it may take minutes. */
export const unhurriedly = (database: Database): Database => ({ ...database, kysely: database.unhurried })

/**
 * Opens the database and brings its schema up to date. Both engines speak the same SQL (what PostgreSQL 15 and 18 share) and
 * report `bigint` as bigint, `timestamptz` as Date. Throws a StartupProblem when something outside the program is in the way.
 */
export const openDatabase = async ({ databaseUrl, dataDir, connections, log }: DatabaseOptions): Promise<Database> => {
  const database = databaseUrl ? await openPostgres(databaseUrl, log, connections) : await openEmbedded(dataDir, log)
  try {
    await migrate(unhurriedly(database), log)
    return database
  } catch (problem) {
    await database.close()
    throw problem
  }
}
