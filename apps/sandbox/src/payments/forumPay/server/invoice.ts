import type { ForumPayState } from '@lagoon/contract/wire/forumPay/forumPay'
import { decimalTextOf, unitsOf } from '@lagoon/contract/money/decimalText'
import type { NoticeWay } from '../../outcomes.ts'
import type { Pace } from '../contract.ts'
import { soldCurrency, type Quote } from './currencies.ts'

/** How long a rate is held. */
export const HELD_MS = 15 * 60_000

/** Money that came to an address. */
export interface Transfer {
  readonly id: string
  readonly amount: string
  /** Milliseconds since 1970, as all times here. */
  readonly at: number
  readonly pace: Pace
  /** Another transfer of the same money took its place: it never came. */
  readonly isReplaced?: boolean
}

/** A payment of the platform: what was asked for and what happened. How it stands is computed. */
export interface Invoice extends Quote {
  /** `payment_id`. */
  readonly id: string
  readonly referenceNo: string
  readonly invoiceCurrency: string
  readonly invoiceAmount: string
  readonly address: string
  readonly insertedAt: number
  readonly webhookUrl: string
  readonly acceptsZero: boolean
  readonly transfers: readonly Transfer[]
  readonly cancelled?: { readonly at: number; readonly reason: string }
  readonly acceptedAt?: number
  readonly refundedAt?: number
  readonly isBlocked?: boolean
  readonly notice: NoticeWay
}

export interface Standing {
  readonly state: ForumPayState
  readonly payment: string
  readonly unconfirmed: string
  readonly missing: string | null
  /** What was sent beyond the amount, and goes back. */
  readonly surplus: string | null
  readonly confirmations: number
  readonly minConfirmations: number
  readonly confirmedAt: number | null
  readonly cancelledAt: number | null
  readonly isReplaced: boolean
}

/** How long all confirmations that are asked for take. */
const paceMs: Readonly<Record<Pace, number>> = { FAST: 4_000, SLOW: 10 * 60_000, NEVER: Number.POSITIVE_INFINITY }

const sum = (transfers: readonly Transfer[], places: number) => transfers.reduce((total, { amount }) => total + unitsOf(amount, places), 0n)

/** How an invoice stands at a moment. */
export const standingOf = (invoice: Invoice, now: number): Standing => {
  const { places, confirmations: minConfirmations } = soldCurrency(invoice.currency) ?? { places: 18, confirmations: 1 }
  const endsAt = Math.min(invoice.insertedAt + HELD_MS, invoice.cancelled?.at ?? Number.POSITIVE_INFINITY)
  const came = invoice.transfers.filter(({ at, isReplaced }) => at <= now && !isReplaced)
  const inTime = came.filter(({ at }) => at <= endsAt)
  const due = unitsOf(invoice.amount, places)
  const isEnough = sum(inTime, places) >= due
  const confirmationsOf = ({ at, pace }: Transfer) => Math.floor(((now - at) / paceMs[pace]) * minConfirmations)
  const isConfirmed = (transfer: Transfer) => confirmationsOf(transfer) >= minConfirmations
  const total = sum(came, places)
  const payment = sum(came.filter(isConfirmed), places)
  const isOver = now >= endsAt
  const isPaid = isEnough && inTime.every(isConfirmed)
  const isReplaced = invoice.transfers.some((transfer) => transfer.isReplaced === true)

  const state = ((): ForumPayState => {
    if (invoice.isBlocked) return 'blocked'
    if (isPaid || invoice.acceptedAt !== undefined) return 'confirmed'
    if (isEnough) return invoice.acceptsZero ? 'zero_confirmed' : 'processing'
    if (isOver) return 'cancelled'
    return total > 0n ? 'underpayment' : 'waiting'
  })()
  const confirmedAt = invoice.acceptedAt ?? Math.max(0, ...inTime.map(({ at, pace }) => at + paceMs[pace]))
  return {
    state,
    payment: decimalTextOf(payment, places),
    unconfirmed: decimalTextOf(total - payment, places),
    missing: state === 'underpayment' ? decimalTextOf(due - total, places) : null,
    surplus: state === 'confirmed' && total > due ? decimalTextOf(total - due, places) : null,
    confirmations: came.length === 0 ? 0 : Math.max(0, Math.min(...came.map(confirmationsOf), 999)),
    minConfirmations,
    confirmedAt: state === 'confirmed' ? confirmedAt : null,
    cancelledAt: state === 'cancelled' ? endsAt : null,
    isReplaced,
  }
}
