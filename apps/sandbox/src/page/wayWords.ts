import type { PayoutWay } from '@lagoon/contract/withdrawal/enums'

/** How money leaves, as the operator's desk and the reviewers read it. */
export const wayWords: Readonly<Record<PayoutWay, string>> = {
  BANK: 'Bank account',
  CARD: 'Debit card',
  CRYPTO: 'Crypto',
  SKRILL: 'Skrill',
  CASH_APP: 'Cash App',
  SEAMLESS_CHEX: 'Seamless Chex',
}
