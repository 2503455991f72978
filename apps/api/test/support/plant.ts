import { sql, type Kysely } from 'kysely'
import type { Schema } from '../../src/db/schema.ts'

/** Plants a bug into a function of the database: a canary that the test beside it must catch. The text to replace must stand there. */
export const plant = async (database: Kysely<Schema>, name: string, from: string | RegExp, to: string): Promise<void> => {
  const { rows } = await sql<{ source: string }>`SELECT pg_get_functiondef(${name}::regproc) AS source`.execute(database)
  const source = rows[0]?.source ?? ''
  const changed = source.replace(from, to)
  if (changed === source) throw new Error(`the canary found nothing to change in ${name}`)
  await sql.raw(changed).execute(database)
}
