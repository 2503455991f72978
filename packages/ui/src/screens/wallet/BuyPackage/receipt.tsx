import { minor, type Amount } from '@lagoon/contract/money/money'
import type { Price as Money } from '@lagoon/contract/money/price'
import type { Order, Purchase } from '@lagoon/domain/wallet/packages/buyPackage.state'
import { readAmount } from '@lagoon/contract/wallet/wallet.rules'
import type { Fact } from '../../../patterns/FactList/FactList.tsx'
import { Price } from '../../../patterns/Price/Price.tsx'
import { TokenAmount } from '../../../patterns/TokenAmount/TokenAmount.tsx'
import { tokenNames } from '../../../patterns/TokenIcon/tokenKinds.ts'
import { visuallyHidden } from '../../../theme/visuallyHidden.css.ts'

const UNIT = 100n

type Bought = Pick<Purchase, 'order' | 'quote'>

/** An amount as typed, where the limits take it. */
export const typedAmount = (order: Order, typed: string) => {
  if (order.kind === 'package') return undefined
  const amount = readAmount(typed.trim())
  return amount === undefined || amount < order.limits.min || amount > order.limits.max ? undefined : amount
}

/** What is paid: the server's sum, or the price until that is known; undefined while a custom amount is none. */
export const toPay = ({ order, quote }: Bought, typed: string): Money | undefined => {
  if (order.kind === 'package') return quote?.total ?? order.offer.finalAmount
  const amount = typedAmount(order, typed)
  if (amount === undefined) return undefined
  return quote?.total ?? { currency: order.currency, minor: amount }
}

const none = (
  <span>
    <span aria-hidden="true">–</span>
    <span className={visuallyHidden}>Not known yet</span>
  </span>
)

/** Everything that comes in; undefined while a custom amount is none. */
const tokensOf = ({ order, quote }: Bought, total: Money | undefined): readonly Amount[] | undefined => {
  if (total === undefined) return undefined
  if (quote !== undefined) return quote.tokens
  if (order.kind === 'package') return [order.offer.tokens, ...order.offer.extras]
  // Tokens are cut, never rounded up: the server books the same.
  return [{ kind: 'GAME', minor: minor((total.minor * order.tokensPerUnit) / UNIT) }]
}

const line = (term: string, { minor: units, currency }: Money): Fact => ({ term, value: <Price minor={units} currency={currency} /> })

/** The price, what is taken off it and what the platform adds; nothing where the price is all there is. */
const sumLines = ({ order, quote }: Bought): readonly Fact[] => {
  if (quote === undefined) {
    if (order.kind === 'customRecharge' || order.offer.price.minor === order.offer.finalAmount.minor) return []
    const { price, finalAmount } = order.offer
    return [line('Price', price), line('Discount', { ...price, minor: minor(finalAmount.minor - price.minor) })]
  }
  const { price, discount, platformFee } = quote
  const more = [
    ...(discount === undefined ? [] : [line('Discount', { ...discount, minor: minor(-discount.minor) })]),
    ...(platformFee.minor === 0n ? [] : [line('Platform fee', platformFee)]),
  ]
  return more.length === 0 ? [] : [line('Price', price), ...more]
}

/** What comes in and what is paid, line by line. */
export const receiptOf = (bought: Bought, typed: string): readonly Fact[] => {
  const total = toPay(bought, typed)
  const tokens = tokensOf(bought, total)
  return [
    ...(tokens === undefined
      ? [{ term: tokenNames.GAME.label, value: none }]
      : tokens.map(({ kind, minor: units }) => ({ term: tokenNames[kind].label, value: <TokenAmount kind={kind} minor={units} /> }))),
    ...(total === undefined ? [] : sumLines(bought)),
    { term: 'Total', value: total ? <Price minor={total.minor} currency={total.currency} size="large" showCode /> : none, isTotal: true },
  ]
}
