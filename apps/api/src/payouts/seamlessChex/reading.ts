import { ok, refused, type Result } from '@lagoon/contract/result/result'
import { readPrice } from '@lagoon/contract/wire/priceText'
import { seamlessChexStatuses, type SeamlessChexCheck, type SeamlessChexStatus } from '@lagoon/contract/wire/seamlessChex/seamlessChex'
import { failureOfReturn } from '../bankReturns.ts'
import type { PayoutReading } from '../protocol.ts'

type Said = Pick<PayoutReading, 'word' | 'reason' | 'isRetryable' | 'returnId'>

/** Of the merchant's own balance: with the next filling of it the same payout goes through. */
const NO_BALANCE = 'BALANCE'

const sent = (): Said => ({ word: 'SENT' })
const failed = ({ error_code: code }: SeamlessChexCheck): Said =>
  code === NO_BALANCE
    ? { word: 'FAILED', reason: 'TRY_LATER', isRetryable: true }
    : { word: 'FAILED', reason: failureOfReturn(code), isRetryable: false }
/** A check comes back once, whatever its code. */
const back =
  (reason: PayoutReading['reason']) =>
  ({ check_id: id, error_code: code }: SeamlessChexCheck): Said => ({
    word: 'RETURNED',
    reason: reason ?? failureOfReturn(code),
    returnId: `${id}.back`,
  })

const saidOf: Readonly<Record<SeamlessChexStatus, (check: SeamlessChexCheck) => Said>> = {
  Pending: sent,
  Processing: sent,
  Printed: sent,
  Hold: sent,
  Processed: () => ({ word: 'PAID' }),
  Unpaid: back(undefined),
  Expired: back('NOT_CLAIMED'),
  Voided: failed,
  Declined: failed,
  Failed: failed,
}

/** What a check says of its payout; refused with the reason where that cannot be read: then nothing is known. */
export const readingOf = (check: SeamlessChexCheck): Result<PayoutReading, string> => {
  const status = seamlessChexStatuses.find((known) => known === check.status)
  if (!status) return refused(`Seamless Chex says a word that is not known here: ${check.status}`)
  const price = readPrice(check.amount, check.currency)
  if (!price) return refused(`Seamless Chex names a sum that is not paid out in: ${check.amount} ${check.currency}`)
  return ok({ ...saidOf[status](check), reference: check.check_id, price, at: new Date(check.updated_at) })
}
