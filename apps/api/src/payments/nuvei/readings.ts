import { currencies, type Price } from '@lagoon/contract/money/price'
import {
  CHALLENGE_SECONDS,
  minorOf,
  momentOf,
  transactionTypes,
  type NoticeForm,
  type TransactionDetails,
} from '@lagoon/contract/wire/nuvei/nuvei'
import { minor } from '@lagoon/contract/money/money'
import type { DeclineReason, PaymentReading, StoredCard } from '../protocol.ts'

/** What a transaction says of a payment. */
export type Said =
  | { readonly kind: 'word'; readonly word: 'PENDING' | 'SUCCEEDED' | 'DECLINED' | 'CANCELLED' | 'ERROR' }
  /** The payer stands before a challenge. */
  | { readonly kind: 'challenge' }
  /** Money went back; how much in all, only the provider's books say. */
  | { readonly kind: 'back' }
  | { readonly kind: 'dispute' }
  | { readonly kind: 'nothing'; readonly why: string }

const words = { DECLINED: 'DECLINED', CANCELED: 'CANCELLED', ERROR: 'ERROR' } as const
const isFailure = (status: string): status is keyof typeof words => status in words

/** Only an approved Sale or Settle is money. A word that is not known says nothing: it is never taken for a failure. */
export const saidBy = (type: string, status: string): Said => {
  switch (transactionTypes.find((known) => known === type)) {
    case 'Sale':
    case 'Settle':
      if (status === 'APPROVED') return { kind: 'word', word: 'SUCCEEDED' }
      if (status === 'PENDING' || status === 'REDIRECT') return { kind: 'word', word: 'PENDING' }
      break
    case 'InitAuth3D':
    case 'Auth3D':
      if (status === 'PENDING' || status === 'REDIRECT') return { kind: 'challenge' }
      if (status === 'APPROVED') return { kind: 'word', word: 'PENDING' }
      break
    case 'Auth':
    case 'PreAuth':
      if (status === 'APPROVED' || status === 'PENDING' || status === 'REDIRECT') return { kind: 'word', word: 'PENDING' }
      break
    case 'Credit':
    case 'Void':
      return status === 'APPROVED' ? { kind: 'back' } : { kind: 'nothing', why: `a ${type} that was not carried out` }
    case 'Chargeback':
      return { kind: 'dispute' }
    case 'Payout':
      return { kind: 'nothing', why: 'a payout is no payment' }
    case undefined:
      return { kind: 'nothing', why: 'a kind of transaction that is not known' }
  }
  return isFailure(status) ? { kind: 'word', word: words[status] } : { kind: 'nothing', why: 'a status that is not known' }
}

const byCode: Readonly<Record<string, DeclineReason>> = {
  '51': 'INSUFFICIENT_FUNDS',
  '61': 'INSUFFICIENT_FUNDS',
  '54': 'CARD_EXPIRED',
  '91': 'TRY_LATER',
}
const byErrCode: Readonly<Record<string, DeclineReason>> = { '1028': 'TRY_LATER', '1029': 'CARD_EXPIRED' }

/** Why a payment did not go through, by the bank's code where there is one; else its bank refused, or 3-D Secure failed. */
export const reasonOf = (
  type: string,
  word: 'DECLINED' | 'ERROR',
  codes: { readonly reasonCode?: string | undefined; readonly errCode?: string | undefined },
): DeclineReason => {
  if (word === 'ERROR') return 'TRY_LATER'
  if (type === 'Auth3D' || type === 'InitAuth3D') return 'CHALLENGE_FAILED'
  return byCode[codes.reasonCode ?? ''] ?? byErrCode[codes.errCode ?? ''] ?? 'BANK_REFUSED'
}

/** Undefined: a currency that nothing is sold in. */
export const priceOf = (amount: string, currency: string): Price | undefined => {
  const known = currencies.find((one) => one === currency)
  return known && { currency: known, minor: minor(minorOf(amount)) }
}

/** The card that the payer left with the provider, where it names one in full. */
export const cardOf = ({
  userPaymentOptionId: token,
  cardCompany: brand,
  last4Digits: lastFour,
  expMonth,
  expYear,
}: Pick<NoticeForm, 'userPaymentOptionId' | 'cardCompany' | 'last4Digits' | 'expMonth' | 'expYear'>): StoredCard | undefined =>
  token !== undefined && brand !== undefined && lastFour !== undefined && expMonth !== undefined && expYear !== undefined
    ? { token, brand: brand.toLowerCase(), lastFour, expiry: `${expMonth}/${expYear.slice(-2)}` }
    : undefined

const priceIn = (details: TransactionDetails, amount: string): Price => {
  const price = priceOf(amount, details.currency)
  if (!price) throw new Error(`the provider's books name the currency ${details.currency}`)
  return price
}

/** What has gone back by refunds and voids, all together. Undefined: nothing. `at` is when the last of it was read of. */
export const creditReading = (details: TransactionDetails, at: Date): PaymentReading | undefined =>
  minorOf(details.creditedAmount) > 0n
    ? {
        word: 'REVERSED',
        price: priceIn(details, details.creditedAmount),
        paid: priceIn(details, details.amount),
        transactionId: details.transactionId,
        at,
      }
    : undefined

/** How the dispute stands that the owner of the card opened; undefined where there is none. */
export const disputeReading = (details: TransactionDetails): PaymentReading | undefined => {
  const { dispute } = details
  if (!dispute) return undefined
  return {
    word: dispute.status === 'WON' ? 'RESTORED' : 'REVERSED',
    price: priceIn(details, dispute.amount),
    paid: priceIn(details, details.amount),
    transactionId: details.transactionId,
    at: momentOf(dispute.date),
    dispute: { id: dispute.id, stage: dispute.stage },
  }
}

/** How a payment stands by the provider's books: what went back counts before what was paid. Rejects what is not known. */
export const readingOf = (details: TransactionDetails, now: Date): PaymentReading => {
  const said = saidBy(details.transactionType, details.transactionStatus)
  const at = momentOf(details.date)
  const price = priceIn(details, details.amount)
  const common = { price, transactionId: details.transactionId, at }
  if (said.kind === 'challenge') return { ...common, word: 'CHALLENGE', until: new Date(at.getTime() + CHALLENGE_SECONDS * 1_000) }
  if (said.kind !== 'word') throw new Error(`the provider's books say ${details.transactionType} ${details.transactionStatus}`)
  if (said.word === 'DECLINED' || said.word === 'ERROR')
    return { ...common, word: said.word, reason: reasonOf(details.transactionType, said.word, details) }
  if (said.word !== 'SUCCEEDED') return { ...common, word: said.word }
  const card = cardOf(details)
  return disputeReading(details) ?? creditReading(details, now) ?? { ...common, word: 'SUCCEEDED', ...(card && { card }) }
}
