import { COUPON_MAX_LENGTH, type AmountLimits } from '@lagoon/contract/wallet/wallet.rules'
import { formatPrice, type Currency } from '../../patterns/Price/formatPrice.ts'
import { fieldWords } from '../fieldWords.ts'
import { formatTokens } from '../../patterns/TokenAmount/formatTokens.ts'

const notANumber = 'Enter a valid amount: digits, and a point before the cents, such as 12.50.'

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
    required: 'Enter how many tip tokens.',
    notANumber,
    belowMinimum: `A tip is at least ${formatTokens(minimum, 'full')}.`,
    notEnough: `You hold ${formatTokens(balance, 'full')}. Enter that or less.`,
  })

export const couponWords = fieldWords({
  required: 'Enter a coupon code.',
  characters: 'Use letters, numbers, dashes and underscores only.',
  tooLong: `Use at most ${COUPON_MAX_LENGTH} characters.`,
})
export const couponRefused = 'This coupon code is not valid. You can buy without one.'

export const paymentMethodWords = fieldWords({ required: 'Choose how you want to pay.' })
