import { isDeepStrictEqual } from 'node:util'
import { minor } from '@lagoon/contract/money/money'
import type { Kysely } from 'kysely'
import type { Schema } from '../../../db/schema.ts'
import type { PurchaseInput } from '../../../graphql/resolvers.generated.ts'
import { beginPayment, resumePayment } from '../../../payments/engine/begin.ts'
import { lockBuyer } from '../../../payments/engine/claims.ts'
import { Problem } from '../../../problem.ts'
import type { Services } from '../../../services.ts'
import { throttle } from '../../throttle.ts'
import { buyerOf, obstaclesOf, type Buyer } from './buyer.ts'
import { claimPackage, reserveCoupon } from './claims.ts'
import { keepLimits } from './limits.ts'
import { chosenMethod } from './methods.ts'
import { priceOrder, type PricedOrder } from './order.ts'
import type { Sum } from './sum.ts'
import { termsOf } from './terms.ts'
import type { PurchaseObstacle } from '@lagoon/contract/wallet/enums'

/** Who buys, under which key of a submission. */
export interface Buying {
  readonly playerId: string
  readonly intentKey: string
  readonly ip: string
}

const obstacleProblems: Readonly<Record<PurchaseObstacle, () => Problem>> = {
  EMAIL_NOT_CONFIRMED: () => new Problem(403, 'EMAIL_NOT_CONFIRMED', 'Confirm your email before you buy.'),
  NO_COUNTRY_IN_PROFILE: () => new Problem(409, 'NO_COUNTRY_IN_PROFILE', 'Choose your country in your profile first.'),
  KYC_REQUIRED: () => new Problem(403, 'KYC_REQUIRED', 'Your identity has to be verified before you can buy this.'),
}

const refuseObstacles = (buyer: Buyer, total: bigint, kycAbove: bigint | null): void => {
  const [first] = obstaclesOf(buyer, total, kycAbove)
  if (first) throw obstacleProblems[first]()
}

const priceChanged = ({ currency, total }: Sum): Problem =>
  new Problem(409, 'PRICE_CHANGED', 'The price has changed. Check the new total, then try again.', {
    facts: { currency, total: String(total) },
  })

const unavailable = () => new Problem(503, 'PROVIDER_UNAVAILABLE', 'We can’t reach the payment provider right now.')

/** The id of a payment that was begun. */
const idOf = (begun: Awaited<ReturnType<typeof beginPayment>>): string => {
  if (!begun.ok) throw unavailable()
  return begun.value.paymentId
}

/**
 * Begins a purchase and its payment, once for a submission; answers the payment's id. Everything is checked before the provider is
 * asked for anything, and once more under the player's lock, in the transaction that keeps the payment with what it takes of an
 * offer and a coupon.
 * @throws {Problem} as `buyPackage` of the schema says.
 */
export const buyPackage = async (services: Services, buying: Buying, input: PurchaseInput): Promise<string> => {
  const { playerId, intentKey, ip } = buying
  await throttle(services, 'purchase', playerId)
  const known = await resumePayment(services, { playerId, intentKey, ipAddress: ip })
  if (known) return idOf(known)

  const switched = await services.switchboard.current()
  const check = async (database: Kysely<Schema>, but?: string): Promise<PricedOrder> => {
    const buyer = await buyerOf(database, playerId)
    const terms = await termsOf(database, buyer.currency, switched)
    refuseObstacles(buyer, 0n, null)
    const own = but === undefined ? {} : { but }
    const priced = await priceOrder(database, input, { buyer, terms, switches: switched.cashier, ...own })
    const { currency, total } = priced.sum
    refuseObstacles(buyer, total, terms.kycAbove)
    if (input.expected.currency !== currency || input.expected.minor !== String(total)) throw priceChanged(priced.sum)
    await keepLimits(database, { buyer, terms, asked: total, isConfirmed: input.overThreshold ?? false, ...own })
    return priced
  }
  const priced = await check(services.database.kysely)
  const { party, choice, words } = await chosenMethod(services, playerId, input)
  const { sum, coupon } = priced
  const begun = await beginPayment(services, {
    playerId,
    party,
    choice,
    title: priced.title,
    art: priced.art,
    packageId: priced.package?.id ?? null,
    price: { currency: sum.currency, minor: minor(sum.total) },
    listPrice: sum.price,
    discount: sum.discount,
    fee: sum.fee,
    tokens: sum.tokens.map(({ kind, minor: tokens }) => ({ kind, minor: minor(tokens) })),
    couponCode: coupon?.code ?? null,
    methodWords: words,
    intentKey,
    ipAddress: ip,
    onTransaction: async (transaction, paymentId) => {
      await lockBuyer(transaction, playerId)
      const again = await check(transaction, paymentId)
      if (!isDeepStrictEqual(again.sum, sum)) throw priceChanged(again.sum)
      const taking = { paymentId, playerId }
      if (again.coupon) await reserveCoupon(transaction, again.coupon.code, taking)
      if (again.package) await claimPackage(transaction, again.package, taking)
    },
  })
  return idOf(begun)
}
