import { mzzpayThankYouRoute } from '@lagoon/contract/wallet/addresses'
import type { Party } from '@lagoon/contract/parties/parties'
import { priceText } from '@lagoon/contract/wire/priceText'
import { mzzpayOrder, mzzpayPaths, mzzpayRefusal, type MzzpayOrder, type MzzpayOrderRequest } from '@lagoon/contract/wire/mzzpay/mzzpay'
import * as v from 'valibot'
import type { PaymentOrder, PaymentProtocol, StartedPayment } from '../protocol.ts'
import { readingOf } from './reading.ts'

/** Hours to three days after its end a payment may still turn out paid: their bank is asked for so long (docs/payments/mzzpay.md). */
const WATCH_DAYS = 3
/** For so long a bank may keep a player waiting before the payment counts as expired. */
const PENDING_MS = WATCH_DAYS * 86_400_000

interface Call {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body?: object
}

/** Null: there is no such order. Rejects for any other answer that is no order. */
const call = async (party: Party, { method, path, body }: Call, signal: AbortSignal): Promise<MzzpayOrder | null> => {
  const response = await fetch(new URL(path, party.origin), {
    method,
    headers: {
      accept: 'application/json',
      authorization: `Bearer ${party.secret}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
    redirect: 'error',
    signal,
  })
  const answer: unknown = await response.json()
  if (response.ok) return v.parse(mzzpayOrder, answer)
  const refusal = v.safeParse(mzzpayRefusal, answer)
  if (refusal.success && refusal.output.error === 'NOT_FOUND' && response.status === 404) return null
  throw new Error(`MZZPay answered ${response.status} ${refusal.success ? refusal.output.error : 'with no word of its own'}`)
}

const merchantOf = ({ settings }: Party): string => {
  const { merchant } = settings ?? {}
  if (!merchant) throw new Error('MZZPay needs the setting "merchant" in PAYMENTS: our number there')
  return merchant
}

const requestOf = (party: Party, order: PaymentOrder): MzzpayOrderRequest => {
  const { reference, email, country } = order.player
  return {
    merchant: merchantOf(party),
    orderId: order.paymentId,
    amount: priceText(order.price),
    currency: order.price.currency,
    description: order.title,
    customer: { reference, email, country },
    returnUrl: order.returnUrl,
  }
}

/** The order that was asked for, and no other: an answer about another one says nothing of this. */
const ours = (order: MzzpayOrder, paymentId: string, reference: string | null): MzzpayOrder => {
  if (order.orderId !== paymentId || (reference !== null && order.id !== reference))
    throw new Error('MZZPay answered about another order than the one that was asked for')
  return order
}

const start = async (party: Party, order: PaymentOrder, signal: AbortSignal): Promise<StartedPayment> => {
  const answer = await call(party, { method: 'POST', path: mzzpayPaths.orders, body: requestOf(party, order) }, signal)
  if (!answer) throw new Error('MZZPay does not take orders at its address')
  const made = ours(answer, order.paymentId, null)
  const { origin } = new URL(made.redirectUrl)
  if (origin !== (party.settings?.['pageOrigin'] ?? party.origin))
    throw new Error(`MZZPay sends the player to ${origin}, which is not its own`)
  return { reference: made.id, step: { kind: 'REDIRECT', url: made.redirectUrl }, endsAt: new Date(made.expiresAt) }
}

/** A payment page without notices: what becomes of a payment is known by asking alone. docs/payments/mzzpay.md. */
export const mzzpay: PaymentProtocol = {
  method: { kind: 'BANK', name: 'MZZPay', detail: 'From your bank, on MZZPay’s page.', marks: ['mzzpay'] },
  returnRoute: mzzpayThankYouRoute,
  graceMinutes: 1,
  watchDays: WATCH_DAYS,
  start,
  async read(party, { paymentId, reference, startedAt }, signal) {
    const path = reference === null ? mzzpayPaths.orderOf(paymentId) : mzzpayPaths.order(reference)
    const answer = await call(party, { method: 'GET', path }, signal)
    const reading = answer && readingOf(ours(answer, paymentId, reference))
    return reading?.word === 'PENDING' ? { ...reading, until: new Date(startedAt.getTime() + PENDING_MS) } : reading
  },
  async cancel(party, { paymentId, reference }, signal) {
    const answer = await call(party, { method: 'POST', path: mzzpayPaths.cancel, body: { id: reference } }, signal)
    if (answer) ours(answer, paymentId, reference)
  },
}
