import { profileAddress } from '../account/addresses.ts'
import { PACKAGES_PLACE } from '../account/profileTabs.ts'
import { withQuery } from '../addresses/address.ts'
import { nuveiCallBackRoute } from './addresses.ts'

/** Where a payment in a provider's frame ends. */
export const nuveiCallBackAddress = (paymentId: string): string => withQuery(nuveiCallBackRoute, { paymentId })

/** One payment, with all that has happened to it. */
export const paymentAddress = (paymentId: string): string => profileAddress('transactions', { payment: paymentId })
/** "I paid, where are my tokens?" */
export const findPaymentAddress = (): string => profileAddress('transactions', { find: 'payment' })

/** The packages for sale, or the place where one of them is bought; `coupon` stands in its field already. */
export const packagesAddress = (packageId?: string, coupon?: string): string =>
  profileAddress(PACKAGES_PLACE, {
    ...(packageId === undefined ? {} : { package: packageId }),
    ...(coupon === undefined ? {} : { coupon }),
  })
/** Stands for a package's id in the address of the place where the player sets the amount. */
export const CUSTOM_RECHARGE = 'custom'
/** The place where the player sets the amount. */
export const customRechargeAddress = (coupon?: string): string => packagesAddress(CUSTOM_RECHARGE, coupon)
/** The same purchase once more, of what a payment says that it was for. */
export const buyAgainAddress = ({ packageId, coupon }: { readonly packageId?: string; readonly coupon?: string }): string =>
  packageId === undefined ? customRechargeAddress(coupon) : packagesAddress(packageId, coupon)
/** Where a payment that was begun is paid: the provider's frame, or the invoice in crypto. */
export const payAddress = (paymentId: string): string => profileAddress(PACKAGES_PLACE, { payment: paymentId })
