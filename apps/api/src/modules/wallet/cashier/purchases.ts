import type { Currency } from '@lagoon/contract/money/price'
import { sql, type Kysely } from 'kysely'
import type { Schema } from '../../../db/schema.ts'
import { wordsOf } from '../../../payments/machine/phase.ts'

/** A payment that counts: it succeeded, or may still succeed. */
export interface Purchase {
  readonly minor: bigint
  readonly at: Date
}

const counted = wordsOf('OPEN', 'REVIEW', 'PAID')

/** The player's purchases of the last days in a currency, newest first, open ones among them; without the payment that is being begun. */
export const purchasesOf = async (
  database: Kysely<Schema>,
  { playerId, currency, days, but }: { playerId: string; currency: Currency; days: number; but?: string },
): Promise<readonly Purchase[]> => {
  let query = database
    .selectFrom('payment')
    .select(['price_minor as minor', 'created_at as at'])
    .where('player_id', '=', playerId)
    .where('currency', '=', currency)
    .where('state', 'in', counted)
    .where('created_at', '>', sql<Date>`clock_timestamp() - make_interval(days => ${days}::integer)`)
  if (but !== undefined) query = query.where('id', '<>', but)
  return query.orderBy('created_at', 'desc').execute()
}

/** Whether the player has bought before, or may have: a payment that is open counts. */
export const hasBought = async (database: Kysely<Schema>, playerId: string, but?: string): Promise<boolean> => {
  let query = database.selectFrom('payment').select('id').where('player_id', '=', playerId).where('state', 'in', counted)
  if (but !== undefined) query = query.where('id', '<>', but)
  return (await query.limit(1).executeTakeFirst()) !== undefined
}
