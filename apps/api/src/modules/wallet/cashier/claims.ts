import type { Transaction } from 'kysely'
import type { Schema } from '../../../db/schema.ts'
import { takeOfStock, takeUse } from '../../../payments/engine/claims.ts'
import type { TokenPackage } from './packages.ts'
import { couponInvalid, notForSale } from './refusals.ts'

type Used = Transaction<Schema>

/** What a payment takes hold of when it begins. */
interface Taking {
  readonly paymentId: string
  readonly playerId: string
}

/**
 * Reserves a use of a coupon for a payment.
 * @throws {Problem} 400 COUPON_INVALID where no use is left, or the player has had theirs.
 */
export const reserveCoupon = async (transaction: Used, code: string, { paymentId, playerId }: Taking): Promise<void> => {
  if (!(await takeUse(transaction, code))) throw couponInvalid('USED_UP')
  const made = await transaction
    .insertInto('coupon_use')
    .values({ payment_id: paymentId, player_id: playerId, code, state: 'RESERVED' })
    .onConflict((conflict) => conflict.doNothing())
    .returning('code')
    .executeTakeFirst()
  if (!made) throw couponInvalid('USED_BEFORE')
}

/**
 * Claims a package for a payment, where there is a first purchase, one for each player, or a stock to claim.
 * @throws {Problem} 409 PACKAGE_NOT_FOR_SALE where somebody else, or another payment of the player, was first.
 */
export const claimPackage = async (transaction: Used, sold: TokenPackage, { paymentId, playerId }: Taking): Promise<void> => {
  const { id, isFirstPurchaseOnly, isOncePerPlayer, hasStock } = sold
  if (!isFirstPurchaseOnly && !isOncePerPlayer && !hasStock) return
  if (hasStock && !(await takeOfStock(transaction, id))) throw notForSale('SOLD_OUT')
  const made = await transaction
    .insertInto('package_claim')
    .values({
      payment_id: paymentId,
      player_id: playerId,
      package_id: id,
      is_first_purchase_only: isFirstPurchaseOnly,
      is_once_per_player: isOncePerPlayer,
      takes_stock: hasStock,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('payment_id')
    .executeTakeFirst()
  if (!made) throw notForSale('HIDDEN')
}
