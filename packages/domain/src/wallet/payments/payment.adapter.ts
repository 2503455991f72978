import type { ResultOf } from '../../client/operation.ts'
import { toAmount, toPrice } from '../money.adapter.ts'
import type { PayView } from './pay.state.ts'
import type { CryptoInvoice, CryptoPaymentView } from './payByCrypto.state.ts'
import type { CryptoAmount, ForumPayCallBackView, PaymentFacts, PaymentReturnView, PaymentStage } from './paymentReturn.state.ts'

export type WirePayment = ResultOf<'Payment'>['payment']
type WireInvoice = NonNullable<NonNullable<WirePayment['step']>['invoice']>

const toStage = ({ kind, at, holder, expectedBy, reason }: WirePayment['timeline'][number]): PaymentStage => ({
  kind,
  holder,
  ...(at === null ? {} : { at }),
  ...(expectedBy === null ? {} : { expectedBy }),
  ...(reason === null ? {} : { reason }),
})

/** What a payment is about. */
export const toFacts = (wire: WirePayment): PaymentFacts => {
  const { id, title, price, method, startedAt, art, packageId, coupon, platformFee, reversed, timeline } = wire
  const fee = toPrice(platformFee)
  return {
    paymentId: id,
    item: title,
    price: toPrice(price),
    method,
    startedAt,
    timeline: timeline.map(toStage),
    ...(art === null ? {} : { art }),
    ...(packageId === null ? {} : { packageId }),
    ...(coupon === null ? {} : { coupon }),
    ...(fee.minor === 0n ? {} : { platformFee: fee }),
    ...(reversed === null ? {} : { reversed: toPrice(reversed) }),
  }
}

/** Whether the player has still something to do for an open payment. While the provider works on it there is only to wait. */
export const isUnpaid = ({ step, timeline }: Pick<WirePayment, 'step' | 'timeline'>): boolean => {
  if (step === null) return false
  if (step.invoice !== null) return step.invoice.state !== 'PROCESSING' && step.invoice.state !== 'CONFIRMED'
  return timeline.findLast(({ at }) => at !== null)?.holder !== 'PROVIDER'
}

/** A payment as the server knows it. What failed without a reason failed at the provider. */
export const toPaymentReturn = (wire: WirePayment, isChecking: boolean): PaymentReturnView => {
  const payment = toFacts(wire)
  switch (wire.state) {
    case 'SUCCESS':
      return { state: 'success', payment, received: wire.received.map(toAmount) }
    case 'PENDING':
      return { state: 'pending', payment, isChecking, ...(isUnpaid(wire) && { isUnpaid: true }) }
    case 'FAILURE':
      return { state: 'failure', payment, reason: wire.failure ?? 'ERROR' }
  }
}

/** The same where less came than was due: the rest can be sent. */
export const toForumPayReturn = (wire: WirePayment, isChecking: boolean): ForumPayCallBackView => {
  const invoice = wire.state === 'PENDING' ? (wire.step?.invoice ?? undefined) : undefined
  if (invoice?.state !== 'UNDERPAID' || invoice.missing === null) return toPaymentReturn(wire, isChecking)
  const inCrypto = (amount: string): CryptoAmount => ({ currency: invoice.currency.code, amount })
  return {
    state: 'underpaid',
    payment: toFacts(wire),
    due: inCrypto(invoice.amount),
    received: inCrypto(invoice.received),
    missing: inCrypto(invoice.missing),
    until: invoice.expiresAt,
  }
}

const toInvoice = (paymentId: string, { currency, amount, networkFee, address, uri, issuedAt, expiresAt }: WireInvoice): CryptoInvoice => {
  const { id, code, name, network } = currency
  return { paymentId, currency: { id, code, name, network }, amount, networkFee, address, uri, issuedAt, expiresAt }
}

const isUnderReview = ({ step, timeline }: WirePayment): boolean => step === null && timeline.some(({ kind }) => kind === 'UNDER_REVIEW')

const cryptoView = (wire: WirePayment, step: WireInvoice): CryptoPaymentView => {
  const order = {
    name: wire.title,
    price: toPrice(wire.price),
    tokens: wire.received.map(toAmount),
    ...(wire.art === null ? {} : { art: wire.art }),
  }
  const invoice = toInvoice(wire.id, step)
  if (wire.state === 'SUCCESS') return { state: 'confirmed', order, invoice }
  if (isUnderReview(wire)) return { state: 'underReview', order, invoice }
  switch (step.state) {
    case 'WAITING':
      return { state: 'invoice', order, invoice }
    case 'PROCESSING':
    case 'CONFIRMED':
      // Confirmed on the chain and not booked yet: the last word is the payment's.
      return { state: 'processing', order, invoice, confirmations: step.confirmations, minConfirmations: step.minConfirmations }
    case 'UNDERPAID':
      return { state: 'underpaid', order, invoice: { ...invoice, amount: step.missing ?? step.amount }, received: step.received }
    case 'EXPIRED':
      return { state: 'expired', order, invoice }
    case 'BLOCKED':
      return { state: 'blocked', order, invoice }
  }
}

/** What is known of the page beside the payment itself. */
interface Here {
  readonly isFrameClosed: boolean
  readonly isCancelling: boolean
  /** The invoice of this payment that was shown last: an ended payment has none. */
  readonly lastInvoice: WireInvoice | undefined
}

/** Where a payment is paid, or that there is nothing to do for it. */
export const toPayView = (wire: WirePayment, { isFrameClosed, isCancelling, lastInvoice }: Here): PayView => {
  const payment = toFacts(wire)
  const invoice = wire.step?.invoice ?? lastInvoice
  if (wire.state === 'FAILURE')
    return invoice !== undefined && wire.failure === 'EXPIRED'
      ? { ...cryptoView(wire, { ...invoice, state: 'EXPIRED' }), isCancelling }
      : { state: 'done', payment, isCancelling }
  // What was asked for last is not asked for any more once the server asks for nothing.
  const isShown = wire.step !== null || wire.state === 'SUCCESS' || isUnderReview(wire)
  if (invoice !== undefined && isShown) return { ...cryptoView(wire, invoice), isCancelling }
  const url = wire.step?.url ?? undefined
  if (wire.state === 'SUCCESS' || url === undefined) return { state: 'done', payment, isCancelling }
  if (wire.step?.kind === 'REDIRECT') return { state: 'atProvider', payment, url, isCancelling }
  return { state: isFrameClosed ? 'frameClosed' : 'frame', payment, url, isCancelling }
}
