import { sql } from 'kysely'
import type { Database } from '../../src/db/database.ts'

type Opened = Pick<Database, 'kysely'>

/** Makes a database look as a release of tomorrow would leave it: with a migration more, and a table of it. */
export const asOfTomorrow = async ({ kysely }: Opened): Promise<void> => {
  await sql`CREATE TABLE tomorrow (note text)`.execute(kysely)
  await sql`INSERT INTO kysely_migration (name, timestamp) VALUES ('9999-of-tomorrow', '2099-01-01T00:00:00.000Z')`.execute(kysely)
}

/** Every table with its number of rows, and the migrations that were run. */
export const contentOf = async ({ kysely }: Opened): Promise<unknown> => {
  const tables = await kysely.introspection.getTables()
  const counts = await Promise.all(
    tables.map(async ({ name }) => [
      name,
      (await sql<{ rows: number }>`SELECT count(*)::integer AS rows FROM ${sql.table(name)}`.execute(kysely)).rows[0]?.rows,
    ]),
  )
  return { counts, migrations: (await sql`SELECT name, timestamp FROM kysely_migration ORDER BY name`.execute(kysely)).rows }
}
