import type { PayoutFailure } from '@lagoon/contract/withdrawal/enums'
import { buyErrors, buyOrderStates, type BuyOrder } from '@lagoon/contract/wire/forumPay/buyOrders'
import { readPrice } from '@lagoon/contract/wire/priceText'
import { knownByCode } from '../../payments/forumPay/currencies.ts'
import type { PayoutReading } from '../protocol.ts'

type Refusal = Pick<PayoutReading, 'isRetryable'> & { readonly reason: PayoutFailure }

/** What the provider refuses for good, by its code, and why. A code that is not here says nothing of the payout. */
export const refusals: Readonly<Record<string, Refusal>> = {
  [buyErrors.ADDRESS]: { reason: 'ACCOUNT_NOT_FOUND', isRetryable: false },
  [buyErrors.AMOUNT]: { reason: 'LIMIT', isRetryable: false },
  // Of the operator's own balance there: the same payout goes through later.
  [buyErrors.BALANCE]: { reason: 'TRY_LATER', isRetryable: true },
}

/**
 * What the provider says of an order; null while it is not confirmed, since nothing is sent then.
 * @throws where its transfer was replaced or dropped, which may be confirmed all the same, and at a word that is not known: then
 * nothing is known.
 */
export const payoutReadingOf = (order: BuyOrder, now: Date): PayoutReading | null => {
  const price = readPrice(order.invoice_amount, order.invoice_currency)
  if (!price) throw new Error('a sum that is not understood')
  const crypto = {
    code: knownByCode(order.currency)?.symbol ?? order.currency,
    amount: order.amount,
    networkFee: order.network_processing_fee,
    transactionId: order.transaction_id,
  }
  const common = { reference: order.order_id, price, at: now, crypto }
  switch (buyOrderStates.find((known) => known === order.state)) {
    case 'waiting':
      return null
    case 'processing':
    case 'broadcast':
      return { ...common, word: 'SENT' }
    case 'confirmed':
      return { ...common, word: 'PAID', at: order.confirmed_time ?? now }
    case 'failed':
      return { ...common, word: 'FAILED', ...(refusals[order.reason ?? ''] ?? { reason: 'NOT_ACCEPTED', isRetryable: false }) }
    case 'replaced':
    case 'dropped':
    case undefined:
      throw new Error(`the transfer of the payout is ${order.state}`)
  }
}
