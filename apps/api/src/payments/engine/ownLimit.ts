import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { databaseNow } from '../../kernel/databaseTime.ts'
import { lockBuyer } from './claims.ts'
import { noteIncident } from './incidents.ts'
import { purchasesOf } from './purchases.ts'
import type { PaymentRow } from './rows.ts'

/** What a player lets themselves buy within some days, cents. */
export interface OwnPurchaseLimit {
  readonly minor: bigint
  readonly days: number
}

/** The limit that the player set on their purchases, as it holds now; undefined where there is none. */
export const ownPurchaseLimitOf = async (database: Kysely<Schema>, playerId: string): Promise<OwnPurchaseLimit | undefined> => {
  const row = await database
    .selectFrom('deposit_limit')
    .select(['minor', 'days'])
    .where('player_id', '=', playerId)
    .where('holds_from', '<=', databaseNow)
    .orderBy('holds_from', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && row.minor !== null && row.days !== null ? { minor: row.minor, days: row.days } : undefined
}

/**
 * Tells the desk of a payment that is paid after it had failed, where it takes the player over their own limit: money that came
 * is credited whatever the limit says.
 */
export const noteOverOwnLimit = async (transaction: Transaction<Schema>, payment: PaymentRow): Promise<void> => {
  const { id, player_id: playerId, party, price_minor: price } = payment
  await lockBuyer(transaction, playerId)
  const limit = await ownPurchaseLimitOf(transaction, playerId)
  if (!limit) return
  const others = await purchasesOf(transaction, { playerId, days: limit.days, but: id })
  const used = others.reduce((sum, { minor }) => sum + minor, 0n)
  if (used + price <= limit.minor) return
  await noteIncident(transaction, {
    party,
    paymentId: id,
    kind: 'LATE',
    subject: `${id} limit`,
    detail: 'paid late and credited, which takes the player over their own limit: keep it, or give the money back',
  })
}
