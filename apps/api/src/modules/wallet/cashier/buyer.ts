import type { Currency } from '@lagoon/contract/money/price'
import type { PurchaseObstacle } from '@lagoon/contract/wallet/enums'
import type { Kysely } from 'kysely'
import type { Schema } from '../../../db/schema.ts'
import { refusals } from '../../../session/caller.ts'

/** What of a player matters for buying. */
export interface Buyer {
  readonly id: string
  readonly isEmailConfirmed: boolean
  /** ISO 3166-1 alpha-2; empty where the profile has none. */
  readonly country: string
  readonly isVerified: boolean
  readonly currency: Currency
}

/** Prices are in the currency of the profile's country; USD where it has another one or none. */
export const currencyOf = (country: string): Currency => (country === 'CA' ? 'CAD' : 'USD')

export const buyerOf = async (database: Kysely<Schema>, playerId: string): Promise<Buyer> => {
  const row = await database
    .selectFrom('player')
    .select(['email_confirmed_at', 'country', 'id_verified'])
    .where('id', '=', playerId)
    .executeTakeFirst()
  if (!row) throw refusals.sessionEnded()
  const { country } = row
  return {
    id: playerId,
    isEmailConfirmed: row.email_confirmed_at !== null,
    country,
    isVerified: row.id_verified,
    currency: currencyOf(country),
  }
}

/** Whether a purchase of that much needs a verified identity; `kycAbove` in the same currency, null: none does. */
export const needsKyc = ({ isVerified }: Buyer, total: bigint, kycAbove: bigint | null): boolean =>
  !isVerified && kycAbove !== null && total > kycAbove

/** What stands between the player and a purchase of that much, first things first. */
export const obstaclesOf = (buyer: Buyer, total: bigint, kycAbove: bigint | null): PurchaseObstacle[] => [
  ...(buyer.isEmailConfirmed ? [] : (['EMAIL_NOT_CONFIRMED'] as const)),
  ...(buyer.country === '' ? (['NO_COUNTRY_IN_PROFILE'] as const) : []),
  ...(needsKyc(buyer, total, kycAbove) ? (['KYC_REQUIRED'] as const) : []),
]
