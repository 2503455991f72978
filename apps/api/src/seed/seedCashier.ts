import { demoCoupons, demoOffers, demoPurchaseTerms } from '@lagoon/contract/demo/cashier'
import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'

const time = (text: string | undefined): Date | null => (text === undefined ? null : new Date(text))

/** Brings packages, coupons and terms of the demo to what this release says; what was sold and used of them stays. */
export const seedCashier = async (database: Kysely<Schema>): Promise<void> => {
  for (const [rank, { sold, ...offer }] of demoOffers.entries()) {
    const row = {
      name: sold.name,
      art: offer.art,
      game_tokens: sold.tokens.minor,
      extra_sweep: sold.extraSweepTokens ?? 0n,
      extra_bonus_sweep: offer.extraBonusSweepTokens ?? 0n,
      price_usd: sold.price.minor,
      price_cad: offer.inCanada.minor,
      discount_percent: offer.discountPercent ?? null,
      is_first_purchase_only: offer.isFirstPurchaseOnly ?? false,
      is_once_per_player: offer.isOncePerPlayer ?? false,
      sold_until: time(offer.soldUntil),
      stock: offer.stock ?? null,
      rank,
    }
    await database
      .insertInto('token_package')
      .values({ id: sold.id, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute()
  }
  for (const { code, ...coupon } of demoCoupons) {
    const row = {
      discount_percent: coupon.discountPercent ?? null,
      extra_kind: coupon.extraSweepTokens === undefined ? null : ('SWEEP' as const),
      extra_minor: coupon.extraSweepTokens ?? null,
      package_id: coupon.packageId ?? null,
      least_price: coupon.leastPrice ?? null,
      ends_at: time(coupon.endsAt),
      max_uses: coupon.maxUses ?? null,
    }
    await database
      .insertInto('coupon')
      .values({ code, ...row })
      .onConflict((conflict) => conflict.column('code').doUpdateSet(row))
      .execute()
  }
  for (const { currency, threshold, recharge } of demoPurchaseTerms) {
    const row = {
      threshold_minor: threshold.minor,
      threshold_days: threshold.days,
      recharge_min: recharge.limits.min,
      recharge_max: recharge.limits.max,
      recharge_steps: JSON.stringify(recharge.steps.map(String)),
      recharge_tokens_per_unit: recharge.tokensPerUnit,
    }
    await database
      .insertInto('purchase_terms')
      .values({ currency, ...row })
      .onConflict((conflict) => conflict.column('currency').doUpdateSet(row))
      .execute()
  }
}
