import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Database, DatabaseOptions } from './database.ts'
import type { Schema } from './schema.ts'
import { StartupProblem } from './startupProblem.ts'

const INT8 = 20
const POOL_SIZE = 20
const CONNECT_TIMEOUT_MS = 10_000

/** Money is bigint: without this parser the driver reports int8 as text, the embedded engine as a number. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => (oid === INT8 && format !== 'binary' ? BigInt : pg.types.getTypeParser(oid, format)),
}

/** The address without its password, for messages. */
const shown = (url: URL): string => `${url.hostname}:${url.port || '5432'}${url.pathname}`

const parseUrl = (databaseUrl: string): URL => {
  const url = URL.canParse(databaseUrl) ? new URL(databaseUrl) : null
  if (!url || !/^postgres(ql)?:$/.test(url.protocol) || url.pathname.length < 2)
    throw new StartupProblem(
      'DATABASE_URL is not the address of a PostgreSQL database.',
      'Write it as postgres://user:password@host:5432/name, or leave it out to use the embedded database.',
    )
  return url
}

const codeOf = (error: unknown): string => {
  if (error instanceof AggregateError) return codeOf(error.errors[0])
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}

/** One clear sentence for each way a connection fails. */
const connectProblem = (error: unknown, url: URL): StartupProblem => {
  const user = decodeURIComponent(url.username) || 'the default user'
  const name = url.pathname.slice(1)
  const options = { cause: error }
  switch (codeOf(error)) {
    case '28P01':
    case '28000':
      return new StartupProblem(
        `PostgreSQL at ${shown(url)} refused the log-in of ${user}.`,
        'Correct user and password in DATABASE_URL.',
        options,
      )
    case '3D000':
      return new StartupProblem(
        `PostgreSQL at ${shown(url)} has no database called "${name}".`,
        `Create it (createdb ${name}), or name an existing one in DATABASE_URL.`,
        options,
      )
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartupProblem(`The host "${url.hostname}" of DATABASE_URL is not known.`, 'Correct the host in DATABASE_URL.', options)
    default: {
      const reason = error instanceof AggregateError ? codeOf(error) : error instanceof Error ? error.message : String(error)
      return new StartupProblem(
        `PostgreSQL at ${shown(url)} can not be reached (${reason}).`,
        'Start it or correct DATABASE_URL; without DATABASE_URL the embedded database is used.',
        options,
      )
    }
  }
}

export const openPostgres = async (databaseUrl: string, log: DatabaseOptions['log'], connections = POOL_SIZE): Promise<Database> => {
  const url = parseUrl(databaseUrl)
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: connections,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    types,
  })
  // A connection that breaks (the server restarts) is replaced by the pool. Without listeners it would end the process: on the pool
  // for one that is idle, on the client for one that is lent out and between two statements.
  const broke = (error: Error) => log.warn({ reason: error.message }, 'a connection to PostgreSQL broke')
  pool.on('error', broke)
  pool.on('connect', (client) => client.on('error', broke))
  try {
    const client = await pool.connect()
    client.release()
  } catch (error) {
    await pool.end()
    throw connectProblem(error, url)
  }
  const kysely = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  return { engine: 'postgres', kysely, close: () => kysely.destroy() }
}
