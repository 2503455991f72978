import type { CouponRefusal } from '@lagoon/contract/wallet/enums'
import { Problem } from '../../../problem.ts'
import { couponWords } from './coupons.ts'
import type { Standing } from './packages.ts'

const standingWords: Readonly<Record<Exclude<Standing, 'AVAILABLE'>, string>> = {
  HIDDEN: 'This package isn’t available to you.',
  EXPIRED: 'This offer has ended.',
  SOLD_OUT: 'This package is sold out.',
}

/** 409 PACKAGE_NOT_FOR_SALE with the reason. */
export const notForSale = (reason: Exclude<Standing, 'AVAILABLE'>): Problem =>
  new Problem(409, 'PACKAGE_NOT_FOR_SALE', standingWords[reason], { facts: { reason } })

/** 400 COUPON_INVALID with the reason. */
export const couponInvalid = (reason: CouponRefusal): Problem =>
  new Problem(400, 'COUPON_INVALID', couponWords[reason], { facts: { reason } })
