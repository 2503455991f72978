import { ok, refused, type Result } from '@lagoon/contract/result/result'
import { cashAppDeclines, cashAppStatuses, type CashAppPayout, type CashAppStatus } from '@lagoon/contract/wire/cashApp/cashApp'
import { readMinorUnits } from '@lagoon/contract/wire/priceText'
import type { PayoutReading } from '../protocol.ts'

type Said = Pick<PayoutReading, 'word' | 'reason' | 'isRetryable' | 'returnId'>

const declined = (code: string | null): Said => {
  switch (code) {
    case cashAppDeclines.RETRY:
      return { word: 'FAILED', reason: 'TRY_LATER', isRetryable: true }
    case cashAppDeclines.LIMIT:
      return { word: 'FAILED', reason: 'LIMIT', isRetryable: false }
    default:
      return { word: 'FAILED', reason: 'NOT_ACCEPTED', isRetryable: false }
  }
}

const saidOf: Readonly<Record<CashAppStatus, (payout: CashAppPayout) => Said>> = {
  PROCESSING: () => ({ word: 'SENT' }),
  PAID: () => ({ word: 'PAID' }),
  DECLINED: ({ decline_code: code }) => declined(code),
  RETURNED: ({ id, return_id: returnId }) => ({ word: 'RETURNED', reason: 'NOT_ACCEPTED', returnId: returnId ?? `${id}.back` }),
}

/** What Cash App says of a payout; refused with the reason where that cannot be read: then nothing is known. */
export const readingOf = (payout: CashAppPayout): Result<PayoutReading, string> => {
  const status = cashAppStatuses.find((known) => known === payout.status)
  if (!status) return refused(`Cash App says a word that is not known here: ${payout.status}`)
  const price = readMinorUnits(payout.amount, payout.currency)
  if (!price) return refused(`Cash App names a sum that is not paid out in: ${payout.amount} ${payout.currency}`)
  return ok({ ...saidOf[status](payout), reference: payout.id, price, at: new Date(payout.updated_at) })
}
