import * as v from 'valibot'
import { webAddress, wireId, wireText } from '../fields.ts'

/**
 * Payouts to bank accounts: an account is given to the provider once, which answers a token of it; a transfer is made under our key and
 * then paid from our balance there. JSON over HTTP with a bearer, notices with a signature. After what Wise publishes of its platform.
 * The protocol as a whole: docs/payouts/wise.md.
 */
export const wisePaths = {
  accounts: '/v1/accounts',
  transfers: '/v1/transfers',
  /** By our key. */
  transferOf: (customerTransactionId: string) => `/v1/transfers?customerTransactionId=${encodeURIComponent(customerTransactionId)}`,
  payments: '/v1/payments',
} as const

/** The header of a notice: base64 of the HMAC-SHA256 of its body under the shared secret. The vendor signs with a key pair; this is ours. */
export const WISE_SIGNATURE = 'x-signature-sha256'

const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/))
const sum = v.pipe(v.string(), v.regex(/^\d{1,15}(?:\.\d{1,2})?$/))

/** An account of the recipient: an American or a Canadian one, or any other by its IBAN. */
export const wiseAccountRequest = v.object({
  type: v.picklist(['aba', 'canadian', 'iban']),
  currency,
  accountHolderName: wireText(120),
  details: v.object({ bankName: wireText(80), accountNumber: v.pipe(v.string(), v.regex(/^[A-Z0-9]{4,34}$/)), routingNumber: wireText(9) }),
  /** Our name of the player. */
  customer: wireId,
})
export type WiseAccountRequest = v.InferOutput<typeof wiseAccountRequest>
export const wiseAccount = v.object({ id: wireId })

/** How a transfer stands. A word that is not here is kept out of every decision. */
export const wiseStatuses = [
  /** Made, and not paid from our balance yet. */
  'incoming_payment_waiting',
  'processing',
  'funds_converted',
  /** Given to the recipient's bank, which does not say when it has it. */
  'outgoing_payment_sent',
  /** On its way back: it may take days until it is ours again. */
  'bounced_back',
  /** Ours again. */
  'funds_refunded',
  /** Never sent. */
  'cancelled',
] as const
export type WiseStatus = (typeof wiseStatuses)[number]

export const wiseTransferRequest = v.object({
  /** Our key: asked for again under it, it is the same transfer. */
  customerTransactionId: v.pipe(v.string(), v.uuid()),
  targetAccount: wireId,
  amount: sum,
  currency,
  reference: wireText(140),
  webhookUrl: webAddress,
})
export type WiseTransferRequest = v.InferOutput<typeof wiseTransferRequest>
export const wisePaymentRequest = v.object({ transferId: wireId, type: v.literal('BALANCE') })

export const wiseTransfer = v.object({
  id: wireId,
  customerTransactionId: wireId,
  targetAccount: wireId,
  amount: sum,
  currency,
  /** One of `wiseStatuses`, or a word that was added since. */
  status: wireText(40),
  /** Of the recipient's bank, such as `R03`; `INSUFFICIENT_BALANCE` where ours was too low. */
  returnCode: v.nullable(wireText(40)),
  updatedAt: v.pipe(v.string(), v.isoTimestamp()),
})
export type WiseTransfer = v.InferOutput<typeof wiseTransfer>
export const wiseTransfers = v.array(wiseTransfer)

export const wiseErrors = ['BAD_REQUEST', 'UNAUTHORIZED', 'INVALID_ACCOUNT', 'INVALID_ROUTING', 'NOT_FOUND'] as const
export type WiseError = (typeof wiseErrors)[number]
export const wiseRefusal = v.object({ errors: v.tuple([v.object({ code: v.picklist(wiseErrors), message: v.string() })]) })

/** A notice: how a transfer stands since `occurredAt`. They come in any order. */
export const wiseEvent = v.object({
  eventId: wireId,
  eventType: v.literal('transfers#state-change'),
  occurredAt: v.pipe(v.string(), v.isoTimestamp()),
  transfer: wiseTransfer,
})
export type WiseEvent = v.InferOutput<typeof wiseEvent>
