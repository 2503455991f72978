import { sql, type ColumnMetadata, type Kysely, type TableMetadata } from 'kysely'

/** What a column of a type is in TypeScript, as the drivers of both engines report it. A jsonb column's shape stands in columnTypes.ts. */
const scalars: Readonly<Record<string, string>> = {
  bool: 'boolean',
  bytea: 'Buffer',
  date: 'Day',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'bigint',
  text: 'string',
  timestamptz: 'Date',
  uuid: 'string',
}

/** A CHECK that a column is one of some words, alone or with a further condition: PostgreSQL writes IN as = ANY, of a single word as =. */
const oneOf = /^CHECK \(+(\w+) = (?:ANY \(+ARRAY\[([^\]]*)\]\)*(?: AND .*)?|('(?:[^']|'')*'::text))\)+$/

/** The words of each text column that a CHECK limits, by `table.column`. */
const allowedWords = async <Any>(database: Kysely<Any>): Promise<ReadonlyMap<string, readonly string[]>> => {
  const { rows } = await sql<{ table: string; check: string }>`SELECT relname AS table, pg_get_constraintdef(c.oid) AS check
    FROM pg_constraint c JOIN pg_class t ON t.oid = c.conrelid WHERE c.contype = 'c'`.execute(database)
  const words = new Map<string, readonly string[]>()
  for (const { table, check } of rows) {
    const [, column, many, single] = (check.includes(' OR ') ? null : oneOf.exec(check)) ?? []
    const found = [...(many ?? single ?? '').matchAll(/'((?:[^']|'')*)'::text/g)].map(([, word = '']) => word.replaceAll("''", "'"))
    if (column !== undefined && found.length > 0) words.set(`${table}.${column}`, found)
  }
  return words
}

interface Known {
  /** Columns whose type is written by hand, as `table.column`. */
  readonly typed: ReadonlySet<string>
  readonly words: ReadonlyMap<string, readonly string[]>
}

const valueType = (path: string, { dataType }: ColumnMetadata, { typed, words }: Known): string => {
  if (typed.has(path)) return `ColumnTypes['${path}']`
  if (dataType === 'jsonb') throw new Error(`${path} holds JSON: write its shape down in columnTypes.ts.`)
  const scalar = scalars[dataType]
  if (scalar === undefined) throw new Error(`${path} is of the type ${dataType}: write down in schemaTypes.ts what the drivers make of it.`)
  const allowed = words.get(path)
  return allowed && scalar === 'string' ? allowed.map((word) => `'${word.replaceAll("'", "\\'")}'`).join(' | ') : scalar
}

const columnLine = (table: string, column: ColumnMetadata, known: Known): string => {
  const type = valueType(`${table}.${column.name}`, column, known) + (column.isNullable ? ' | null' : '')
  if (column.isAutoIncrementing) return `  ${column.name}: GeneratedAlways<${type}>`
  return `  ${column.name}: ${column.hasDefaultValue ? `Defaulted<${type}>` : type}`
}

const interfaceName = (table: string): string => table.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())

const tableInterface = ({ name, columns }: TableMetadata, known: Known): string =>
  [`export interface ${interfaceName(name)} {`, ...columns.map((column) => columnLine(name, column, known)), '}'].join('\n')

/**
 * The tables of a migrated database as TypeScript, for kysely: the text of `schema.generated.ts`, the same on both engines. A text
 * column whose words a CHECK lists is the union of them. `typedColumns` are the columns that columnTypes.ts gives a type.
 * Throws on a column that it cannot type, and on a typed column that is not there.
 */
export const schemaTypes = async <Any>(database: Kysely<Any>, typedColumns: readonly string[]): Promise<string> => {
  const tables = (await database.introspection.getTables()).filter(({ schema }) => schema === 'public')
  const columns = new Set(tables.flatMap((table) => table.columns.map(({ name }) => `${table.name}.${name}`)))
  const gone = typedColumns.filter((path) => !columns.has(path))
  if (gone.length > 0) throw new Error(`No table has ${gone.join(', ')}: correct columnTypes.ts.`)
  const known = { typed: new Set(typedColumns), words: await allowedWords(database) }
  return [
    '// Generated from the migrated database by `npm run codegen`: a change here is lost with its next run.',
    `import type { GeneratedAlways } from 'kysely'`,
    `import type { ColumnTypes, Day, Defaulted } from './columnTypes.ts'`,
    '',
    ...tables.map((table) => `${tableInterface(table, known)}\n`),
    'export interface Tables {',
    ...tables.map(({ name }) => `  ${name}: ${interfaceName(name)}`),
    '}',
    '',
  ].join('\n')
}
