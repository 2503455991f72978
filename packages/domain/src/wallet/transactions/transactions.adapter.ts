import type { ResultOf } from '../../client/operation.ts'
import { minor, type Amount, type TokenKind } from '@lagoon/contract/money/money'
import type { Price } from '@lagoon/contract/money/price'
import type { PaymentReturnView } from '../payments/paymentReturn.state.ts'
import type { TransactionRow } from './transactions.state.ts'

type WireTransaction = ResultOf<'Transactions'>['transactions']['nodes'][number]
type WirePayment = ResultOf<'Payment'>['payment']

const toAmount = ({ kind, amount }: { readonly kind: TokenKind; readonly amount: string }): Amount => ({ kind, minor: minor(amount) })
const toPrice = (price: { readonly currency: Price['currency']; readonly minor: string }): Price => ({
  currency: price.currency,
  minor: minor(price.minor),
})

export const toTransaction = (line: WireTransaction): TransactionRow => {
  const { paymentMethod, bonusType, convertedAmount, platformFee, tokens, ...row } = line
  return {
    ...row,
    tokens: toAmount(tokens),
    ...(paymentMethod === null ? {} : { paymentMethod }),
    ...(bonusType === null ? {} : { bonusType }),
    ...(convertedAmount === null ? {} : { convertedAmount: toPrice(convertedAmount) }),
    ...(platformFee === null ? {} : { platformFee: toPrice(platformFee) }),
  }
}

/** A payment as the server knows it. What failed without a reason failed at the provider. */
export const toPaymentReturn = (wire: WirePayment, isChecking: boolean): PaymentReturnView => {
  const { id, title, price, method, startedAt } = wire
  const payment = { paymentId: id, item: title, price: toPrice(price), method, startedAt }
  switch (wire.state) {
    case 'SUCCESS':
      return { state: 'success', payment, received: wire.received.map(toAmount) }
    case 'PENDING':
      return { state: 'pending', payment, isChecking }
    case 'FAILURE':
      return { state: 'failure', payment, reason: wire.failure ?? 'ERROR' }
  }
}
