import type { Currency } from '@lagoon/contract/money/price'
import type { OperatorSwitches } from '@lagoon/contract/wire/operator/operator'
import type { Kysely } from 'kysely'
import type { Schema } from '../../../db/schema.ts'
import type { FeeTerms } from './sum.ts'

/** What holds for every purchase in a currency, cents of it. */
export interface Terms {
  /** A purchase above it needs a verified identity; null: none does. */
  readonly kycAbove: bigint | null
  /** Above so much within so many days the player is asked whether to go on. */
  readonly threshold: { readonly minor: bigint; readonly days: number } | null
  readonly fee: FeeTerms
  /** Null: no amounts of the player's own. */
  readonly recharge: {
    readonly min: bigint
    readonly max: bigint
    readonly steps: readonly bigint[]
    readonly tokensPerUnit: bigint
  } | null
}

const noTerms: Terms = { kycAbove: null, threshold: null, fee: { fixed: 0n, basisPoints: 0 }, recharge: null }

/** The operator's terms, with what the desk has switched on top of them. Without a row of the currency nothing limits a purchase. */
export const termsOf = async (
  database: Kysely<Schema>,
  currency: Currency,
  { cashier }: Pick<OperatorSwitches, 'cashier'>,
): Promise<Terms> => {
  const row = await database.selectFrom('purchase_terms').selectAll().where('currency', '=', currency).executeTakeFirst()
  const { recharge_min: min, recharge_max: max, recharge_tokens_per_unit: tokensPerUnit } = row ?? {}
  const stored: Terms = row
    ? {
        kycAbove: row.kyc_above,
        threshold:
          row.threshold_minor !== null && row.threshold_days !== null ? { minor: row.threshold_minor, days: row.threshold_days } : null,
        fee: { fixed: row.fee_fixed, basisPoints: row.fee_bp },
        recharge: min && max && tokensPerUnit ? { min, max, steps: row.recharge_steps.map(BigInt), tokensPerUnit } : null,
      }
    : noTerms
  const { kycAbove, threshold, feeBasisPoints } = cashier.terms
  return {
    ...stored,
    ...(kycAbove !== undefined && { kycAbove: BigInt(kycAbove) }),
    ...(threshold !== undefined && { threshold: { minor: BigInt(threshold.minor), days: threshold.days } }),
    ...(feeBasisPoints !== undefined && { fee: { fixed: stored.fee.fixed, basisPoints: feeBasisPoints } }),
  }
}
