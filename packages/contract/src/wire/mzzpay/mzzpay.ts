import * as v from 'valibot'
import { webAddress, wireId, wireText } from '../fields.ts'

/**
 * A payment page without notices: the platform creates an order, sends the player to its page, and asks how it stands. JSON over
 * HTTP with a bearer. The protocol as a whole: docs/payments/mzzpay.md.
 */
export const mzzpayPaths = {
  orders: '/v1/orders',
  /** By the provider's id. */
  order: (id: string) => `/v1/orders?id=${encodeURIComponent(id)}`,
  /** By the merchant's. */
  orderOf: (orderId: string) => `/v1/orders?orderId=${encodeURIComponent(orderId)}`,
  cancel: '/v1/orders/cancel',
} as const

/** How an order stands. A word that is not here is kept out of every decision. */
export const mzzpayStatuses = [
  /** The player has not paid yet. */
  'CREATED',
  /** The player has, and their bank has not answered. */
  'PENDING',
  'PAID',
  /** By the player's bank. */
  'DECLINED',
  /** By the player, or by the merchant before the player had paid. */
  'CANCELLED',
  /** Nobody paid while the page was open. */
  'EXPIRED',
  /** At the provider. */
  'ERROR',
  /** Paid, and `refunded` of it given back. */
  'REFUNDED',
  /** Paid, and taken back by the player's bank. */
  'DISPUTED',
  /** The dispute was decided for the merchant. */
  'DISPUTE_WON',
] as const
export type MzzpayStatus = (typeof mzzpayStatuses)[number]

/** Why a payment was declined. */
export const mzzpayReasons = ['INSUFFICIENT_FUNDS', 'CARD_EXPIRED', 'BANK_REFUSED', 'AUTHENTICATION_FAILED', 'TRY_LATER'] as const
export type MzzpayReason = (typeof mzzpayReasons)[number]

/** A sum, as decimal text; read with its currency by `readPrice`. */
const sum = v.pipe(v.string(), v.regex(/^\d{1,15}(?:\.\d{1,2})?$/))
const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/))
const instant = v.pipe(v.string(), v.isoTimestamp())

export const mzzpayOrderRequest = v.object({
  /** The merchant's number at the provider. */
  merchant: wireId,
  /** The merchant's id of it; sent again it is the same order. */
  orderId: wireId,
  amount: sum,
  currency,
  description: wireText(200),
  customer: v.object({ reference: wireId, email: wireText(254), country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)) }),
  returnUrl: webAddress,
})
export type MzzpayOrderRequest = v.InferOutput<typeof mzzpayOrderRequest>

export const mzzpayCancelRequest = v.object({ id: wireId })

export const mzzpayOrder = v.object({
  id: wireId,
  orderId: wireId,
  amount: sum,
  currency,
  /** One of `mzzpayStatuses`, or a word that was added since. */
  status: wireText(40),
  /** One of `mzzpayReasons`, or a word that was added since. */
  reason: v.nullable(wireText(40)),
  /** What was paid, once something was. */
  payment: v.nullable(v.object({ id: wireId, amount: sum, currency })),
  /** All that was given back so far. */
  refunded: sum,
  dispute: v.nullable(v.object({ id: wireId })),
  redirectUrl: webAddress,
  updatedAt: instant,
  /** Until when the player can pay. */
  expiresAt: instant,
})
export type MzzpayOrder = v.InferOutput<typeof mzzpayOrder>

export const mzzpayErrors = ['BAD_REQUEST', 'UNAUTHORIZED', 'NOT_FOUND', 'ORDER_REUSED', 'NOT_CANCELLABLE', 'INTERNAL'] as const
export type MzzpayError = (typeof mzzpayErrors)[number]
export const mzzpayRefusal = v.object({ error: v.picklist(mzzpayErrors) })
