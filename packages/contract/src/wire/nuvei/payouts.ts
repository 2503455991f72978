import * as v from 'valibot'
import { wireId, wireText } from '../fields.ts'
import { address, amountText, currency, done, failed, merchant, signed } from './nuvei.ts'

/**
 * The side of the protocol `nuvei` that pays out: a card is linked on the provider's page or in its frame (`accountCapture`), and paid to
 * by the token of it (`payout`). docs/payments/nuvei.md, Payouts.
 */
/** The page that takes the card: in a frame, or by itself; `sessionToken` stands in its query. */
export const capturePath = '/account-capture'

/** How long a card can be linked after `accountCapture`, seconds: as long as the session token works. */
export const CAPTURE_SECONDS = 600

export const sessionTokenReply = v.variant('status', [failed, v.object({ ...done, sessionToken: wireId, clientRequestId: wireId })])

/** Carries no checksum: the session token, got with one, is the proof. */
export const accountCaptureRequest = v.object({
  ...merchant,
  sessionToken: wireId,
  /** Our id of the capture; `productId` is repeated in the notice, where its checksum covers it. */
  clientUniqueId: wireId,
  productId: wireId,
  /** The player's name at the merchant. */
  userTokenId: wireId,
  paymentMethod: v.literal('cc_card'),
  currencyCode: currency,
  countryCode: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
  urlDetails: v.object({ successUrl: address, pendingUrl: address, failureUrl: address, notificationUrl: address }),
})
export type AccountCaptureRequest = v.InferOutput<typeof accountCaptureRequest>
export const accountCaptureReply = v.variant('status', [failed, v.object({ ...done, redirectUrl: address, clientUniqueId: wireId })])

export const payoutRequest = v.object({
  ...merchant,
  ...signed,
  /** Tells this payout from every other, and is what it is asked for by: fixed before the call. */
  clientRequestId: wireId,
  clientUniqueId: wireId,
  userTokenId: wireId,
  amount: amountText,
  currency,
  userPaymentOption: v.object({ userPaymentOptionId: wireId }),
  deviceDetails: v.optional(v.object({ ipAddress: wireText(64) })),
  urlDetails: v.optional(v.object({ notificationUrl: address })),
})
export type PayoutRequest = v.InferOutput<typeof payoutRequest>
export const payoutStatusRequest = v.object({ ...merchant, ...signed, clientRequestId: wireId })

/** How a payout stands. CANCELED: it was approved, and the bank of the card gave it back. */
export const nuveiPayoutStatuses = ['APPROVED', 'PENDING', 'DECLINED', 'CANCELED', 'ERROR'] as const

/** What `payout` and `getPayoutStatus` answer. */
export const payoutReply = v.variant('status', [
  failed,
  v.object({
    ...done,
    transactionId: wireId,
    /** One of `nuveiPayoutStatuses`, or a word that was added since. */
    transactionStatus: wireText(40),
    clientRequestId: wireId,
    amount: amountText,
    currency,
    reasonCode: v.optional(wireText(20)),
    gwErrorReason: v.optional(wireText(255)),
  }),
])
export type NuveiPayout = Extract<v.InferOutput<typeof payoutReply>, { status: 'SUCCESS' }>

/** A notice of a payout (withdrawal DMN), as a form. It says which one; how it stands is asked for. */
export const withdrawalNotice = v.object({
  wdRequestId: wireId,
  /** The `clientRequestId` of the payout. */
  merchantWDRequestId: wireId,
  wdRequestStatus: wireText(40),
})

/**
 * The text of a withdrawal notice's `responsechecksum`: each `name=value` in the order in which it arrived, without a separator, and
 * the secret last. Not proven with the vendor: docs/payments/nuvei.md, What is not proven.
 */
export const withdrawalChecksumText = (form: URLSearchParams, secret: string): string =>
  [...form]
    .filter(([name]) => name !== 'responsechecksum')
    .map(([name, value]) => `${name}=${value}`)
    .join('') + secret
