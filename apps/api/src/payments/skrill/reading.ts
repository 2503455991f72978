import { readPrice } from '@lagoon/contract/wire/priceText'
import { skrillStatuses, type SkrillReport, type SkrillStatus } from '@lagoon/contract/wire/skrill/skrill'
import { ok, refused, type Result } from '@lagoon/contract/result/result'
import type { DeclineReason, PaymentReading } from '../protocol.ts'

const words: Readonly<Record<SkrillStatus, PaymentReading['word']>> = {
  [skrillStatuses.PROCESSED]: 'SUCCEEDED',
  [skrillStatuses.PENDING]: 'PENDING',
  [skrillStatuses.CANCELLED]: 'CANCELLED',
  [skrillStatuses.FAILED]: 'DECLINED',
  [skrillStatuses.CHARGEBACK]: 'REVERSED',
}
const isKnown = (status: string): status is SkrillStatus => status in words

/**
 * What a player reads of a `failed_reason_code` (https://docs.paysafe.com/docs/digital-wallets/quick-checkout/error-codes). Codes
 * that are not here say nothing to a player. Skrill sends them only where its support has switched that on.
 */
const reasons: Readonly<Record<string, DeclineReason>> = {
  ...Object.fromEntries(
    ['01', '03', '04', '06', '12', '13', '28', '32', '37', '38', '42', '58', '63', '80'].map((code) => [code, 'BANK_REFUSED'] as const),
  ),
  '05': 'INSUFFICIENT_FUNDS',
  '10': 'TRY_LATER',
  '24': 'CARD_EXPIRED',
  '44': 'TRY_LATER',
  '51': 'TRY_LATER',
  '70': 'CHALLENGE_FAILED',
}

/** The fields that say how a transaction stands, of a report and of an answer to a query. */
export type SkrillStanding = Pick<SkrillReport, 'mb_transaction_id' | 'mb_amount' | 'mb_currency' | 'status' | 'failed_reason_code'>

/**
 * What Skrill says of a transaction: by the numbers, since its texts contradict them at times, and by Skrill's own books, which are
 * what it signs. Refused with the reason where that cannot be read: then nothing is known, and the payment stays as it is. A chargeback takes
 * the whole payment back. Neither has a time of its own.
 */
export const readingOf = (standing: SkrillStanding, now: Date): Result<PaymentReading, string> => {
  const { mb_transaction_id: transactionId, mb_amount, mb_currency, status, failed_reason_code: code } = standing
  if (!isKnown(status)) return refused(`Skrill says a status that is not known here: ${status}`)
  const price = readPrice(mb_amount, mb_currency)
  if (!price) return refused(`Skrill names a sum that is not sold in: ${mb_amount} ${mb_currency}`)
  const word = words[status]
  const reason = word === 'DECLINED' && code !== undefined ? reasons[code.padStart(2, '0')] : undefined
  return ok({
    word,
    price,
    transactionId,
    at: now,
    ...(reason && { reason }),
    ...(word === 'REVERSED' && { dispute: { id: transactionId, stage: 1 } }),
  })
}
