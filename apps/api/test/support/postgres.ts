import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { openDatabase, type Database } from '../../src/db/database.ts'
import { quiet } from './quiet.ts'

/** Names the database that has the whole schema already, for the workers of a run. */
export const MIGRATED_TEMPLATE = 'TEST_MIGRATED_TEMPLATE'

const server = process.env['TEST_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres'

export type Isolation = 'read committed' | 'repeatable read' | 'serializable'

export interface Scratch {
  /** Address of this database, with the isolation level that its connections begin with. */
  readonly url: (isolation?: Isolation) => string
  readonly open: (options?: { isolation?: Isolation; connections?: number }) => Promise<Database>
  /** A copy as it stands now; nothing may be connected. */
  readonly copy: () => Promise<Scratch>
  readonly drop: () => Promise<void>
}

const asServer = async (...statements: string[]): Promise<void> => {
  const client = new pg.Client({ connectionString: server, connectionTimeoutMillis: 5_000 })
  try {
    await client.connect()
  } catch (error) {
    const reason = error instanceof AggregateError ? 'nobody listens there' : error instanceof Error ? error.message : String(error)
    throw new Error(`not run: PostgreSQL at ${new URL(server).host} cannot be reached (${reason}); set TEST_DATABASE_URL`, {
      cause: error,
    })
  }
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

/** What a database of PostgreSQL's own begins with: nothing. */
export const EMPTY = 'template1'

/**
 * A database of this test file alone, on the real engine: with the whole schema where the run has made a template of it
 * (`migratedTemplate.ts`), which a copy opens in a fraction of the time. There is no way back to the embedded engine: without the real
 * one the run fails.
 */
export const scratchDatabase = async (template = process.env[MIGRATED_TEMPLATE] ?? EMPTY): Promise<Scratch> => {
  const name = `lagoon_test_${randomBytes(6).toString('hex')}`
  await asServer(`CREATE DATABASE ${name} TEMPLATE ${template}`)
  const url = (isolation?: Isolation) => {
    const address = new URL(server)
    address.pathname = `/${name}`
    if (isolation) address.searchParams.set('options', `-c default_transaction_isolation=${isolation.replace(' ', '\\ ')}`)
    return address.href.replaceAll('+', '%20')
  }
  return {
    url,
    open: ({ isolation, connections = 20 } = {}) =>
      openDatabase({ databaseUrl: url(isolation), dataDir: 'memory://', connections, log: quiet }),
    copy: () => scratchDatabase(name),
    drop: () => asServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  }
}
