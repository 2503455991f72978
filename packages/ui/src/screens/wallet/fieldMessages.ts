import type { CouponRefusal } from '@lagoon/contract/wallet/enums'
import { COUPON_MAX_LENGTH, type AmountLimits } from '@lagoon/contract/wallet/wallet.rules'
import { formatPrice, type Currency } from '../../patterns/Price/formatPrice.ts'
import { fieldWords } from '../fieldWords.ts'
import { formatTokens } from '../../patterns/TokenAmount/formatTokens.ts'

const notANumber = 'Enter a valid amount, such as 12.50.'

/** Words for what the rules say about an amount of money. */
export const amountWords = ({ min, max }: AmountLimits, currency: Currency) =>
  fieldWords({
    required: 'Enter an amount.',
    notANumber,
    belowMinimum: `The minimum is ${formatPrice(min, currency)}.`,
    aboveMaximum: `The maximum is ${formatPrice(max, currency)}.`,
  })

export const tipWords = ({ minimum, balance }: { minimum: bigint; balance: bigint }) =>
  fieldWords({
    required: 'Enter the number of tip tokens.',
    notANumber,
    belowMinimum: `The minimum tip is ${formatTokens(minimum, 'full')}.`,
    notEnough: `You have ${formatTokens(balance, 'full')}. Enter that amount or less.`,
  })

export const couponWords = fieldWords({
  required: 'Enter a coupon code.',
  characters: 'Use only letters, numbers, dashes, and underscores.',
  tooLong: `Use no more than ${COUPON_MAX_LENGTH} characters.`,
})
const couponRefusals: Readonly<Record<CouponRefusal, string>> = {
  UNKNOWN: 'There’s no coupon with this code.',
  NOT_YET: 'This coupon isn’t active yet.',
  EXPIRED: 'This coupon has expired.',
  USED_UP: 'This coupon has been used up.',
  USED_BEFORE: 'You’ve already used this coupon.',
  OTHER_PACKAGE: 'This coupon isn’t for this purchase.',
  BELOW_MINIMUM: 'This purchase is too small for this coupon.',
}
/** Why a coupon is refused; without a reason that we know it is not valid. */
export const couponRefusedWords = (reason: CouponRefusal | undefined): string =>
  `${reason === undefined ? 'This coupon code isn’t valid.' : couponRefusals[reason]} You can still buy without one.`

export const paymentMethodWords = fieldWords({ required: 'Choose a payment method.' })
