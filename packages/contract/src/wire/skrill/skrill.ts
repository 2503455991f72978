import * as v from 'valibot'
import { webAddress, wireText } from '../fields.ts'

/**
 * Skrill Quick Checkout (https://docs.paysafe.com/docs/digital-wallets/quick-checkout) and the merchant query interface, MQI
 * (https://docs.paysafe.com/docs/digital-wallets/api-mqi): forms over HTTP. What of it is used here: docs/payments/skrill.md.
 */
export const skrillPaths = {
  /** At the origin of the payment page, pay.skrill.com. */
  prepare: '/',
  page: (sid: string) => `/?sid=${encodeURIComponent(sid)}`,
  /** At the origin of the query interface, www.skrill.com. */
  query: '/app/query.pl',
} as const

/** How long a prepared session can be paid, seconds. */
export const SKRILL_SESSION_SECONDS = 899

/** How a transaction stands, by the number in `status`. A number that is not here is kept out of every decision. */
export const skrillStatuses = { PROCESSED: '2', PENDING: '0', CANCELLED: '-1', FAILED: '-2', CHARGEBACK: '-3' } as const
export type SkrillStatus = (typeof skrillStatuses)[keyof typeof skrillStatuses]

/** What opens a session; the answer is its id as text. */
export const skrillSessionRequest = v.object({
  prepare_only: v.literal('1'),
  pay_to_email: v.pipe(wireText(50), v.includes('@')),
  transaction_id: v.pipe(v.string(), v.regex(/^[\w.:-]{1,100}$/)),
  amount: v.pipe(v.string(), v.regex(/^\d{1,15}(?:\.\d{1,2})?$/)),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  language: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  return_url: webAddress,
  cancel_url: webAddress,
  status_url: webAddress,
  detail1_description: v.optional(wireText(240)),
  detail1_text: v.optional(wireText(240)),
  pay_from_email: v.optional(wireText(254)),
  firstname: v.optional(wireText(100)),
  lastname: v.optional(wireText(100)),
})
export type SkrillSessionRequest = v.InferOutput<typeof skrillSessionRequest>

/** Letters and digits; not guessable. */
export const skrillSid = v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{16,64}$/))

const field = wireText(300)

/**
 * How a transaction stands: what is posted to the `status_url`, and what `status_trn` answers. `mb_` is of Skrill's books, in the
 * currency of the merchant's account; `amount` and `currency` are as they were asked for, and are not signed.
 */
export const skrillReport = v.object({
  pay_to_email: field,
  pay_from_email: v.optional(field),
  merchant_id: field,
  customer_id: v.optional(field),
  transaction_id: field,
  mb_transaction_id: field,
  mb_amount: field,
  mb_currency: field,
  /** One of `skrillStatuses`, or a number that was added since. */
  status: v.pipe(v.string(), v.regex(/^-?\d{1,3}$/)),
  failed_reason_code: v.optional(field),
  amount: field,
  currency: field,
  payment_type: v.optional(field),
  md5sig: v.optional(field),
  sha2sig: v.optional(field),
})
export type SkrillReport = v.InferOutput<typeof skrillReport>

/** What both signatures of a report cover, in the order in which they cover it. */
export type SignedOfReport = Pick<SkrillReport, 'merchant_id' | 'transaction_id' | 'mb_amount' | 'mb_currency' | 'status'>

/**
 * The text whose digest is the signature: upper-case hex MD5 for `md5sig`, SHA-256 for `sha2sig`. `secretDigest` is the same digest
 * of the secret word, upper-case hex. Values stand as they arrived: `9.9` and `9.90` give different signatures.
 */
export const skrillSignedText = (report: SignedOfReport, secretDigest: string): string =>
  `${report.merchant_id}${report.transaction_id}${secretDigest}${report.mb_amount}${report.mb_currency}${report.status}`

/** First line of what the query interface answers: three digits, white space, words. */
export const skrillQueryCodes = {
  OK: '200',
  CANNOT_LOGIN: '401',
  UNKNOWN_ACTION: '402',
  NOT_FOUND: '403',
  MISSING_PARAMETER: '404',
  ILLEGAL_PARAMETER: '405',
} as const

/** What is asked of the query interface; `password` is the lower-case hex MD5 of the API password. */
export const skrillQuery = v.object({
  action: v.literal('status_trn'),
  email: field,
  password: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  /** The merchant's id of the transaction. */
  trn_id: field,
})

/** Form fields by their names; null for a form in which a name stands twice, which two readers would read differently. */
export const readForm = (text: string): Readonly<Record<string, string>> | null => {
  const entries = [...new URLSearchParams(text)]
  return new Set(entries.map(([name]) => name)).size === entries.length ? Object.fromEntries(entries) : null
}
