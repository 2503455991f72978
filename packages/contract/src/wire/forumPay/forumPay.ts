import * as v from 'valibot'
import { wireId, wireText } from '../fields.ts'

/**
 * A provider of payments in crypto: the platform calls it over HTTP with Basic credentials, and it posts hints. The protocol as a
 * whole: docs/payments/forumPay.md. Its answers are texts nearly throughout; amounts stay the text that was written.
 */
export const forumPayCalls = [
  'GetCurrencyList',
  'GetRate',
  'GetRates',
  'StartPayment',
  'CheckPayment',
  'CancelPayment',
  'GetTransactions',
  'AcceptPayment',
  'RefundPayment',
] as const
export type ForumPayCall = (typeof forumPayCalls)[number]
export const FORUM_PAY_PREFIX = '/api/v2/'
/** Of a call here or of those of buy orders. */
export const forumPayPath = (call: string): string => `${FORUM_PAY_PREFIX}${call}/`

/** How a payment stands there. */
export const forumPayStates = ['waiting', 'processing', 'zero_confirmed', 'confirmed', 'underpayment', 'cancelled', 'blocked'] as const
export type ForumPayState = (typeof forumPayStates)[number]

/** An amount in crypto or money: decimal digits, at most eighteen of them behind the point. Never read as a floating-point number. */
export const decimalText = v.pipe(v.string(), v.regex(/^\d{1,20}(?:\.\d{1,18})?$/))

/** True and false as `"1"` and `"0"`, and as the vendor's answers have them in places, without quotation marks. */
export const truth = v.pipe(
  v.union([v.boolean(), v.picklist(['0', '1', 'true', 'false'])]),
  v.transform((text) => text === true || text === '1' || text === 'true'),
)

/** A count as a text, in places as a number. */
export const countText = v.pipe(
  v.union([v.pipe(v.string(), v.regex(/^\d{1,9}$/)), v.pipe(v.number(), v.integer(), v.minValue(0))]),
  v.transform(Number),
)

/** `2026-11-22 10:15:30`, in UTC. */
export const wireTime = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/),
  v.transform((text) => new Date(`${text.replace(' ', 'T')}Z`)),
  v.check((at) => !Number.isNaN(at.getTime())),
)
/** An instant as the vendor writes it; parts of a second are left out. */
export const wireTimeOf = (at: Date): string => at.toISOString().slice(0, 19).replace('T', ' ')

const maybe = <const Inner extends v.GenericSchema>(inner: Inner) => v.optional(v.nullable(inner), null)
/** A code of a currency with its network, such as `USDT_TRC20`. */
const code = v.pipe(v.string(), v.regex(/^[A-Z0-9_]{2,24}$/))
const address = v.pipe(v.string(), v.regex(/^[\w.:-]{10,120}$/))
const uri = wireText(500)

/** What every call answers instead where it is refused; nothing was done. The HTTP status may be 200 all the same. */
export const errorReply = v.object({ err: wireText(500), err_code: maybe(wireText(100)) })

export const currencyListReply = v.array(
  v.object({
    currency: code,
    description: wireText(100),
    /** `OK`, or why it is not taken now. */
    status: wireText(40),
    sell_min_invoice_amount: maybe(decimalText),
    sell_max_invoice_amount: maybe(decimalText),
  }),
)

const rate = {
  currency: code,
  rate: decimalText,
  amount_exchange: decimalText,
  network_processing_fee: decimalText,
  /** All that is to be sent: the exchange and the fee. */
  amount: decimalText,
  /** Words for the payer, such as `Less than 2 minutes`; not how long the rate is held. */
  wait_time: maybe(wireText(100)),
}
const invoiced = { payment_id: wireId, invoice_currency: v.pipe(v.string(), v.length(3)), invoice_amount: decimalText }

export const rateReply = v.object({ ...invoiced, ...rate })
export const ratesReply = v.object({ ...invoiced, currencies: v.pipe(v.array(v.object(rate)), v.maxLength(100)) })

export const startReply = v.object({
  ...invoiced,
  ...rate,
  min_confirmations: countText,
  address,
  /** What a wallet opens, with the amount. */
  qr: uri,
  access_url: maybe(wireText(2000)),
})

export const checkReply = v.object({
  reference_no: maybe(wireText(128)),
  inserted: wireTime,
  invoice_currency: v.pipe(v.string(), v.length(3)),
  invoice_amount: maybe(decimalText),
  currency: code,
  amount: maybe(decimalText),
  state: v.picklist(forumPayStates),
  status: wireText(100),
  reason: maybe(wireText(200)),
  /** What came and was confirmed. */
  payment: maybe(decimalText),
  /** What was seen and is not confirmed yet. */
  unconfirmed_amount: maybe(decimalText),
  confirmations: countText,
  min_confirmations: countText,
  accept_zero_confirmations: truth,
  confirmed: truth,
  confirmed_time: maybe(wireTime),
  cancelled: truth,
  cancelled_time: maybe(wireTime),
  underpayment: maybe(v.object({ address, missing_amount: decimalText, qr: uri })),
})
export type CheckReply = v.InferOutput<typeof checkReply>

export const transaction = v.object({
  ...invoiced,
  currency: code,
  amount: decimalText,
  network_processing_fee: decimalText,
  address,
  inserted: wireTime,
  /** Set where the transfer that was seen may be replaced by another one. */
  double_spending_alert: maybe(v.union([truth, wireText(200)])),
})
export type ForumPayTransaction = v.InferOutput<typeof transaction>
export const transactionsReply = v.object({ invoices: v.pipe(v.array(transaction), v.maxLength(100)) })

export const doneReply = v.object({ status: wireText(100) })

/** Unsigned: a reason to ask, nothing more. `reference_no` is ours. */
export const hint = v.object({ payment_id: wireId, reference_no: v.pipe(v.string(), v.uuid()), webhook_test: maybe(truth) })
