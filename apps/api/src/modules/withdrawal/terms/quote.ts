import { leastOf, mostOf } from '@lagoon/contract/money/extremes'
import { minor } from '@lagoon/contract/money/money'
import type { Price } from '@lagoon/contract/money/price'
import type { RuleCode } from '@lagoon/contract/rules/rule'
import { ok, refused, type Result } from '@lagoon/contract/result/result'
import { ONE_TOKEN, receivesFor } from '@lagoon/contract/withdrawal/withdrawal.rules'
import type { Limit } from './limits.ts'
import type { WayTerms, WithdrawalTerms } from './terms.ts'

/** What a withdrawal comes to: `gross` is `fee` and `receives` together. */
export interface Sum {
  readonly amount: bigint
  readonly gross: Price
  readonly fee: Price
  readonly receives: Price
}

/** What bounds one withdrawal by one way, minor units of prize tokens. */
export interface Bounds {
  readonly least: bigint
  readonly most: bigint
}

const downToWhole = (amount: bigint): bigint => amount - (amount % ONE_TOKEN)
const upToWhole = (amount: bigint): bigint => downToWhole(amount + ONE_TOKEN - 1n)

/**
 * Bounds of one withdrawal by a way, every limit taken into account, in whole tokens. Something arrives of the least of them: a fee
 * is never more than what it is taken from.
 */
export const boundsOf = (terms: Pick<WithdrawalTerms, 'tokenWorth'>, way: WayTerms, limits: readonly Limit[]): Bounds => {
  const beyondFee = ((way.fee + 1n) * ONE_TOKEN + terms.tokenWorth - 1n) / terms.tokenWorth
  const least = upToWhole(mostOf(way.least, beyondFee))
  const most = leastOf(way.most, ...limits.map(({ left }) => left))
  return { least, most: downToWhole(most) }
}

/**
 * The sum of a withdrawal, for the quote and for the request alike. Refused by the first rule that the amount breaks, in the order of
 * `withdrawAmountSchema`: what is not redeemable is said before the maximum.
 */
export const sumOf = (
  { amount, redeemable }: { readonly amount: bigint; readonly redeemable: bigint },
  terms: Pick<WithdrawalTerms, 'tokenWorth' | 'currency'>,
  way: WayTerms,
  limits: readonly Limit[],
): Result<Sum, RuleCode> => {
  const { least, most } = boundsOf(terms, way, limits)
  if (amount % ONE_TOKEN !== 0n) return refused('notWhole')
  if (amount <= 0n || amount < least) return refused('belowMinimum')
  if (amount > redeemable) return refused('notEnough')
  if (amount > most) return refused('aboveMaximum')
  const { currency, tokenWorth } = terms
  const worth: Price = { currency, minor: minor(tokenWorth) }
  const fee: Price = { currency, minor: minor(way.fee) }
  return ok({ amount, gross: receivesFor(minor(amount), worth, {}), fee, receives: receivesFor(minor(amount), worth, { fee }) })
}
