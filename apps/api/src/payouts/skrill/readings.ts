import { ok, refused, type Result } from '@lagoon/contract/result/result'
import type { PayoutFailure } from '@lagoon/contract/withdrawal/enums'
import { readPrice } from '@lagoon/contract/wire/priceText'
import { skrillPayoutStatuses, type SkrillPayoutStatus } from '@lagoon/contract/wire/skrill/sendMoney'
import type { PayoutReading } from '../protocol.ts'

type Word = Pick<PayoutReading, 'word'> & { readonly reason?: PayoutFailure }

const words: Readonly<Record<SkrillPayoutStatus, Word>> = {
  [skrillPayoutStatuses.PROCESSED]: { word: 'PAID' },
  [skrillPayoutStatuses.SCHEDULED]: { word: 'SENT' },
  [skrillPayoutStatuses.PENDING]: { word: 'SENT' },
  [skrillPayoutStatuses.FAILED]: { word: 'FAILED', reason: 'OTHER' },
  [skrillPayoutStatuses.CANCELLED]: { word: 'RETURNED', reason: 'NOT_CLAIMED' },
  [skrillPayoutStatuses.RETURNED]: { word: 'RETURNED', reason: 'NOT_ACCEPTED' },
}
const isKnown = (status: string): status is SkrillPayoutStatus => status in words

/** How a payout stands in Skrill's books, which are what it signs. */
export interface SkrillPayoutStanding {
  /** Skrill's id of the transaction. */
  readonly id: string
  readonly status: string
  readonly amount: string
  readonly currency: string
}

/**
 * What Skrill says of a payout: by the number, since its texts contradict it at times. Refused with the reason where that cannot be
 * read: then nothing is known. The price is the one of the answer: a currency that the account does not hold is paid from another.
 */
export const payoutReadingOf = ({ id, status, amount, currency }: SkrillPayoutStanding, now: Date): Result<PayoutReading, string> => {
  if (!isKnown(status)) return refused(`Skrill says a status of a payout that is not known here: ${status}`)
  const price = readPrice(amount, currency)
  if (!price) return refused(`Skrill names a sum that is not paid out in: ${amount} ${currency}`)
  const said = words[status]
  // A payout comes back once, whichever way and however often it is told.
  return ok({ ...said, reference: id, price, at: now, ...(said.word === 'RETURNED' && { returnId: `${id}.back` }) })
}
