import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { reasonOf } from '../kernel/reasonOf.ts'
import type { Database, DatabaseOptions } from './database.ts'
import { migrations } from './migrations/migrations.ts'
import { withStartupLock } from './startupLock.ts'
import { StartupProblem } from './startupProblem.ts'

type Migrated = Pick<Database, 'engine' | 'kysely'>

/** Throws when the database has been through a migration that this release does not know: it was made by a newer one. */
const refuseNewer = async ({ kysely }: Migrated): Promise<void> => {
  const { rows: found } = await sql<{ isThere: boolean }>`SELECT to_regclass('kysely_migration') IS NOT NULL AS "isThere"`.execute(kysely)
  if (!found[0]?.isThere) return
  const { rows } = await sql<{ name: string }>`SELECT name FROM kysely_migration ORDER BY name`.execute(kysely)
  const unknown = rows.map(({ name }) => name).filter((name) => !Object.hasOwn(migrations, name))
  if (unknown.length === 0) return
  throw new StartupProblem(
    `The database is newer than this program, which does not know its ${unknown.length === 1 ? 'migration' : 'migrations'} ${unknown.join(', ')}.`,
    'Nothing was changed. Start the release that made it, or a later one; or use another database.',
  )
}

/**
 * Runs the migrations that are missing, all in one transaction, while no other node does the same. A database that a newer
 * release made is refused and not touched.
 */
export const migrate = async (database: Migrated, log: DatabaseOptions['log']): Promise<void> => {
  const migrator = new Migrator({ db: database.kysely, provider: { getMigrations: async () => migrations } })
  const { error, results } = await withStartupLock(database, async () => {
    await refuseNewer(database)
    return migrator.migrateToLatest()
  })
  if (error)
    throw new StartupProblem(
      `The database could not be brought up to date: ${reasonOf(error)}.`,
      'Nothing was changed. Use a database that this release, or an older one of Lagoon, made; or an empty one.',
      { cause: error },
    )
  const done = (results ?? []).filter((result) => result.status === 'Success').map((result) => result.migrationName)
  if (done.length > 0) log.info({ migrations: done }, 'database schema brought up to date')
}
