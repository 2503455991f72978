import type { PayoutFailure } from '@lagoon/contract/withdrawal/enums'
import { momentOf, nuveiErrors, type TransactionDetails } from '@lagoon/contract/wire/nuvei/nuvei'
import { nuveiPayoutStatuses, type NuveiPayout } from '@lagoon/contract/wire/nuvei/payouts'
import { cardOf, priceOf } from '../../payments/nuvei/readings.ts'
import type { CapturedAccount, PayoutReading } from '../protocol.ts'

type Refusal = Pick<PayoutReading, 'isRetryable'> & { readonly reason: PayoutFailure }

/** Why the bank of a card refuses a payout, by its code (ISO 8583); one that is not here was just not accepted. */
const byCode: Readonly<Record<string, Refusal>> = {
  '14': { reason: 'ACCOUNT_NOT_FOUND', isRetryable: false },
  '36': { reason: 'ACCOUNT_FROZEN', isRetryable: false },
  '41': { reason: 'ACCOUNT_CLOSED', isRetryable: false },
  '43': { reason: 'ACCOUNT_CLOSED', isRetryable: false },
  '54': { reason: 'ACCOUNT_CLOSED', isRetryable: false },
  '61': { reason: 'LIMIT', isRetryable: false },
  '62': { reason: 'ACCOUNT_FROZEN', isRetryable: false },
  // Of the merchant's own balance, and of the network: the same payout goes through later.
  '51': { reason: 'TRY_LATER', isRetryable: true },
  '91': { reason: 'TRY_LATER', isRetryable: true },
}

/** Refusals of the call itself, by which no payout was made. Any other error says nothing of the payout. */
export const refusedCalls: Readonly<Record<number, Refusal>> = {
  [nuveiErrors.NO_STORED_CARD]: { reason: 'ACCOUNT_NOT_FOUND', isRetryable: false },
  [nuveiErrors.STORED_CARD_DISABLED]: { reason: 'ACCOUNT_CLOSED', isRetryable: false },
}

/** What the provider says of a payout. @throws where it says ERROR, or a word that is not known: then nothing is known. */
export const payoutReadingOf = (payout: NuveiPayout, now: Date): PayoutReading => {
  const price = priceOf(payout.amount, payout.currency)
  if (!price) throw new Error(`the provider's books name the currency ${payout.currency}`)
  const common = { reference: payout.transactionId, price, at: now }
  switch (nuveiPayoutStatuses.find((known) => known === payout.transactionStatus)) {
    case 'APPROVED':
      return { ...common, word: 'PAID' }
    case 'PENDING':
      return { ...common, word: 'SENT' }
    case 'DECLINED':
      return { ...common, word: 'FAILED', ...(byCode[payout.reasonCode ?? ''] ?? { reason: 'NOT_ACCEPTED', isRetryable: false }) }
    case 'CANCELED':
      return { ...common, word: 'RETURNED', reason: 'NOT_ACCEPTED', returnId: `${payout.transactionId}.back` }
    case 'ERROR':
    case undefined:
      throw new Error(`the provider says ${payout.transactionStatus} of a payout`)
  }
}

/** What came of linking a card, by the provider's books. */
export const capturedOf = (details: TransactionDetails): CapturedAccount | 'PENDING' | 'FAILED' => {
  if (details.transactionStatus === 'PENDING') return 'PENDING'
  return (details.transactionStatus === 'APPROVED' ? cardOf(details) : undefined) ?? 'FAILED'
}

/** When it was linked. */
export const capturedAt = ({ date }: TransactionDetails): Date => momentOf(date)
