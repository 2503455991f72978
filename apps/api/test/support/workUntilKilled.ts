import { sql } from 'kysely'
import { openDatabase } from '../../src/db/database.ts'
import { startLease } from '../../src/kernel/lease.ts'
import { startWorker } from '../../src/kernel/worker.ts'
import { quiet } from './quiet.ts'

// Child process of the worker test: a node that does the same work as another one, every 20 ms, with a lease of so many seconds or without.
const [, , databaseUrl = '', node = '', seconds = '0'] = process.argv
const database = await openDatabase({ databaseUrl, dataDir: 'memory://', connections: 3, log: quiet })
const lease = Number(seconds) > 0 && startLease({ database: database.kysely, name: 'work', seconds: Number(seconds), log: quiet })
const work = async () => {
  await sql`INSERT INTO worked (node) VALUES (${node})`.execute(database.kysely)
  return false
}
startWorker({ name: node, work, everyMs: 20, ...(lease && { lease }) }, quiet)
setInterval(() => undefined, 60_000)
