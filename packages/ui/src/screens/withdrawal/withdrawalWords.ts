import type { PaymentMethodOption } from '../../patterns/PaymentMethodChoice/PaymentMethodChoice.tsx'
import { fieldWords, type FieldWords } from '../fieldWords.ts'
import { formatTokens } from '../../patterns/TokenAmount/formatTokens.ts'
import {
  ACCOUNT_NUMBER_MAX_LENGTH,
  ACCOUNT_NUMBER_MIN_LENGTH,
  BANK_NAME_MAX_LENGTH,
  ROUTING_NUMBER_LENGTH,
} from '@lagoon/contract/withdrawal/withdrawal.rules'
import type { BankValues, CryptoValues, WithdrawalSettings } from '@lagoon/domain/withdrawal/withdrawal.state'
import type { PayoutWay } from '@lagoon/contract/withdrawal/enums'

export const wayNames: Readonly<Record<PayoutWay, string>> = {
  BANK: 'Bank account',
  CARD: 'Debit card',
  CRYPTO: 'Crypto',
  SKRILL: 'Skrill',
  CASH_APP: 'Cash App',
  SEAMLESS_CHEX: 'Seamless Chex',
}

export const wayKinds: Readonly<Record<PayoutWay, PaymentMethodOption['kind']>> = {
  BANK: 'BANK',
  CARD: 'CARD',
  CRYPTO: 'CRYPTO',
  SKRILL: 'E_WALLET',
  CASH_APP: 'E_WALLET',
  SEAMLESS_CHEX: 'BANK',
}

/** Words for what the rules say about the amount; each says the limit that was met. */
export const amountWords = ({ min, max, available }: WithdrawalSettings) =>
  fieldWords({
    required: 'Enter the number of prize tokens to withdraw.',
    characters: 'Use numbers only, without commas, such as 250.',
    notWhole: 'Enter a whole number, without decimals.',
    belowMinimum: `The minimum withdrawal is ${formatTokens(min, 'full')} prize tokens.`,
    aboveMaximum: `The maximum per withdrawal is ${formatTokens(max, 'full')} prize tokens. You can request more than one.`,
    notEnough: `You can withdraw ${formatTokens(available, 'full')} prize tokens right now. Enter that amount or less.`,
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
    invalid: `Enter a valid ${ROUTING_NUMBER_LENGTH}-digit routing number.`,
  }),
  bankName: fieldWords({
    required: 'Enter the bank name.',
    characters: 'Use only letters, numbers, and common punctuation.',
    tooLong: `Use no more than ${BANK_NAME_MAX_LENGTH} characters.`,
  }),
}

export const cryptoWords: Readonly<Record<keyof CryptoValues, FieldWords>> = {
  currency: fieldWords({ required: 'Choose a currency.' }),
  address: fieldWords({
    required: 'Enter your wallet address.',
    invalid: 'This address doesn’t match the network. Copy it from your wallet again.',
  }),
}
