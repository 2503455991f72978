/**
 * What the checksums of the protocol `nuvei` are taken over: values joined without a separator, as texts exactly as they are sent. The
 * checksum is the lower-case hex of SHA-256. docs/payments/nuvei.md.
 */
const orders = {
  openOrder: ['merchantId', 'merchantSiteId', 'clientRequestId', 'amount', 'currency', 'timeStamp'],
  payout: ['merchantId', 'merchantSiteId', 'clientRequestId', 'amount', 'currency', 'timeStamp'],
  getPayoutStatus: ['merchantId', 'merchantSiteId', 'clientRequestId', 'timeStamp'],
  getSessionToken: ['merchantId', 'merchantSiteId', 'clientRequestId', 'timeStamp'],
  getTransactionDetails: ['merchantId', 'merchantSiteId', 'transactionId', 'clientUniqueId', 'timeStamp'],
  refundTransaction: [
    'merchantId',
    'merchantSiteId',
    'clientRequestId',
    'clientUniqueId',
    'amount',
    'currency',
    'relatedTransactionId',
    'authCode',
    'comment',
    'notificationUrl',
    'timeStamp',
  ],
  deleteUPO: ['merchantId', 'merchantSiteId', 'userTokenId', 'clientRequestId', 'userPaymentOptionId', 'timeStamp'],
} as const

/** A call that carries a checksum. */
export type CheckedCall = keyof typeof orders

/** The text of a request's checksum: its values in the order of the call, the secret last. A value that is not sent adds nothing. */
export const requestChecksumText = (call: CheckedCall, request: Readonly<Record<string, unknown>>, secret: string): string =>
  orders[call].map((name) => (typeof request[name] === 'string' ? request[name] : '')).join('') + secret

const noticeOrder = ['totalAmount', 'currency', 'responseTimeStamp', 'PPP_TransactionID', 'Status', 'productId'] as const

/** The text of a notice's `advanceResponseChecksum`: the secret first, then the values as they stand in the notice. */
export const noticeChecksumText = (field: (name: string) => string | null, secret: string): string =>
  secret + noticeOrder.map((name) => field(name) ?? '').join('')

/** A moment as `timeStamp` of a request, in UTC: `YYYYMMDDHHmmss`. */
export const timeStampOf = (at: Date): string => at.toISOString().replace(/\D/g, '').slice(0, 14)
