import { openDatabase } from '../../src/db/database.ts'
import { startRelay } from '../../src/outbox/relay.ts'
import { quiet } from './quiet.ts'

// Child process of the outbox test: a node that hands messages on, writes the id of each, and never gets to delete them.
const database = await openDatabase({ databaseUrl: process.argv[2] ?? '', dataDir: 'memory://', connections: 3, log: quiet })
const publish = async (_player: string, { id }: { readonly id: string }) => {
  process.stdout.write(`${id}\n`)
  if (id.endsWith('3')) await new Promise(() => undefined)
}
startRelay(database.kysely, publish, quiet)
setInterval(() => undefined, 60_000)
