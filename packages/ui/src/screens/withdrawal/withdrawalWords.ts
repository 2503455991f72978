import type { PaymentMethodOption } from '../../patterns/PaymentMethodChoice/PaymentMethodChoice.tsx'
import { fieldWords, type FieldWords } from '../fieldWords.ts'
import { formatTokens } from '../../patterns/TokenAmount/formatTokens.ts'
import {
  ACCOUNT_NUMBER_MAX_LENGTH,
  ACCOUNT_NUMBER_MIN_LENGTH,
  BANK_NAME_MAX_LENGTH,
  ROUTING_NUMBER_LENGTH,
} from '@lagoon/contract/withdrawal/bank.rules'
import type { WithdrawalLimits } from '@lagoon/contract/withdrawal/withdrawal.rules'
import type { BankValues, CryptoValues } from '@lagoon/domain/withdrawal/request/withdrawTo.state'
import type { DayRange, WithdrawalLimit } from '@lagoon/domain/withdrawal/withdrawal.state'
import type { CryptoNetwork } from '@lagoon/contract/crypto/addresses'
import type { PayoutWay, WithdrawalLimitKind } from '@lagoon/contract/withdrawal/enums'
import { dateFormat } from '../../words/dateFormat.ts'
import { momentOf } from '../../words/days.ts'

export const wayNames: Readonly<Record<PayoutWay, string>> = {
  BANK: 'Bank account',
  CARD: 'Debit card',
  CRYPTO: 'Crypto',
  SKRILL: 'Skrill',
  CASH_APP: 'Cash App',
  SEAMLESS_CHEX: 'Seamless Chex',
}

/** Of the steps in which the details of a method are given. */
export const wayTitles: Readonly<Record<PayoutWay, string>> = {
  BANK: 'Withdraw to a bank account',
  CARD: 'Withdraw to a debit card',
  CRYPTO: 'Withdraw in crypto',
  SKRILL: 'Withdraw with Skrill',
  CASH_APP: 'Withdraw with Cash App',
  SEAMLESS_CHEX: 'Withdraw with Seamless Chex',
}

export const wayKinds: Readonly<Record<PayoutWay, PaymentMethodOption['kind']>> = {
  BANK: 'BANK',
  CARD: 'CARD',
  CRYPTO: 'CRYPTO',
  SKRILL: 'E_WALLET',
  CASH_APP: 'E_WALLET',
  SEAMLESS_CHEX: 'BANK',
}

/** Whom a payout by a method waits for, in a sentence. */
export const wayProviders: Readonly<Record<PayoutWay, string>> = {
  BANK: 'the bank transfer provider',
  CARD: 'the card provider',
  CRYPTO: 'the crypto provider',
  SKRILL: 'Skrill',
  CASH_APP: 'Cash App',
  SEAMLESS_CHEX: 'Seamless Chex',
}

/** "640.50 prize tokens". */
export const prizeTokens = (amount: bigint): string => `${formatTokens(amount, 'full')} prize token${amount === 100n ? '' : 's'}`

/** How long a payout takes once it was approved. */
export const arrivalWords = ({ least, most }: DayRange): string => {
  if (most === 0) return 'The same day'
  const days = `${most} business day${most === 1 ? '' : 's'}`
  if (least === 0) return `Up to ${days}`
  return least === most ? days : `${least} to ${days}`
}

const dayFormat = dateFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' })
/** "Tue, Nov 24" for `2026-11-24`. */
export const dayWords = (day: string): string => dayFormat.format(new Date(`${day}T00:00:00Z`))

const limitNames: Readonly<Record<WithdrawalLimitKind, string>> = { DAY: 'daily', MONTH: 'monthly', STATE: 'state' }
/** What a limit allows, and until when. */
export const limitWords = ({ kind, limit, left, renewsAt }: WithdrawalLimit): string => {
  if (kind === 'STATE') return `Up to ${prizeTokens(limit)} per withdrawal where you live.`
  const renewal = renewsAt === undefined ? '' : ` It resets ${momentOf(renewsAt)}.`
  return `You have ${prizeTokens(left)} left of your ${limitNames[kind]} limit of ${formatTokens(limit, 'full')}.${renewal}`
}

