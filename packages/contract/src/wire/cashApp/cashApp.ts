import * as v from 'valibot'
import { amountDigits, webAddress, wireId, wireText } from '../fields.ts'

/**
 * Payouts to a $cashtag: JSON over HTTP with a bearer, made once for each idempotency key, and notified of with a signature. After
 * what the vendor publishes of its sandbox. The protocol as a whole: docs/payouts/cashApp.md.
 */
export const cashAppPaths = {
  payouts: '/v1/payouts',
  /** By the merchant's id of it. */
  payoutOf: (referenceId: string) => `/v1/payouts?reference_id=${encodeURIComponent(referenceId)}`,
} as const

/** The header of a notice: base64 of the HMAC-SHA256 of its body under the shared secret. */
export const CASH_APP_SIGNATURE = 'x-signature'
/** The header under which a payout is made once. */
export const CASH_APP_KEY = 'x-idempotency-key'

/** `$` and a name of 1 to 20 letters and digits with at least one letter. */
export const cashtag = v.pipe(v.string(), v.regex(/^\$(?=.*[A-Za-z])[A-Za-z0-9]{1,20}$/))

/** How a payout stands. A word that is not here is kept out of every decision. */
export const cashAppStatuses = ['PROCESSING', 'PAID', 'DECLINED', 'RETURNED'] as const
export type CashAppStatus = (typeof cashAppStatuses)[number]

/** Why a payout was declined: the vendor's own numbers. */
export const cashAppDeclines = {
  /** For good. */
  FINAL: '1710',
  /** The same payout may go through later. */
  RETRY: '1711',
  /** More than the recipient may get. */
  LIMIT: '1720',
} as const

export const cashAppRequest = v.object({
  reference_id: wireId,
  /** Minor units. */
  amount: amountDigits,
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  cashtag,
  note: wireText(140),
  webhook_url: webAddress,
})
export type CashAppRequest = v.InferOutput<typeof cashAppRequest>

export const cashAppPayout = v.object({
  id: wireId,
  reference_id: wireId,
  amount: amountDigits,
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  cashtag: v.string(),
  /** One of `cashAppStatuses`, or a word that was added since. */
  status: wireText(40),
  /** One of `cashAppDeclines`, or a number that was added since. */
  decline_code: v.nullable(wireText(10)),
  /** Of the return, with RETURNED. */
  return_id: v.nullable(wireId),
  updated_at: v.pipe(v.string(), v.isoTimestamp()),
})
export type CashAppPayout = v.InferOutput<typeof cashAppPayout>

export const cashAppAnswer = v.object({ payout: cashAppPayout })
export const cashAppList = v.object({ payouts: v.array(cashAppPayout) })

export const cashAppErrors = ['BAD_REQUEST', 'UNAUTHORIZED', 'IDEMPOTENCY_KEY_REUSED', 'INTERNAL'] as const
export type CashAppError = (typeof cashAppErrors)[number]
export const cashAppRefusal = v.object({ errors: v.tuple([v.object({ code: v.picklist(cashAppErrors), detail: v.string() })]) })

/** A notice. `event_id` is the same with each delivery. */
export const cashAppEvent = v.object({
  event_id: wireId,
  type: v.literal('payout.updated'),
  created_at: v.pipe(v.string(), v.isoTimestamp()),
  payout: cashAppPayout,
})
export type CashAppEvent = v.InferOutput<typeof cashAppEvent>
