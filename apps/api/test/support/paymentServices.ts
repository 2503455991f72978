import { sql, type Kysely } from 'kysely'
import type { Database } from '../../src/db/database.ts'
import type { Schema } from '../../src/db/schema.ts'
import type { Services } from '../../src/services.ts'
import { harborPayments, type Harbor } from './harborPayments.ts'
import { testServices } from './services.ts'

/** What payments share, over a database of the test, with Harbor as the one provider. */
export const paymentServices = (database: Database, harbor: Pick<Harbor, 'party'>): Services => {
  const services = testServices(database, { publish: async () => undefined } as unknown as Services['hub'])
  return {
    ...services,
    config: { ...services.config, payments: [harbor.party] },
    protocols: { payments: { harbor: harborPayments }, payouts: {}, identity: {} },
  }
}

/** How often the tokens of a payment were booked, under whatever key; and what its player has of game tokens. */
export const creditsOf = async (
  database: Kysely<Schema>,
  paymentId: string,
): Promise<{ moves: number; state: string; balance: bigint }> => {
  const { rows } = await sql<{ moves: number; state: string; balance: bigint }>`SELECT p.state, coalesce(a.balance, 0) AS balance,
      (SELECT count(*)::integer FROM ledger_tx t WHERE t.type = 'PURCHASE' AND starts_with(t.key, p.id::text)) AS moves
    FROM payment p LEFT JOIN account a ON a.player_id = p.player_id AND a.owner = 'PLAYER' AND a.kind = 'GAME' WHERE p.id = ${paymentId}::uuid`.execute(
    database,
  )
  if (!rows[0]) throw new Error('the payment is not there')
  return rows[0]
}
