import type { Cashier, OrderInput, PackageOffer, PurchaseLimit, PurchaseQuote } from '../../../graphql/resolvers.generated.ts'
import type { Currency } from '@lagoon/contract/money/price'
import type { Services } from '../../../services.ts'
import { buyerOf, obstaclesOf } from './buyer.ts'
import { limitsOf, type Limit } from './limits.ts'
import { methodsOf } from './methods.ts'
import { priceOrder } from './order.ts'
import { packagesOf, type TokenPackage } from './packages.ts'
import { standingsOf } from './standings.ts'
import { afterDiscount, bonusPercent, isBetter, perThousand, type Tokens } from './sum.ts'
import { termsOf } from './terms.ts'

const amounts = (tokens: readonly Tokens[]) => tokens.map(({ kind, minor }) => ({ kind, amount: String(minor) }))
const priceIn = (currency: Currency) => (minor: bigint) => ({ currency, minor: String(minor) })

const rateOf = ({ ware }: TokenPackage) => ({
  cents: afterDiscount(ware.price, ware.discountPercent),
  tokens: ware.tokens.find(({ kind }) => kind === 'GAME')?.minor ?? 1n,
})

const least = <T>(items: readonly T[], of: (item: T) => bigint): T | undefined =>
  items.reduce<T | undefined>((found, item) => (found === undefined || of(item) < of(found) ? item : found), undefined)

/** The smallest package that is there for everybody at any time: what the others are compared with. */
const baseOf = (packages: readonly TokenPackage[]): TokenPackage | undefined => {
  const lasting = packages.filter((sold) => !sold.isFirstPurchaseOnly && !sold.isOncePerPlayer && sold.endsAt === null)
  return least(lasting.length > 0 ? lasting : packages, (sold) => rateOf(sold).tokens)
}

/** The one package that brings the most for the money; undefined where two bring the same, or there is nothing to compare. */
const bestOf = (packages: readonly TokenPackage[]): TokenPackage | undefined => {
  const available = packages.filter(({ standing }) => standing === 'AVAILABLE')
  if (available.length < 2) return undefined
  return available.find((sold) => available.every((other) => other === sold || isBetter(rateOf(sold), rateOf(other))))
}

const offersOf = (packages: readonly TokenPackage[]): PackageOffer[] => {
  const shown = packages.filter(({ standing }) => standing !== 'HIDDEN')
  const base = baseOf(shown)
  const best = bestOf(shown)
  return shown.flatMap((sold): PackageOffer[] => {
    const { ware, standing } = sold
    const rate = rateOf(sold)
    const price = priceIn(ware.currency)
    const [bought, ...extras] = amounts(ware.tokens)
    if (!bought || standing === 'HIDDEN') return []
    return [
      {
        id: sold.id,
        name: sold.name,
        art: sold.art,
        tokens: bought,
        extras,
        price: price(ware.price),
        discountPercent: ware.discountPercent,
        finalAmount: price(rate.cents),
        bonusPercent: base ? bonusPercent(rate, rateOf(base)) : 0,
        perThousand: String(perThousand(rate.cents, rate.tokens)),
        isBestValue: sold === best,
        isFirstPurchaseOnly: sold.isFirstPurchaseOnly,
        isOncePerPlayer: sold.isOncePerPlayer,
        endsAt: sold.endsAt?.toISOString() ?? null,
        availability: standing,
      },
    ]
  })
}

const shownLimit = (currency: Currency, { setBy, minor, left, days, renewsAt }: Limit): PurchaseLimit => {
  const price = priceIn(currency)
  return { setBy, limit: price(minor), left: price(left), days, renewsAt: renewsAt.toISOString() }
}

/** What is for sale to a player, how it can be paid, and what stands in the way. */
export const cashierOf = async (services: Services, playerId: string): Promise<Cashier> => {
  const { kysely } = services.database
  const [buyer, switched] = await Promise.all([buyerOf(kysely, playerId), services.switchboard.current()])
  const { currency } = buyer
  const [terms, standings] = await Promise.all([
    termsOf(kysely, currency, switched),
    standingsOf(kysely, { playerId, switches: switched.cashier }),
  ])
  const [packages, limits, methods] = await Promise.all([
    packagesOf(kysely, { currency, standings }),
    limitsOf(kysely, { buyer, terms, asked: null }),
    methodsOf(services, playerId),
  ])
  const { recharge } = terms
  const prices = [
    ...packages.flatMap((sold) => (sold.standing === 'AVAILABLE' ? [rateOf(sold).cents] : [])),
    ...(recharge ? [recharge.min] : []),
  ]
  const strictest = least(limits, ({ left }) => left)
  return {
    currency,
    packages: offersOf(packages),
    recharge: recharge && {
      currency,
      min: String(recharge.min),
      max: String(recharge.max),
      steps: recharge.steps.map(String),
      tokensPerUnit: String(recharge.tokensPerUnit),
    },
    methods,
    // A verification stands in the way of the whole cashier where even the smallest purchase needs it.
    obstacles: obstaclesOf(buyer, least(prices, (price) => price) ?? 0n, terms.kycAbove),
    limit: strictest ? shownLimit(currency, strictest) : null,
  }
}

/** The sum of a purchase before it is paid. */
export const quoteOf = async (
  services: Services,
  playerId: string,
  asked: { order: OrderInput; coupon?: string | null | undefined },
): Promise<PurchaseQuote> => {
  const { kysely } = services.database
  const [buyer, switched] = await Promise.all([buyerOf(kysely, playerId), services.switchboard.current()])
  const terms = await termsOf(kysely, buyer.currency, switched)
  const { title, coupon, sum } = await priceOrder(kysely, asked, { buyer, terms, switches: switched.cashier })
  const price = priceIn(sum.currency)
  return {
    title,
    price: price(sum.price),
    discount: sum.discount > 0n ? price(sum.discount) : null,
    coupon: coupon && {
      code: coupon.code,
      discountPercent: coupon.discountPercent,
      extraTokens: coupon.extra && { kind: coupon.extra.kind, amount: String(coupon.extra.minor) },
    },
    platformFee: price(sum.fee),
    total: price(sum.total),
    tokens: amounts(sum.tokens),
  }
}
