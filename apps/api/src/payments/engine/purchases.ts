import type { Currency } from '@lagoon/contract/money/price'
import { sql, type Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { databaseNow } from '../../kernel/databaseTime.ts'
import { refusalWords, wordsOf } from '../machine/phase.ts'

/** A payment that counts: it succeeded, or may still succeed. */
export interface CountedPurchase {
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
  /** This payment does not count: it is the one that is asked about. */
  readonly but?: string
}

/** Its provider gave it up too: nobody can pay it there any more. */
const isGivenUpThere = sql<boolean>`word = 'CANCELLED' AND source = 'PLATFORM' AND until IS NULL`
const mayBePaid = sql<boolean>`word IN (${sql.join(refusalWords)}) AND until IS NOT NULL`
/** A provider that has refused money no longer waits for what it had said was on its way. */
const isOverruled = sql<boolean>`payment_event.word = 'PENDING' AND EXISTS (SELECT FROM payment_event later
  WHERE later.payment_id = payment_event.payment_id AND later.word IN (${sql.join(refusalWords)}) AND later.source <> 'PLATFORM'
    AND later.at > payment_event.at)`

/**
 * What counts of a player's purchases of the last days, newest first. What failed or was given up counts among them as long as it may
 * still be paid at its provider.
 */
export const purchasesOf = async (
  database: Kysely<Schema>,
  { playerId, currency, days, but }: Counting,
): Promise<readonly CountedPurchase[]> => {
  const span = sql`make_interval(days => ${days}::integer)`
  let query = database
    .selectFrom('payment')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('payment_event')
          .select(sql<Date | null>`max(until) FILTER (WHERE NOT (${isOverruled}))`.as('until'))
          .whereRef('payment_event.payment_id', '=', 'payment.id')
          .where('payment.state', 'in', over)
          .having(sql<boolean>`bool_or(${mayBePaid}) AND NOT bool_or(${isGivenUpThere})`)
          .as('unpaid'),
      (join) => join.onTrue(),
    )
    .select('price_minor as minor')
    // Of a payment that is open or paid the second is null, which is left aside.
    .select(sql<Date>`least(created_at, unpaid.until - ${span})`.as('at'))
    .where('player_id', '=', playerId)
    .where('created_at', '>', sql<Date>`clock_timestamp() - ${span}`)
    .where((where) => where.or([where('payment.state', 'in', counted), where('unpaid.until', '>', databaseNow)]))
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
