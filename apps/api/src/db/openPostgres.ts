import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { reasonOf } from '../kernel/reasonOf.ts'
import { sqlState } from '../kernel/retry.ts'
import type { Database, DatabaseOptions } from './database.ts'
import type { Schema } from './schema.ts'
import { StartupProblem } from './startupProblem.ts'

const INT8 = 20
const POOL_SIZE = 20
/** For what takes long: a lock of the start and the work under it, and each of the jobs. */
const UNHURRIED_SIZE = 4

/**
 * How long a call waits for the database. It may wait for a connection and then for one statement: within ten seconds it has its
 * answer, or knows that there is none. The server ends a statement by itself; the client's own limit is for a server that says nothing.
 */
const hurried = {
  connectionTimeoutMillis: 3_000,
  statement_timeout: 5_000,
  idle_in_transaction_session_timeout: 5_000,
  query_timeout: 6_000,
}
const unhurried = { connectionTimeoutMillis: 10_000, query_timeout: 1_800_000 }

const READ_ONLY = '25006'
const wasLate = (error: unknown): boolean => error instanceof Error && error.message === 'Query read timeout'

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
        `PostgreSQL at ${shown(url)} refused the login of ${user}.`,
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
      const reason = error instanceof AggregateError ? codeOf(error) : reasonOf(error)
      return new StartupProblem(
        `PostgreSQL at ${shown(url)} cannot be reached (${reason}).`,
        'Start it or correct DATABASE_URL; without DATABASE_URL the embedded database is used.',
        options,
      )
    }
  }
}

/**
 * A connection that is not used again once it was no good: one that did not answer in time still owes an answer, and the statement
 * after it would wait for that too; one of a server that became read-only leads to the wrong server since a failover.
 */
const lend = (client: pg.PoolClient): PostgresPoolClient => {
  let problem: Error | undefined
  const query = async (text: string, values: unknown[]) => {
    // Nothing more is asked of it, not even to roll back: that would only take as long again.
    if (problem) throw problem
    try {
      return await client.query(text, values)
    } catch (error) {
      if (error instanceof Error && (wasLate(error) || sqlState(error) === READ_ONLY)) problem = error
      throw error
    }
  }
  // Its second signature is for cursors, which are not used here.
  return { query: query as unknown as PostgresPoolClient['query'], release: (destroy) => client.release(problem ?? destroy) }
}

const lending = (pool: pg.Pool): PostgresPool => ({
  connect: async () => lend(await pool.connect()),
  end: () => pool.end(),
  options: pool.options,
})

export const openPostgres = async (databaseUrl: string, log: DatabaseOptions['log'], connections = POOL_SIZE): Promise<Database> => {
  const url = parseUrl(databaseUrl)
  // A connection that breaks (the server restarts) is replaced by the pool. Without listeners it would end the process: on the pool
  // for one that is idle, on the client for one that is lent out and between two statements.
  const broke = (error: Error) => log.warn({ reason: error.message }, 'a connection to PostgreSQL broke')
  const openPool = (options: pg.PoolConfig): pg.Pool => {
    const pool = new pg.Pool({ connectionString: databaseUrl, keepAlive: true, types, ...options })
    pool.on('error', broke)
    pool.on('connect', (client) => client.on('error', broke))
    return pool
  }
  const pool = openPool({ ...hurried, max: connections })
  try {
    const client = await pool.connect()
    client.release()
  } catch (error) {
    await pool.end()
    throw connectProblem(error, url)
  }
  const kysely = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: lending(pool) }) })
  const slowPool = openPool({ ...unhurried, max: UNHURRIED_SIZE })
  const slow = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: lending(slowPool) }) })
  return {
    engine: 'postgres',
    kysely,
    unhurried: slow,
    close: async () => {
      await Promise.all([kysely.destroy(), slow.destroy()])
      // Kysely ends a pool only where it was used.
      await Promise.all([pool, slowPool].filter(({ ending }) => !ending).map((unused) => unused.end()))
    },
  }
}
