import { ok, refused, type Result } from '@lagoon/contract/result/result'
import { readPrice } from '@lagoon/contract/wire/priceText'
import { wiseStatuses, type WiseStatus, type WiseTransfer } from '@lagoon/contract/wire/wise/wise'
import { failureOfReturn } from '../bankReturns.ts'
import type { PayoutReading } from '../protocol.ts'

type Said = Pick<PayoutReading, 'word' | 'reason' | 'isRetryable' | 'returnId'>

/** Ours at Wise: with the next filling of it the same payout goes through. */
const NO_BALANCE = 'INSUFFICIENT_BALANCE'

const saidOf: Readonly<Record<WiseStatus, (transfer: WiseTransfer) => Said | null>> = {
  incoming_payment_waiting: () => null,
  processing: () => ({ word: 'SENT' }),
  funds_converted: () => ({ word: 'SENT' }),
  // The recipient's bank has it, and does not say when it is on the account: that it arrived is presumed, and watched.
  outgoing_payment_sent: () => ({ word: 'PAID' }),
  // Not ours again yet: nothing is given back before it is.
  bounced_back: () => ({ word: 'SENT' }),
  funds_refunded: ({ id, returnCode }) => ({ word: 'RETURNED', reason: failureOfReturn(returnCode), returnId: `${id}.back` }),
  cancelled: ({ returnCode }) =>
    returnCode === NO_BALANCE
      ? { word: 'FAILED', reason: 'TRY_LATER', isRetryable: true }
      : { word: 'FAILED', reason: failureOfReturn(returnCode), isRetryable: false },
}

/** What a transfer says; null where it says nothing yet. Refused with the reason where it cannot be read: then nothing is known. */
export const readingOf = (transfer: WiseTransfer): Result<PayoutReading | null, string> => {
  const status = wiseStatuses.find((known) => known === transfer.status)
  if (!status) return refused(`Wise says a word that is not known here: ${transfer.status}`)
  const price = readPrice(transfer.amount, transfer.currency)
  if (!price) return refused(`Wise names a sum that is not paid out in: ${transfer.amount} ${transfer.currency}`)
  const said = saidOf[status](transfer)
  return ok(said && { ...said, reference: transfer.id, price, at: new Date(transfer.updatedAt) })
}
