import { profileAddress } from '../account/addresses.ts'
import { PACKAGES_PLACE } from '../account/profileTabs.ts'
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

/** The packages for sale, or the place where one of them is bought. */
export const packagesAddress = (packageId?: string): string =>
  profileAddress(PACKAGES_PLACE, packageId === undefined ? {} : { package: packageId })
/** The place where the player sets the amount. */
export const customRechargeAddress = (): string => packagesAddress('custom')
