import * as v from 'valibot'
import { wireId, wireText } from '../fields.ts'
import { decimalText, wireTime } from './forumPay.ts'

/**
 * The side of the protocol `forumPay` that pays out: the provider buys crypto for the merchant's money and sends it to an address
 * (buy order). `GetBuyOrders`, which asks how an order stands, is named by us: docs/payments/forumPay.md, Payouts.
 */
export const forumPayBuyCalls = ['GetBuyRate', 'StartBuyOrder', 'ConfirmBuyOrder', 'GetBuyOrders'] as const
export type ForumPayBuyCall = (typeof forumPayBuyCalls)[number]
/** Those that change something, sent as a form in the body. */
export const isBuyPost = (call: string): boolean => call === 'StartBuyOrder' || call === 'ConfirmBuyOrder'

/** How long a rate is held, seconds. */
export const BUY_RATE_SECONDS = 900

/**
 * How a buy order stands. `waiting`: not confirmed by the merchant; nothing is sent. `replaced`, `dropped`: the transfer that was seen is
 * not there any more, and may come back.
 */
export const buyOrderStates = ['waiting', 'processing', 'broadcast', 'confirmed', 'failed', 'replaced', 'dropped'] as const
export type BuyOrderState = (typeof buyOrderStates)[number]

/** Why a call is refused, in `err_code`. The names are not proven. */
export const buyErrors = {
  ADDRESS: 'invalidAddress',
  AMOUNT: 'amountOutOfLimits',
  BALANCE: 'insufficientBalance',
  REFERENCE: 'referenceTaken',
} as const

const bought = {
  invoice_currency: v.pipe(v.string(), v.length(3)),
  invoice_amount: decimalText,
  currency: v.pipe(v.string(), v.regex(/^[A-Z0-9_]{2,24}$/)),
  rate: decimalText,
  /** What is bought, of which the network takes its fee. */
  amount_exchange: decimalText,
  network_processing_fee: decimalText,
  /** What arrives. */
  amount: decimalText,
  rate_valid_until: wireTime,
}

export const buyRateReply = v.object(bought)

export const buyOrder = v.object({
  ...bought,
  order_id: wireId,
  reference_no: wireText(128),
  address: v.pipe(v.string(), v.regex(/^[\w.:-]{10,120}$/)),
  /** One of `buyOrderStates`, or a word that was added since. */
  state: wireText(40),
  reason: v.optional(v.nullable(wireText(100)), null),
  /** The hash of the transfer, once there is one. */
  transaction_id: v.optional(v.nullable(wireText(128)), null),
  confirmed_time: v.optional(v.nullable(wireTime), null),
})
export type BuyOrder = v.InferOutput<typeof buyOrder>
export const buyOrdersReply = v.object({ orders: v.pipe(v.array(buyOrder), v.maxLength(100)) })
