import { ok, refused, type Result } from '@lagoon/contract/result/result'
import type { CouponRefusal } from '@lagoon/contract/wallet/enums'
import { readCouponCode } from '@lagoon/contract/wallet/wallet.rules'
import type { CashierSwitches } from '@lagoon/contract/wire/operator/cashierSwitches'
import { sql, type Kysely } from 'kysely'
import type { Schema } from '../../../db/schema.ts'
import type { CouponTerms } from './sum.ts'

export interface Coupon extends CouponTerms {
  readonly code: string
}

/**
 * What a coupon does for a purchase of the player: `packageId` null with an amount of the player's own, `price` in cents before the
 * coupon. Letters count in either case. Nothing is taken of it yet.
 */
export const couponFor = async (
  database: Kysely<Schema>,
  typed: string,
  purchase: { playerId: string; packageId: string | null; price: bigint; switches: CashierSwitches },
): Promise<Result<Coupon, CouponRefusal>> => {
  const { playerId, packageId, price, switches } = purchase
  const read = readCouponCode(typed)
  if ('fault' in read) return refused('UNKNOWN')
  const code = read.code.toUpperCase()
  const row = await database
    .selectFrom('coupon')
    .selectAll()
    .select(sql<boolean>`starts_at IS NOT NULL AND starts_at > clock_timestamp()`.as('is_to_come'))
    .select(sql<boolean>`ends_at IS NOT NULL AND ends_at <= clock_timestamp()`.as('is_over'))
    .select(({ selectFrom, exists }) =>
      exists(
        selectFrom('coupon_use')
          .select('coupon_use.payment_id')
          .whereRef('coupon_use.code', '=', 'coupon.code')
          .where('player_id', '=', playerId)
          .where('state', '<>', 'RELEASED'),
      ).as('is_the_players'),
    )
    .where('code', '=', code)
    .executeTakeFirst()
  if (!row) return refused('UNKNOWN')
  const switched = switches.coupons[code]
  if (row.is_to_come) return refused('NOT_YET')
  if (switched === 'EXPIRED' || row.is_over) return refused('EXPIRED')
  if (row.is_the_players) return refused('USED_BEFORE')
  if (switched === 'USED_UP' || (row.max_uses !== null && row.uses >= row.max_uses)) return refused('USED_UP')
  if (row.package_id !== null && row.package_id !== packageId) return refused('OTHER_PACKAGE')
  if (row.least_price !== null && price < row.least_price) return refused('BELOW_MINIMUM')
  const extra = row.extra_kind !== null && row.extra_minor !== null ? { kind: row.extra_kind, minor: row.extra_minor } : null
  return ok({ code, discountPercent: row.discount_percent, extra })
}

/** What a player is told of a coupon that does not count. */
export const couponWords: Readonly<Record<CouponRefusal, string>> = {
  UNKNOWN: 'We don’t know this coupon. Check the code and try again.',
  NOT_YET: 'This coupon isn’t valid yet.',
  EXPIRED: 'This coupon has expired.',
  USED_UP: 'This coupon has been used up.',
  USED_BEFORE: 'You have already used this coupon.',
  OTHER_PACKAGE: 'This coupon is for another package.',
  BELOW_MINIMUM: 'This coupon is for larger purchases.',
}
