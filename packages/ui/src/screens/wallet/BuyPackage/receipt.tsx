import { minor } from '@lagoon/contract/money/money'
import type { Price as Money } from '@lagoon/contract/money/price'
import type { CouponCheck, Order } from '@lagoon/domain/wallet/packages/buyPackage.state'
import { readAmount } from '@lagoon/contract/wallet/wallet.rules'
import type { Fact } from '../../../patterns/FactList/FactList.tsx'
import { Price } from '../../../patterns/Price/Price.tsx'
import { TokenAmount } from '../../../patterns/TokenAmount/TokenAmount.tsx'
import { visuallyHidden } from '../../../theme/visuallyHidden.css.ts'

const UNIT = 100n

/** What is paid; undefined while a custom amount is not one, or lies outside the limits. */
export const toPay = (order: Order, coupon: CouponCheck, typed: string): Money | undefined => {
  if (coupon.status === 'valid' && coupon.finalAmount) return coupon.finalAmount
  if (order.kind === 'package') return order.offer.finalAmount
  const amount = readAmount(typed.trim())
  return amount === undefined || amount < order.limits.min || amount > order.limits.max
    ? undefined
    : { currency: order.currency, minor: amount }
}

const none = (
  <span>
    <span aria-hidden="true">–</span>
    <span className={visuallyHidden}>Not known yet</span>
  </span>
)

/** What comes in and what is paid, line by line. */
export const receiptOf = (order: Order, coupon: CouponCheck, typed: string): readonly Fact[] => {
  const total = toPay(order, coupon, typed)
  const last: Fact = {
    term: 'Total',
    value: total ? <Price minor={total.minor} currency={total.currency} size="large" showCode /> : none,
    isTotal: true,
  }
  const fromCoupon: readonly Fact[] =
    coupon.status === 'valid' && coupon.extraTokens
      ? [{ term: 'From coupon', value: <TokenAmount kind={coupon.extraTokens.kind} minor={coupon.extraTokens.minor} sign /> }]
      : []
  if (order.kind === 'customRecharge') {
    // Tokens are cut, never rounded up: the server books the same.
    const tokens = total && minor((total.minor * order.tokensPerUnit) / UNIT)
    return [{ term: 'Game tokens', value: tokens === undefined ? none : <TokenAmount kind="GAME" minor={tokens} /> }, ...fromCoupon, last]
  }
  const { offer } = order
  const off = total && total.currency === offer.price.currency ? offer.price.minor - total.minor : 0n
  return [
    { term: 'Game tokens', value: <TokenAmount kind={offer.tokens.kind} minor={offer.tokens.minor} /> },
    ...(offer.extraSweepTokens === undefined
      ? []
      : [{ term: 'Free bonus', value: <TokenAmount kind="SWEEP" minor={offer.extraSweepTokens} sign showLabel /> }]),
    ...fromCoupon,
    ...(off > 0n
      ? [
          { term: 'Price', value: <Price minor={offer.price.minor} currency={offer.price.currency} /> },
          { term: 'Discount', value: <Price minor={-off} currency={offer.price.currency} /> },
        ]
      : []),
    last,
  ]
}
