import { sql } from 'kysely'
import { readParties } from '@lagoon/contract/parties/parties'
import { openDatabase } from '../../src/db/database.ts'
import { pollDue } from '../../src/payments/polling/worker.ts'
import { HARBOR_SECRET } from './harbor.ts'
import { paymentServices } from './paymentServices.ts'
import { buy } from './purchases.ts'
import { quiet } from './quiet.ts'

// Child process of the payments test: a node that begins payments of a player and polls what is open, until it is killed.
const [, , databaseUrl = '', origin = '', playerId = ''] = process.argv
const database = await openDatabase({ databaseUrl, dataDir: 'memory://', connections: 6, log: quiet })
const parties = readParties(
  'PAYMENTS',
  JSON.stringify([{ id: 'harbor-pay', protocol: 'harbor', origin, secret: HARBOR_SECRET }]),
  ['harbor'],
  {},
)
if (!parties.ok || !parties.value[0]) throw new Error('the settings of Harbor are refused')
const party = parties.value[0]
const services = paymentServices(database, { party })
process.stdout.write('begins\n')
const pay = async (): Promise<void> => {
  for (;;) {
    await buy(services, { party }, playerId, { intentKey: `killed-${process.pid}-${Math.random()}` }).catch(() => undefined)
    await sql`UPDATE payment SET next_poll_at = now() WHERE settled_at IS NULL`.execute(database.kysely)
    await pollDue(services, party.id, new AbortController().signal)
  }
}
await Promise.all([pay(), pay(), pay()])