/** What of it can be entered: parts of a token are not taken. */
const whole = (amount: bigint): bigint => amount - (amount % 100n)

/** Why no more than `max` can be withdrawn at once: the limit that says so, or the method. */
const maximumWords = (limits: readonly WithdrawalLimit[], max: bigint): string => {
  const limit = limits.find(({ left }) => left <= max)
  if (limit === undefined) return `The maximum per withdrawal is ${prizeTokens(max)}. You can make more than one withdrawal.`
  if (limit.kind === 'STATE')
    return `Where you live, the maximum per withdrawal is ${prizeTokens(max)}. You can make more than one withdrawal.`
  return `You have ${prizeTokens(whole(limit.left))} of your ${limitNames[limit.kind]} limit left. Enter that amount or less.`
}

/** Words for what the rules say about the amount; each says the limit that was met. */
export const amountWords = ({ min, max, available }: WithdrawalLimits, limits: readonly WithdrawalLimit[] = []) =>
  fieldWords({
    required: 'Enter the number of prize tokens to withdraw.',
    characters: 'Use numbers only, without commas, such as 250.',
    notWhole: 'Enter a whole number, without decimals.',
    belowMinimum: `The minimum withdrawal is ${prizeTokens(min)}.`,
    aboveMaximum: maximumWords(limits, max),
    notEnough: `You can withdraw ${prizeTokens(whole(available))} right now. Enter that amount or less.`,
  })

export const wayWords = fieldWords({ required: 'Choose a withdrawal method.' })

export const bankWords: Readonly<Record<keyof BankValues, FieldWords>> = {
  accountHolder: fieldWords({
    required: 'Enter the name on the account.',
    characters: 'Use only letters, numbers, spaces, and apostrophes.',
    tooLong: 'Use no more than 50 characters.',
  }),
  accountNumber: fieldWords({
    required: 'Enter the account number.',
    characters: 'Use only letters and numbers.',
    tooShort: `Enter at least ${ACCOUNT_NUMBER_MIN_LENGTH} characters.`,
    tooLong: `Enter no more than ${ACCOUNT_NUMBER_MAX_LENGTH} characters.`,
  }),
  routingNumber: fieldWords({
    required: 'Enter the routing number.',
    characters: 'Use numbers only.',
    invalid: `Enter all ${ROUTING_NUMBER_LENGTH} digits of the routing number.`,
    checkDigit: 'A digit in this routing number is wrong: its check digit doesn’t match. Compare it with your check or bank app.',
  }),
  bankName: fieldWords({
    required: 'Enter the bank name.',
    characters: 'Use only letters, numbers, and common punctuation.',
    tooLong: `Use no more than ${BANK_NAME_MAX_LENGTH} characters.`,
  }),
}

/** Words for an IBAN, which stands where elsewhere an account number does. */
export const ibanWords = fieldWords({
  required: 'Enter the IBAN.',
  characters: 'Use only letters and numbers.',
  invalid: 'This isn’t a complete IBAN. Check its country and length.',
  checkDigit: 'A character in this IBAN is wrong: its check digits don’t match. Compare it with your bank app.',
})

export const networkNames: Readonly<Record<CryptoNetwork, string>> = {
  BITCOIN: 'Bitcoin',
  ETHEREUM: 'Ethereum (ERC-20)',
  LITECOIN: 'Litecoin',
  POLYGON: 'Polygon',
  TRON: 'Tron (TRC-20)',
}

export const cryptoWords: Readonly<Record<keyof CryptoValues, FieldWords>> = {
  currency: fieldWords({ required: 'Choose a currency.' }),
  address: fieldWords({
    required: 'Enter your wallet address.',
    invalid: 'This address has a typo: its checksum doesn’t match. Copy it from your wallet again.',
    wrongNetwork: 'This address belongs to another network. Choose that network or paste an address on this one.',
  }),
}
