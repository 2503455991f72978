import { withQuery } from '../addresses/address.ts'

export const transactionsAddress = '/all-transaction'

/** The pages that a payment provider sends the player back to; which payment it is stands in the query. */
export const thankYouRoute = '/thank-you'
export const mzzpayThankYouRoute = '/mzzpay-thank-you'
export const nuveiCallBackRoute = '/nuvei-call-back'
export const forumPayCallBackRoute = '/forum-pay-call-back'
/** Links a payout account; it is no payment. */
export const accountCaptureCallBackRoute = '/nuvei-account-capture-call-back'

export const thankYouAddress = (paymentId: string): string => withQuery(thankYouRoute, { paymentId })
