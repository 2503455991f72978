import type { Currency } from '@lagoon/contract/money/price'
import { sql, type Kysely } from 'kysely'
import type { Schema } from '../../../db/schema.ts'
import { databaseNow } from '../../../kernel/databaseTime.ts'
import { wordsOf } from '../../../payments/machine/phase.ts'

/** A payment that counts: it succeeded, or may still succeed. */
export interface Purchase {
  readonly minor: bigint
  /** Its days count from here. What counts for less than all of them is put as much earlier. */
  readonly at: Date
}

const counted = wordsOf('OPEN', 'REVIEW', 'PAID')
const over = wordsOf('OVER')

interface Counting {
  readonly playerId: string
  /** Absent: purchases of every currency count, each at its face value. */
  readonly currency?: Currency
  readonly days: number
  /** The payment that is being begun does not count. */
  readonly but?: string
}

/**
 * What counts of a player's purchases of the last days, newest first. What the player gave up counts among them as long as it may
 * still be paid at its provider.
 */
export const purchasesOf = async (database: Kysely<Schema>, { playerId, currency, days, but }: Counting): Promise<readonly Purchase[]> => {
  const span = sql`make_interval(days => ${days}::integer)`
  let query = database
    .selectFrom('payment')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('payment_event')
          .select(({ fn }) => fn.max('until').as('until'))
          .whereRef('payment_event.payment_id', '=', 'payment.id')
          .where('payment.state', 'in', over)
          .having(sql<boolean>`bool_or(word = 'CANCELLED' AND source = 'PLATFORM' AND until IS NOT NULL)`)
          .as('given_up'),
      (join) => join.onTrue(),
    )
    .select('price_minor as minor')
    // Of a payment that was not given up the second is null, which is left aside.
    .select(sql<Date>`least(created_at, given_up.until - ${span})`.as('at'))
    .where('player_id', '=', playerId)
    .where('created_at', '>', sql<Date>`clock_timestamp() - ${span}`)
    .where((where) => where.or([where('payment.state', 'in', counted), where('given_up.until', '>', databaseNow)]))
  if (currency !== undefined) query = query.where('payment.currency', '=', currency)
  if (but !== undefined) query = query.where('payment.id', '<>', but)
  return query.orderBy('at', 'desc').execute()
}

/** Whether the player has bought before, or may have: a payment that is open counts. */
export const hasBought = async (database: Kysely<Schema>, playerId: string, but?: string): Promise<boolean> => {
  let query = database.selectFrom('payment').select('id').where('player_id', '=', playerId).where('state', 'in', counted)
  if (but !== undefined) query = query.where('id', '<>', but)
  return (await query.limit(1).executeTakeFirst()) !== undefined
}
