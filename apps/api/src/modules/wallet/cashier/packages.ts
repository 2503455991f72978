import type { Currency } from '@lagoon/contract/money/price'
import type { OfferAvailability, PackageArt } from '@lagoon/contract/wallet/enums'
import type { CashierSwitches } from '@lagoon/contract/wire/operator/cashierSwitches'
import { sql, type Kysely, type Selectable } from 'kysely'
import type { Schema } from '../../../db/schema.ts'
import type { Tokens, Ware } from './sum.ts'

/** A package as it stands for one player now, its prices in the player's currency. */
export interface TokenPackage {
  readonly id: string
  readonly name: string
  readonly art: PackageArt
  readonly ware: Ware
  readonly isFirstPurchaseOnly: boolean
  readonly isOncePerPlayer: boolean
  readonly endsAt: Date | null
  readonly hasStock: boolean
  readonly standing: Standing
}

/**
 * Whether the player can buy a package. `HIDDEN`: it is not for sale, or is none of this player's any more. An offer that is over is
 * shown for a day as such.
 */
export type Standing = OfferAvailability | 'HIDDEN'

const extrasOf = (row: Selectable<Schema['token_package']>): Tokens[] => [
  ...(row.extra_sweep > 0n ? [{ kind: 'SWEEP', minor: row.extra_sweep } as const] : []),
  ...(row.extra_bonus_sweep > 0n ? [{ kind: 'BONUS_SWEEP', minor: row.extra_bonus_sweep } as const] : []),
]

/** What bears on which packages a player may have. */
export interface Standings {
  readonly switches: CashierSwitches
  readonly hasBought: boolean
  /** Ids of packages that the player holds or has had and of which there is one for each player. */
  readonly claimed: ReadonlySet<string>
}

const SHOWN_AFTER_END = '1 day'

/**
 * Packages by the operator's data, in their order; `id` for one of them. What the desk has switched goes before the data, and the
 * database's clock says what has begun and what is over.
 */
export const packagesOf = async (
  database: Kysely<Schema>,
  { currency, standings, id }: { currency: Currency; standings: Standings; id?: string },
): Promise<readonly TokenPackage[]> => {
  const { switches, hasBought, claimed } = standings
  let query = database
    .selectFrom('token_package')
    .selectAll()
    .select(sql<boolean>`sold_from IS NOT NULL AND sold_from > clock_timestamp()`.as('is_to_come'))
    .select(sql<boolean>`sold_until IS NOT NULL AND sold_until <= clock_timestamp()`.as('is_over'))
    .select(
      sql<boolean>`sold_until IS NOT NULL AND sold_until <= clock_timestamp() - ${sql.lit(SHOWN_AFTER_END)}::interval`.as('is_long_over'),
    )
    .orderBy('rank')
  if (id !== undefined) query = query.where('id', '=', id)
  const rows = await query.execute()
  return rows.map((row) => {
    const switched = switches.packages[row.id]
    const standing = (): Standing => {
      if (switched === 'OFF_SALE' || row.is_to_come || row.is_long_over) return 'HIDDEN'
      if ((row.is_first_purchase_only && hasBought) || claimed.has(row.id)) return 'HIDDEN'
      if (switched === 'ENDED' || row.is_over) return 'EXPIRED'
      return switched === 'SOLD_OUT' || (row.stock !== null && row.sold >= row.stock) ? 'SOLD_OUT' : 'AVAILABLE'
    }
    return {
      id: row.id,
      name: row.name,
      art: row.art,
      ware: {
        currency,
        price: currency === 'CAD' ? row.price_cad : row.price_usd,
        discountPercent: row.discount_percent,
        tokens: [{ kind: 'GAME', minor: row.game_tokens }, ...extrasOf(row)],
      },
      isFirstPurchaseOnly: row.is_first_purchase_only,
      isOncePerPlayer: row.is_once_per_player,
      endsAt: row.sold_until,
      hasStock: row.stock !== null,
      standing: standing(),
    }
  })
}
