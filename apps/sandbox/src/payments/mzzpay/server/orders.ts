import { priceText, readPrice } from '@lagoon/contract/wire/priceText'
import { minor } from '@lagoon/contract/money/money'
import type { MzzpayOrder, MzzpayOrderRequest, MzzpayReason, MzzpayStatus } from '@lagoon/contract/wire/mzzpay/mzzpay'
import type { Outcome, Wish } from '../../outcomes.ts'

/** How long an order can be paid, milliseconds. */
export const OPEN_MS = 15 * 60_000
/** Banks answer after a while even when all goes well. */
const USUAL_MS = 3_000
const LATER_MS = 30_000
const MINUTES_LATER_MS = 5 * 60_000
/** How long the status cannot be read, with the outcomes that spoil it. */
export const SPOILT_MS = 60_000

/** An order as it is kept. What it comes to follows from this and the clock alone. */
export interface Order {
  readonly id: string
  readonly request: MzzpayOrderRequest
  /** Unix milliseconds, here and below. */
  readonly createdAt: number
  readonly expiresAt: number
  /** What the desk had set when it was made, or what is usual. */
  readonly wish: Wish
  readonly chosen: { readonly outcome: Outcome; readonly at: number } | null
  /** By the merchant. */
  readonly cancelledAt: number | null
  readonly refund: { readonly amount: string; readonly at: number } | null
  readonly dispute: { readonly at: number; readonly wonAt: number | null } | null
}

interface Change {
  readonly at: number
  readonly status: MzzpayStatus
  readonly reason?: MzzpayReason
}

const reasonOf: Partial<Readonly<Record<Outcome, MzzpayReason>>> = {
  INSUFFICIENT_FUNDS: 'INSUFFICIENT_FUNDS',
  BANK_REFUSED: 'BANK_REFUSED',
  CHALLENGE_FAILED: 'AUTHENTICATION_FAILED',
}

/** What the player's bank says, and when. */
const bankChanges = ({ chosen }: Order): readonly Change[] => {
  if (!chosen) return []
  const { outcome, at } = chosen
  const pending: Change = { at, status: 'PENDING' }
  switch (outcome) {
    case 'CLOSES':
      return []
    case 'CANCELS':
      return [{ at, status: 'CANCELLED' }]
    case 'TRY_LATER':
      return [{ at, status: 'ERROR' }]
    case 'STAYS_PENDING':
      return [pending]
    case 'PAYS_LATER':
      return [pending, { at: at + LATER_MS, status: 'PAID' }]
    case 'PAYS_MINUTES_LATER':
      return [pending, { at: at + MINUTES_LATER_MS, status: 'PAID' }]
    case 'FAILS_LATER':
      return [pending, { at: at + LATER_MS, status: 'DECLINED', reason: 'BANK_REFUSED' }]
    case 'PAYS_AFTER_END':
      return [
        { at, status: 'EXPIRED' },
        { at: at + SPOILT_MS, status: 'PAID' },
      ]
    default: {
      const reason = reasonOf[outcome]
      return [pending, { at: at + USUAL_MS, ...(reason ? { status: 'DECLINED', reason } : { status: 'PAID' }) }]
    }
  }
}

/** What was paid, which the outcomes of other sums make another sum. */
const paidOf = ({ id, request: { amount, currency }, chosen }: Order): NonNullable<MzzpayOrder['payment']> => ({
  id: `pay-${id}`,
  amount: chosen?.outcome === 'PAYS_OTHER_AMOUNT' ? '0.01' : amount,
  currency: chosen?.outcome === 'PAYS_OTHER_CURRENCY' ? (currency === 'USD' ? 'CAD' : 'USD') : currency,
})

const standingChange = (order: Order, now: number): Change => {
  const { createdAt, expiresAt, cancelledAt, refund, dispute } = order
  const bank = bankChanges(order)
  const first: Change = { at: createdAt, status: 'CREATED' }
  const changes: readonly Change[] = [
    first,
    ...(bank.length === 0 && cancelledAt === null ? [{ at: expiresAt, status: 'EXPIRED' } as const] : bank),
    ...(cancelledAt === null ? [] : [{ at: cancelledAt, status: 'CANCELLED' } as const]),
    ...(refund ? [{ at: refund.at, status: 'REFUNDED' } as const] : []),
    ...(dispute ? [{ at: dispute.at, status: 'DISPUTED' } as const] : []),
    ...(dispute?.wonAt ? [{ at: dispute.wonAt, status: 'DISPUTE_WON' } as const] : []),
  ]
  return changes.findLast(({ at }) => at <= now) ?? first
}

const isPaid = (status: MzzpayStatus): boolean => ['PAID', 'REFUNDED', 'DISPUTED', 'DISPUTE_WON'].includes(status)

/** How an order stands, as the platform is answered. `origin` is where its page is. */
export const standingOf = (order: Order, now: number, origin: string): MzzpayOrder & { readonly status: MzzpayStatus } => {
  const { id, request, expiresAt, refund, dispute } = order
  const { at, status, reason = null } = standingChange(order, now)
  return {
    id,
    orderId: request.orderId,
    amount: request.amount,
    currency: request.currency,
    status,
    reason,
    payment: isPaid(status) ? paidOf(order) : null,
    refunded: refund?.amount ?? '0.00',
    dispute: dispute ? { id: `dispute-${id}` } : null,
    redirectUrl: new URL(`/pay?order=${id}`, origin).href,
    updatedAt: new Date(at).toISOString(),
    expiresAt: new Date(expiresAt).toISOString(),
  }
}

/** Half of what was paid, or what is left of it: refunds add up, and never to more than was paid. */
export const refundedAfter = (order: Order, part: 'HALF' | 'ALL'): string => {
  const { amount, currency } = paidOf(order)
  const paid = readPrice(amount, currency)
  if (!paid) throw new Error(`order ${order.id} was paid with a sum that is none`)
  return part === 'ALL' ? amount : priceText({ ...paid, minor: minor(paid.minor / 2n) })
}
