import type { TokenKind } from '@lagoon/contract/money/money'
import type { Currency } from '@lagoon/contract/money/price'

/** Tokens of a kind, minor units. */
export interface Tokens {
  readonly kind: TokenKind
  readonly minor: bigint
}

/** What is bought, before coupon and fee. */
export interface Ware {
  readonly currency: Currency
  /** Cents, at least 100. */
  readonly price: bigint
  /** The package's own discount, 1 to 90. */
  readonly discountPercent: number | null
  readonly tokens: readonly Tokens[]
}

export interface CouponTerms {
  /** 1 to 90. */
  readonly discountPercent: number | null
  readonly extra: Tokens | null
}

/** What the platform adds: a fixed amount in cents, and hundredths of a percent of what is left after the discounts. */
export interface FeeTerms {
  readonly fixed: bigint
  readonly basisPoints: number
}

export interface Sum {
  readonly currency: Currency
  /** Before any discount, cents. */
  readonly price: bigint
  readonly discount: bigint
  readonly fee: bigint
  /** What is paid: price − discount + fee. */
  readonly total: bigint
  /** Everything that comes in, each kind once. */
  readonly tokens: readonly Tokens[]
}

const MOST_PERCENT = 90

/** What is left after a discount, in whole cents: the part of a cent is the player's. */
export const afterDiscount = (cents: bigint, percent: number | null): bigint => {
  if (percent === null) return cents
  if (!Number.isInteger(percent) || percent < 1 || percent > MOST_PERCENT) throw new RangeError('a discount is 1 to 90 percent')
  return (cents * BigInt(100 - percent)) / 100n
}

const addUp = (tokens: readonly Tokens[]): readonly Tokens[] =>
  [...Map.groupBy(tokens, ({ kind }) => kind)].map(([kind, ofKind]) => ({
    kind,
    minor: ofKind.reduce((sum, { minor }) => sum + minor, 0n),
  }))

/**
 * What a purchase comes to, in whole cents; quote and purchase both ask here. The coupon's discount is taken of what the package's
 * own leaves. Every rounding is the player's: down in what is left to pay and in the fee.
 */
export const sumOf = ({ ware, coupon, fee: terms }: { ware: Ware; coupon: CouponTerms | null; fee: FeeTerms }): Sum => {
  const left = afterDiscount(afterDiscount(ware.price, ware.discountPercent), coupon?.discountPercent ?? null)
  const fee = terms.fixed + (left * BigInt(terms.basisPoints)) / 10_000n
  return {
    currency: ware.currency,
    price: ware.price,
    discount: ware.price - left,
    fee,
    total: left + fee,
    tokens: addUp(coupon?.extra ? [...ware.tokens, coupon.extra] : ware.tokens),
  }
}

/** Game tokens, minor units, for an amount in cents; the rate is for one whole unit of the currency. */
export const rechargeTokens = (cents: bigint, tokensPerUnit: bigint): bigint => (cents * tokensPerUnit) / 100n

const THOUSAND_TOKENS = 100_000n

/** What 1,000 game tokens cost, in hundredths of a cent, rounded up: it is never said too low. */
export const perThousand = (cents: bigint, tokens: bigint): bigint => (cents * 100n * THOUSAND_TOKENS + tokens - 1n) / tokens

interface Rate {
  readonly cents: bigint
  readonly tokens: bigint
}

/** More tokens for the money than the base brings, in whole percent, rounded down; never below 0. */
export const bonusPercent = (offer: Rate, base: Rate): number => {
  const more = (100n * offer.tokens * base.cents) / (offer.cents * base.tokens) - 100n
  return more > 0n ? Number(more) : 0
}

/** Whether one rate brings more tokens for the money than another. */
export const isBetter = (one: Rate, other: Rate): boolean => one.tokens * other.cents > other.tokens * one.cents
