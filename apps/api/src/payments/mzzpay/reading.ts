import type { Price } from '@lagoon/contract/money/price'
import { readPrice } from '@lagoon/contract/wire/priceText'
import { mzzpayStatuses, type MzzpayOrder, type MzzpayStatus } from '@lagoon/contract/wire/mzzpay/mzzpay'
import type { DeclineReason, PaymentReading } from '../protocol.ts'

const reasons: Readonly<Record<string, DeclineReason>> = {
  INSUFFICIENT_FUNDS: 'INSUFFICIENT_FUNDS',
  CARD_EXPIRED: 'CARD_EXPIRED',
  BANK_REFUSED: 'BANK_REFUSED',
  AUTHENTICATION_FAILED: 'CHALLENGE_FAILED',
  TRY_LATER: 'TRY_LATER',
}

const priceOf = (amount: string, currency: string): Price => {
  const price = readPrice(amount, currency)
  if (!price) throw new Error(`MZZPay names a sum that is not sold in: ${amount} ${currency}`)
  return price
}

const paidOf = ({ payment, status }: MzzpayOrder): { readonly price: Price; readonly transactionId: string } => {
  if (!payment) throw new Error(`MZZPay says ${status} and not what was paid`)
  return { price: priceOf(payment.amount, payment.currency), transactionId: payment.id }
}

type Said = Pick<PaymentReading, 'word' | 'price' | 'transactionId' | 'reason' | 'dispute'>

const disputed = (order: MzzpayOrder, word: 'REVERSED' | 'RESTORED', stage: number): Said => {
  if (!order.dispute) throw new Error(`MZZPay says ${order.status} and not which dispute`)
  return { word, ...paidOf(order), dispute: { id: order.dispute.id, stage } }
}

/** What an order says of its payment; null while the player has not done anything. */
const saidOf = (status: MzzpayStatus, order: MzzpayOrder): Said | null => {
  const unpaid = { price: priceOf(order.amount, order.currency), transactionId: order.id }
  switch (status) {
    case 'CREATED':
      return null
    case 'PENDING':
    case 'CANCELLED':
    case 'EXPIRED':
    case 'ERROR':
      return { word: status, ...unpaid }
    case 'DECLINED': {
      const reason = order.reason === null ? undefined : reasons[order.reason]
      return { word: status, ...unpaid, ...(reason && { reason }) }
    }
    case 'PAID':
      return { word: 'SUCCEEDED', ...paidOf(order) }
    case 'REFUNDED': {
      const { price, transactionId } = paidOf(order)
      return { word: 'REVERSED', price: priceOf(order.refunded, price.currency), transactionId }
    }
    case 'DISPUTED':
      return disputed(order, 'REVERSED', 1)
    case 'DISPUTE_WON':
      return disputed(order, 'RESTORED', 2)
  }
}

/**
 * What an order says. Null where it says nothing yet. Throws for a word that is not known here, and for a sum that cannot be read:
 * then nothing is known, and the payment stays as it is.
 */
export const readingOf = (order: MzzpayOrder): (PaymentReading & { readonly reference: string }) | null => {
  const status = mzzpayStatuses.find((known) => known === order.status)
  if (!status) throw new Error(`MZZPay says a word that is not known here: ${order.status}`)
  const said = saidOf(status, order)
  return said && { ...said, at: new Date(order.updatedAt), reference: order.id }
}
