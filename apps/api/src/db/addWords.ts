import { sql, type Kysely } from 'kysely'

/**
 * Lets a text column hold more words than its CHECK lists: reads the list as it stands and appends to it. Migrations of several areas
 * extend the same list, in whatever order they came to be.
 */
export const addWords = async (database: Kysely<unknown>, table: string, column: string, words: readonly string[]): Promise<void> => {
  const name = `${table}_${column}_check`
  const { rows } = await sql<{ definition: string }>`SELECT pg_get_constraintdef(oid) AS definition FROM pg_constraint
    WHERE conname = ${name} AND conrelid = ${table}::regclass`.execute(database)
  const known = [...(rows[0]?.definition ?? '').matchAll(/'([^']+)'::text/g)].flatMap(([, word]) => (word === undefined ? [] : [word]))
  if (known.length === 0) throw new Error(`${table} has no list of words for ${column}`)
  const all = [...new Set([...known, ...words])]
  await sql`ALTER TABLE ${sql.table(table)} DROP CONSTRAINT ${sql.ref(name)}`.execute(database)
  await sql`ALTER TABLE ${sql.table(table)} ADD CONSTRAINT ${sql.ref(name)}
    CHECK (${sql.ref(column)} IN (${sql.join(all.map((word) => sql.lit(word)))}))`.execute(database)
}
