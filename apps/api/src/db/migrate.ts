import { Migrator } from 'kysely/migration'
import type { Database, DatabaseOptions } from './database.ts'
import { migrations } from './migrations/migrations.ts'
import { withStartupLock } from './startupLock.ts'
import { StartupProblem } from './startupProblem.ts'

/** Runs the migrations that are missing, all in one transaction, while no other node does the same. */
export const migrate = async (database: Database, log: DatabaseOptions['log']): Promise<void> => {
  const migrator = new Migrator({ db: database.kysely, provider: { getMigrations: async () => migrations } })
  const { error, results } = await withStartupLock(database, () => migrator.migrateToLatest())
  if (error)
    throw new StartupProblem(
      `The database could not be brought up to date: ${error instanceof Error ? error.message : String(error)}.`,
      'Nothing was changed. Use a database that this release, or an older one of Lagoon, made; or an empty one.',
      { cause: error },
    )
  const done = (results ?? []).filter((result) => result.status === 'Success').map((result) => result.migrationName)
  if (done.length > 0) log.info({ migrations: done }, 'database schema brought up to date')
}
