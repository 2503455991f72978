import * as v from 'valibot'
import { wireId, wireText } from '../fields.ts'

/** The calls of a merchant, POST with JSON. The protocol as a whole, for who writes a provider: docs/payments/nuvei.md. */
export const nuveiPaths = {
  openOrder: '/ppp/api/v1/openOrder.do',
  getSessionToken: '/ppp/api/v1/getSessionToken.do',
  getPaymentStatus: '/ppp/api/v1/getPaymentStatus.do',
  getTransactionDetails: '/ppp/api/v1/getTransactionDetails.do',
  refundTransaction: '/ppp/api/v1/refundTransaction.do',
  deleteUPO: '/ppp/api/v1/deleteUPO.do',
  accountCapture: '/ppp/api/v1/accountCapture.do',
  payout: '/ppp/api/v1/payout.do',
  getPayoutStatus: '/ppp/api/v1/getPayoutStatus.do',
} as const

/** The page that takes the card, for a frame; `sessionToken` stands in its query, and `userPaymentOptionId` where a stored card pays. */
export const framePath = '/frame'

/** How long a session token works after `openOrder`, seconds. The vendor publishes no figure. */
export const SESSION_SECONDS = 600
/** How long a challenge may take, counted from its own start, seconds. Likewise unpublished. */
export const CHALLENGE_SECONDS = 900

/** Money as decimal text: read with one or two places or none, sent with two. A checksum is taken over the text, never over a number. */
export const amountText = v.pipe(v.string(), v.regex(/^(?:0|[1-9]\d{0,12})(?:\.\d{1,2})?$/))

/** Minor units of a currency with two places: `9.9` is 990. */
export const minorOf = (text: v.InferOutput<typeof amountText>): bigint => {
  const [whole = '0', places = ''] = text.split('.')
  return BigInt(whole + places.padEnd(2, '0'))
}

export const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/))
const timeStamp = v.pipe(v.string(), v.regex(/^\d{14}$/))
const checksum = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
export const address = v.pipe(v.string(), v.url(), v.maxLength(2_000))

export const merchant = { merchantId: wireId, merchantSiteId: wireId }
export const signed = { timeStamp, checksum }

export const openOrderRequest = v.object({
  ...merchant,
  ...signed,
  /** Tells this request from every other; the same again is the same order. */
  clientRequestId: wireId,
  clientUniqueId: wireId,
  /** Repeated in every notice, where its checksum covers it. */
  productId: wireId,
  /** The payer's name at the merchant. */
  userTokenId: wireId,
  amount: amountText,
  currency,
  /** What the page and the statement say is bought. */
  description: wireText(120),
  userDetails: v.object({
    firstName: wireText(60),
    lastName: wireText(60),
    email: wireText(254),
    country: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
  }),
  deviceDetails: v.optional(v.object({ ipAddress: wireText(64) })),
  urlDetails: v.object({ successUrl: address, pendingUrl: address, failureUrl: address, notificationUrl: address }),
})
export type OpenOrderRequest = v.InferInput<typeof openOrderRequest>

export const sessionTokenRequest = v.object({ ...merchant, ...signed, clientRequestId: wireId })
export const paymentStatusRequest = v.object({ sessionToken: wireId })
/** By one of the two ids. */
export const transactionDetailsRequest = v.object({
  ...merchant,
  ...signed,
  transactionId: v.optional(wireId),
  clientUniqueId: v.optional(wireId),
})
export type TransactionDetailsRequest = v.InferInput<typeof transactionDetailsRequest>
export const refundRequest = v.object({
  ...merchant,
  ...signed,
  clientRequestId: wireId,
  clientUniqueId: wireId,
  amount: amountText,
  currency,
  relatedTransactionId: wireId,
  authCode: v.optional(wireText(20)),
  comment: v.optional(wireText(255)),
  notificationUrl: v.optional(address),
})
export const deleteCardRequest = v.object({
  ...merchant,
  ...signed,
  clientRequestId: wireId,
  userTokenId: wireId,
  userPaymentOptionId: wireId,
})
export type DeleteCardRequest = v.InferInput<typeof deleteCardRequest>

/** Error codes of an answer with `status: ERROR`. */
export const nuveiErrors = {
  CHECKSUM: 1001,
  CARD_DATA: 1004,
  USER_TOKEN: 1010,
  NO_STORED_CARD: 1011,
  MERCHANT: 1013,
  VALIDATION: 1019,
  TIME_STAMP: 1021,
  /** Nothing was tried in this session, or the transaction is not known. */
  NO_TRANSACTION: 1140,
  SESSION_EXPIRED: 1069,
  STORED_CARD_DISABLED: 1023,
  /** A `clientRequestId` that was used before. Not proven. */
  REPEATED: 1131,
} as const

