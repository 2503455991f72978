import { sql, type Kysely } from 'kysely'
import type { Party } from '@lagoon/contract/parties/parties'
import type { Database } from '../../src/db/database.ts'
import type { Schema } from '../../src/db/schema.ts'
import { pollDue, sendDue } from '../../src/payouts/polling/worker.ts'
import type { PayoutProtocol } from '../../src/payouts/protocol.ts'
import type { Services } from '../../src/services.ts'
import { harborPayouts } from './harborPayouts.ts'
import { testServices } from './services.ts'

/** What payouts share, over a database of the test, with one provider. */
export const payoutServices = (database: Database, party: Party, harbor: PayoutProtocol = harborPayouts): Services => {
  const services = testServices(database, { publish: async () => undefined } as unknown as Services['hub'])
  return {
    ...services,
    config: { ...services.config, payouts: [party] },
    protocols: { ...services.protocols, payouts: { harbor } },
  }
}

/** What is due of a withdrawal is due now, whatever the pauses say. */
export const hurry = async (database: Kysely<Schema>, withdrawalId: string): Promise<void> => {
  await sql`UPDATE withdrawal SET send_at = clock_timestamp() WHERE id = ${withdrawalId}::uuid AND send_at IS NOT NULL`.execute(database)
  await sql`UPDATE payout_attempt SET next_poll_at = clock_timestamp()
    WHERE withdrawal_id = ${withdrawalId}::uuid AND next_poll_at IS NOT NULL`.execute(database)
}

/** Turns of the worker on a withdrawal, each at once. */
export const turns = async (services: Services, withdrawalId: string, count: number): Promise<void> => {
  const party = services.config.payouts[0]?.id ?? ''
  for (let turn = 0; turn < count; turn += 1) {
    await hurry(services.database.kysely, withdrawalId)
    await sendDue(services, party)
    await pollDue(services, party, new AbortController().signal)
  }
}

/** How a withdrawal stands, and its attempts by their number. */
export const withdrawalNow = async (database: Kysely<Schema>, id: string) => {
  const row = await database.selectFrom('withdrawal').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const attempts = await database.selectFrom('payout_attempt').selectAll().where('withdrawal_id', '=', id).orderBy('number').execute()
  const incidents = await database.selectFrom('payment_incident').select('kind').where('withdrawal_id', '=', id).orderBy('id').execute()
  return { row, attempts, incidents: incidents.map(({ kind }) => kind) }
}
