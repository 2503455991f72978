import type { PackageArt } from '@lagoon/contract/wallet/enums'
import { rechargeSchema } from '@lagoon/contract/wallet/wallet.rules'
import { minor } from '@lagoon/contract/money/money'
import type { CashierSwitches } from '@lagoon/contract/wire/operator/cashierSwitches'
import type { Kysely } from 'kysely'
import type { Schema } from '../../../db/schema.ts'
import type { OrderInput } from '../../../graphql/resolvers.generated.ts'
import { checkInput } from '../../../kernel/checkInput.ts'
import { Problem } from '../../../problem.ts'
import type { Buyer } from './buyer.ts'
import { couponFor, type Coupon } from './coupons.ts'
import { packagesOf, type TokenPackage } from './packages.ts'
import { couponInvalid, notForSale } from './refusals.ts'
import { standingsOf } from './standings.ts'
import { afterDiscount, rechargeTokens, sumOf, type Sum, type Ware } from './sum.ts'
import type { Terms } from './terms.ts'

/** What is bought, and what it comes to. */
export interface PricedOrder {
  readonly title: string
  /** Null with an amount of the player's own. */
  readonly package: TokenPackage | null
  readonly art: PackageArt | null
  readonly coupon: Coupon | null
  readonly sum: Sum
}

interface Pricing {
  readonly buyer: Buyer
  readonly terms: Terms
  readonly switches: CashierSwitches
  /** The payment that is being begun: what it has bought or claimed itself does not stand in its way. */
  readonly but?: string
}

const packageFor = async (database: Kysely<Schema>, id: string, { buyer, switches, but }: Pricing): Promise<TokenPackage> => {
  const standings = await standingsOf(database, { playerId: buyer.id, switches, ...(but !== undefined && { but }) })
  const [found] = await packagesOf(database, { currency: buyer.currency, standings, id })
  if (!found) throw new Problem(404, 'PACKAGE_NOT_FOUND', 'We couldn’t find this package.')
  if (found.standing !== 'AVAILABLE') throw notForSale(found.standing)
  return found
}

const rechargeFor = (typed: string, { buyer: { currency }, terms: { recharge } }: Pricing): Ware => {
  if (!recharge) throw new Problem(404, 'PACKAGE_NOT_FOUND', 'You can’t choose your own amount right now.')
  const { amount } = checkInput(rechargeSchema({ min: minor(recharge.min), max: minor(recharge.max) }), { amount: typed })
  return {
    currency,
    price: amount,
    discountPercent: null,
    tokens: [{ kind: 'GAME', minor: rechargeTokens(amount, recharge.tokensPerUnit) }],
  }
}

/**
 * Reads an order and works out what it comes to for this player now; nothing is taken or promised by it.
 * @throws {Problem} as `purchaseQuote` of the schema says.
 */
export const priceOrder = async (
  database: Kysely<Schema>,
  { order, coupon: typed }: { order: OrderInput; coupon?: string | null | undefined },
  pricing: Pricing,
): Promise<PricedOrder> => {
  const { packageId, amount } = order
  if ((packageId ?? null) !== null && (amount ?? null) !== null)
    throw new Problem(400, 'BAD_INPUT', 'Choose a package or an amount, not both.')
  const sold = packageId ? await packageFor(database, packageId, pricing) : null
  const ware = sold?.ware ?? rechargeFor(amount ?? '', pricing)
  const { buyer, terms, switches } = pricing
  const read = typed
    ? await couponFor(database, typed, {
        playerId: buyer.id,
        packageId: sold?.id ?? null,
        price: afterDiscount(ware.price, ware.discountPercent),
        switches,
      })
    : null
  if (read && !read.ok) throw couponInvalid(read.error)
  const coupon = read?.value ?? null
  return {
    title: sold?.name ?? 'Custom recharge',
    package: sold,
    art: sold?.art ?? null,
    coupon,
    sum: sumOf({ ware, coupon, fee: terms.fee }),
  }
}