/** What every answer says: whether the call was carried out. HTTP is 200 either way. */
export const failed = v.object({ status: v.literal('ERROR'), errCode: v.number(), reason: v.optional(v.string(), '') })
export const done = { status: v.literal('SUCCESS'), errCode: v.literal(0) }

export const openOrderReply = v.variant('status', [
  failed,
  v.object({ ...done, sessionToken: wireId, orderId: wireId, clientRequestId: wireId }),
])

export const transactionTypes = [
  'Sale',
  'Auth',
  'Settle',
  'Void',
  'Credit',
  'PreAuth',
  'InitAuth3D',
  'Auth3D',
  'Payout',
  /** A dispute that the card's owner opened, or what became of it. */
  'Chargeback',
] as const

/** `REDIRECT`: the payer is at a challenge. */
export const transactionStatuses = ['APPROVED', 'DECLINED', 'CANCELED', 'ERROR', 'PENDING', 'REDIRECT'] as const

/** The card that a payer left with the provider. */
export const storedCardFields = {
  userPaymentOptionId: v.optional(wireId),
  cardCompany: v.optional(wireText(30)),
  last4Digits: v.optional(v.pipe(v.string(), v.regex(/^\d{4}$/))),
  expMonth: v.optional(v.pipe(v.string(), v.regex(/^(?:0[1-9]|1[0-2])$/))),
  expYear: v.optional(v.pipe(v.string(), v.regex(/^\d{2}(?:\d{2})?$/))),
}

/** How a dispute goes: the stage grows, and the last one decides. */
export const disputeStatuses = ['OPENED', 'LOST', 'WON'] as const

/** `YYYY-MM-DD.HH:MM:SS`, in UTC. */
export const responseTime = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}\.\d{2}:\d{2}:\d{2}$/))
export const momentOf = (text: v.InferOutput<typeof responseTime>): Date => new Date(`${text.replace('.', 'T')}Z`)
export const responseTimeOf = (at: Date): string => at.toISOString().slice(0, 19).replace('T', '.')

export const transactionDetailsReply = v.variant('status', [
  failed,
  v.object({
    ...done,
    transactionDetails: v.object({
      transactionId: wireId,
      transactionType: v.string(),
      transactionStatus: v.string(),
      clientUniqueId: wireId,
      productId: wireId,
      orderId: wireId,
      amount: amountText,
      currency,
      date: responseTime,
      reason: v.optional(v.string()),
      reasonCode: v.optional(v.string()),
      errCode: v.optional(v.string()),
      /** All that refunds and voids have given back so far. */
      creditedAmount: amountText,
      /** The payer's name at the merchant; of an account capture it must be the one that it was opened for. */
      userTokenId: v.optional(wireId),
      dispute: v.optional(
        v.object({
          id: wireId,
          status: v.picklist(disputeStatuses),
          stage: v.pipe(v.number(), v.integer(), v.minValue(1)),
          amount: amountText,
          date: responseTime,
        }),
      ),
      ...storedCardFields,
    }),
  }),
])
export type TransactionDetails = Extract<v.InferOutput<typeof transactionDetailsReply>, { status: 'SUCCESS' }>['transactionDetails']

export const plainReply = v.variant('status', [failed, v.object(done)])

/** A notice (DMN), as a form; what its checksum covers is required, and all else is a hint. */
export const noticeForm = v.object({
  Status: v.string(),
  PPP_TransactionID: wireId,
  TransactionID: wireId,
  transactionType: v.string(),
  totalAmount: amountText,
  currency,
  responseTimeStamp: responseTime,
  productId: wireId,
  type: v.optional(v.string(), 'DEPOSIT'),
  user_token_id: v.optional(wireText(128)),
  relatedTransactionId: v.optional(wireText(128)),
  Reason: v.optional(wireText(255)),
  ReasonCode: v.optional(wireText(20)),
  ErrCode: v.optional(wireText(20)),
  ...storedCardFields,
})
export type NoticeForm = v.InferOutput<typeof noticeForm>

/** The fields of a form by their names; undefined where a name stands twice, since two readers could then read two things. */
export const formOf = (body: string): URLSearchParams | undefined => {
  const fields = new URLSearchParams(body)
  const names = [...fields.keys()]
  return new Set(names).size === names.length ? fields : undefined
}
