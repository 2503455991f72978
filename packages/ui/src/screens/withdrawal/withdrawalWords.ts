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
    required: 'Enter how many prize tokens you want to withdraw.',
    characters: 'Enter digits only, without commas: 250.',
    notWhole: 'Only whole prize tokens can be withdrawn. Leave out what stands after the point.',
    belowMinimum: `The smallest withdrawal is ${formatTokens(min, 'full')} prize tokens.`,
    aboveMaximum: `One withdrawal takes at most ${formatTokens(max, 'full')} prize tokens. You can ask for a second one.`,
    notEnough: `You can withdraw ${formatTokens(available, 'full')} prize tokens right now. Enter that or less.`,
  })

export const wayWords = fieldWords({ required: 'Choose where your money goes.' })

export const bankWords: Readonly<Record<keyof BankValues, FieldWords>> = {
  accountHolder: fieldWords({
    required: 'Enter the name on the account.',
    characters: 'Use letters, numbers, spaces and apostrophes only.',
    tooLong: 'Use at most 50 characters.',
  }),
  accountNumber: fieldWords({
    required: 'Enter the account number.',
    characters: 'Use letters and digits only.',
    tooShort: `An account number has at least ${ACCOUNT_NUMBER_MIN_LENGTH} characters.`,
    tooLong: `An account number has at most ${ACCOUNT_NUMBER_MAX_LENGTH} characters.`,
  }),
  routingNumber: fieldWords({
    required: 'Enter the routing number.',
    characters: 'Use digits only.',
    invalid: `A routing number has ${ROUTING_NUMBER_LENGTH} digits.`,
  }),
  bankName: fieldWords({
    required: 'Enter the name of the bank.',
    characters: 'Use letters, numbers and usual punctuation only.',
    tooLong: `Use at most ${BANK_NAME_MAX_LENGTH} characters.`,
  }),
}

export const cryptoWords: Readonly<Record<keyof CryptoValues, FieldWords>> = {
  currency: fieldWords({ required: 'Choose the currency you want to receive.' }),
  address: fieldWords({
    required: 'Enter the address of your wallet.',
    invalid: 'This is no address of the chosen network. Copy it from your wallet again.',
  }),
}
