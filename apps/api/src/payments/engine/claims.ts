import { sql, type Transaction } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { gathered } from '../../kernel/gathered.ts'
import { noteIncident } from './incidents.ts'
import type { PaymentRow } from './rows.ts'

type Used = Transaction<Schema>

/**
 * Locks the player among those who buy, until the end of the transaction: of two purchases of one player at once the second sees what
 * the first has taken.
 */
export const lockBuyer = async (transaction: Used, playerId: string): Promise<void> => {
  await sql`SELECT 1 FROM player WHERE id = ${playerId}::uuid FOR NO KEY UPDATE`.execute(transaction)
}

/** One more use of a coupon; false where there is none left. The row's lock puts those who ask at once in a line. */
export const takeUse = async (transaction: Used, code: string): Promise<boolean> => {
  const { rows } = await sql`UPDATE coupon SET uses = uses + 1 WHERE code = ${code} AND (max_uses IS NULL OR uses < max_uses)
    RETURNING code`.execute(transaction)
  return rows.length > 0
}

/** One more sale out of a package's stock; false where it is sold out. A package without a stock never is. */
export const takeOfStock = async (transaction: Used, packageId: string): Promise<boolean> => {
  const { rows } = await sql`UPDATE token_package SET sold = sold + 1 WHERE id = ${packageId} AND (stock IS NULL OR sold < stock)
    RETURNING id`.execute(transaction)
  return rows.length > 0
}

/** Gives back what a payment took that is over unpaid: it may still succeed later. Run again it gives nothing back. */
export const releaseClaims = async (transaction: Used, paymentId: string): Promise<void> => {
  const use = await transaction
    .updateTable('coupon_use')
    .set({ state: 'RELEASED', at: sql<Date>`clock_timestamp()` })
    .where('payment_id', '=', paymentId)
    .where('state', '=', 'RESERVED')
    .returning('code')
    .executeTakeFirst()
  if (use)
    await transaction
      .updateTable('coupon')
      .set({ uses: sql<number>`greatest(uses - 1, 0)` })
      .where('code', '=', use.code)
      .execute()
  const claim = await transaction
    .updateTable('package_claim')
    .set({ is_released: true })
    .where('payment_id', '=', paymentId)
    .where('is_released', '=', false)
    .returning(['package_id', 'takes_stock'])
    .executeTakeFirst()
  if (claim?.takes_stock)
    await transaction
      .updateTable('token_package')
      .set({ sold: sql<number>`greatest(sold - 1, 0)` })
      .where('id', '=', claim.package_id)
      .execute()
}

/** A released use is the payment's again; false where its player or somebody else has it by now. */
const retakeUse = async (transaction: Used, paymentId: string): Promise<boolean> => {
  const use = await transaction.selectFrom('coupon_use').selectAll().where('payment_id', '=', paymentId).executeTakeFirst()
  if (use?.state !== 'RELEASED') return true
  const another = await transaction
    .selectFrom('coupon_use')
    .select('payment_id')
    .where('player_id', '=', use.player_id)
    .where('code', '=', use.code)
    .where('state', '<>', 'RELEASED')
    .executeTakeFirst()
  return another === undefined && takeUse(transaction, use.code)
}

/** A released claim is the payment's again; false where another payment of the player has it by now, or nothing is left of the stock. */
const retakeClaim = async (transaction: Used, paymentId: string): Promise<boolean> => {
  const claim = await transaction.selectFrom('package_claim').selectAll().where('payment_id', '=', paymentId).executeTakeFirst()
  if (!claim?.is_released) return true
  const others = await transaction
    .selectFrom('package_claim')
    .select(['package_id', 'is_first_purchase_only', 'is_once_per_player'])
    .where('player_id', '=', claim.player_id)
    .where('is_released', '=', false)
    .execute()
  const isTaken = others.some(
    (other) =>
      (claim.is_once_per_player && other.is_once_per_player && other.package_id === claim.package_id) ||
      (claim.is_first_purchase_only && other.is_first_purchase_only),
  )
  if (isTaken || (claim.takes_stock && !(await takeOfStock(transaction, claim.package_id)))) return false
  await transaction.updateTable('package_claim').set({ is_released: false }).where('payment_id', '=', paymentId).execute()
  return true
}

/** Uses what a payment still has of what it took; answers whether any of it was released meanwhile. */
const spendReserved = gathered(async (transaction: Used, paymentIds: readonly string[]): Promise<readonly boolean[]> => {
  const { rows } = await sql<{ payment_id: string }>`
    WITH used AS (
      UPDATE coupon_use SET state = 'USED', at = clock_timestamp() WHERE payment_id = ANY (${paymentIds}::uuid[]) AND state = 'RESERVED'
    ) SELECT payment_id FROM coupon_use WHERE payment_id = ANY (${paymentIds}::uuid[]) AND state = 'RELEASED'
      UNION SELECT payment_id FROM package_claim WHERE payment_id = ANY (${paymentIds}::uuid[]) AND is_released`.execute(transaction)
  const released = new Set(rows.map(({ payment_id }) => payment_id))
  return paymentIds.map((id) => released.has(id))
})

/**
 * What a paid payment took is used for good; what was released before the money came is taken again. Answers what of it somebody else
 * has by now, and that stays released. The caller holds the payment's lock: without it nothing is released or taken again.
 */
const takeForGood = async (transaction: Used, paymentId: string, playerId: string): Promise<readonly ('COUPON' | 'PACKAGE')[]> => {
  if (!(await spendReserved(transaction, paymentId))) return []
  await lockBuyer(transaction, playerId)
  const hasUse = await retakeUse(transaction, paymentId)
  if (hasUse)
    await transaction
      .updateTable('coupon_use')
      .set({ state: 'USED', at: sql<Date>`clock_timestamp()` })
      .where('payment_id', '=', paymentId)
      .execute()
  const hasClaim = await retakeClaim(transaction, paymentId)
  return [...(hasUse ? [] : (['COUPON'] as const)), ...(hasClaim ? [] : (['PACKAGE'] as const))]
}

const words = { COUPON: 'its coupon', PACKAGE: 'its offer' } as const

/**
 * Keeps for good what a payment took, in the transaction that books its tokens. Where that was released and somebody else has it by
 * then, the tokens are credited at the old terms all the same, and the desk is told.
 */
export const keepClaims = async (transaction: Used, payment: PaymentRow): Promise<void> => {
  const gone = await takeForGood(transaction, payment.id, payment.player_id)
  if (gone.length === 0) return
  const what = gone.map((one) => words[one]).join(' and ')
  await noteIncident(transaction, {
    party: payment.party,
    paymentId: payment.id,
    kind: 'LATE',
    subject: `${payment.id} terms`,
    detail: `paid late and credited at the old terms, though ${what} went to another payment: keep it, or give the money back`,
  })
}
