import { randomUUID } from 'node:crypto'
import { decimalTextOf, unitsOf } from '@lagoon/contract/money/decimalText'
import type { Outcome } from '../../outcomes.ts'
import type { Act, Pace } from '../contract.ts'
import type { Book } from './book.ts'
import { soldCurrency } from './currencies.ts'
import type { Hints } from './hints.ts'
import { HELD_MS, standingOf, type Invoice, type Transfer } from './invoice.ts'

const SOON_MS = 2_000
const LATER_MS = 30_000

/** Money for an invoice: so many halves of what is still due, or of all of it where nothing is. */
const transferOf = (invoice: Invoice, halves: 1n | 2n | 3n, at: number, pace: Pace): Transfer => {
  const places = soldCurrency(invoice.currency)?.places ?? 18
  const { payment, unconfirmed } = standingOf(invoice, at)
  const due = unitsOf(invoice.amount, places)
  const left = due - unitsOf(payment, places) - unitsOf(unconfirmed, places)
  const open = left > 0n ? left : due
  return { id: randomUUID(), amount: decimalTextOf((open * halves + 1n) / 2n, places), at, pace }
}

/** What was chosen for a payment before it began, as money that comes by itself. */
export const chosen = (invoice: Invoice, outcome: Outcome): Invoice => {
  const soon = invoice.insertedAt + SOON_MS
  const withMoney = (halves: 1n | 2n | 3n, at = soon, pace: Pace = 'FAST'): Invoice => ({
    ...invoice,
    transfers: [transferOf(invoice, halves, at, pace)],
  })
  switch (outcome) {
    case 'PAYS':
      return withMoney(2n)
    case 'PAYS_LATER':
      return withMoney(2n, invoice.insertedAt + LATER_MS)
    case 'PAYS_HALF':
      return withMoney(1n)
    case 'PAYS_TOO_MUCH':
      return withMoney(3n)
    case 'PAYS_AFTER_END':
      return withMoney(2n, invoice.insertedAt + HELD_MS + SOON_MS)
    case 'UNCONFIRMED':
      return withMoney(2n, soon, 'NEVER')
    case 'BLOCKED':
      return { ...withMoney(2n), isBlocked: true }
    default:
      return invoice
  }
}

interface TillOptions {
  readonly book: Book
  readonly hints: Hints
  readonly now: () => number
}

/** Sends money for payments, and does to them what the provider's staff and the network can. */
export const openTill = ({ book, hints, now }: TillOptions) => {
  const sent = (invoice: Invoice, halves: 1n | 2n | 3n, pace: Pace): Partial<Invoice> => ({
    transfers: [...invoice.transfers, transferOf(invoice, halves, now(), pace)],
  })
  const changes: Readonly<Record<Act, (invoice: Invoice, pace: Pace) => Partial<Invoice>>> = {
    SEND_ALL: (invoice, pace) => sent(invoice, 2n, pace),
    SEND_HALF: (invoice, pace) => sent(invoice, 1n, pace),
    SEND_MORE: (invoice, pace) => sent(invoice, 3n, pace),
    // As if the time of the rate had passed: what came before, came before.
    PASS_TIME: ({ insertedAt, transfers }) => ({
      insertedAt: insertedAt - HELD_MS,
      transfers: transfers.map((transfer) => ({ ...transfer, at: transfer.at - HELD_MS })),
    }),
    CONFIRM: ({ transfers }) => ({ transfers: transfers.map((transfer) => ({ ...transfer, pace: 'FAST' })) }),
    REPLACE: ({ transfers }) => ({ transfers: transfers.map((transfer) => ({ ...transfer, isReplaced: true })) }),
    BLOCK: () => ({ isBlocked: true }),
    UNBLOCK: () => ({ isBlocked: false }),
    ACCEPT: () => ({ acceptedAt: now() }),
    REFUND: () => ({ refundedAt: now() }),
    HINT: () => ({}),
    HINT_FORGED: () => ({}),
  }
  /** What can be done to a payment as it stands. */
  const actsFor = (invoice: Invoice): readonly Act[] => {
    const { state } = standingOf(invoice, now())
    const money: readonly Act[] = ['SEND_ALL', 'SEND_HALF', 'SEND_MORE']
    const always: readonly Act[] = ['HINT', 'HINT_FORGED']
    const own: Readonly<Record<typeof state, readonly Act[]>> = {
      waiting: [...money, 'PASS_TIME', 'BLOCK'],
      underpayment: [...money, 'PASS_TIME', 'BLOCK', 'REPLACE'],
      processing: ['CONFIRM', 'PASS_TIME', 'BLOCK', 'REPLACE'],
      zero_confirmed: ['CONFIRM', 'PASS_TIME', 'BLOCK', 'REPLACE'],
      confirmed: ['SEND_ALL'],
      cancelled: [...money, 'ACCEPT', 'REFUND'],
      blocked: ['UNBLOCK'],
    }
    return [...own[state], ...always]
  }
  return {
    actsFor,
    /** Undefined where the payment is not there, or cannot have that done. */
    act: async (paymentId: string, act: Act, pace: Pace = 'FAST'): Promise<Invoice | undefined> => {
      const invoice = book.get(paymentId)
      if (!invoice || !actsFor(invoice).includes(act)) return undefined
      if (act === 'HINT') await hints.tell(invoice)
      if (act === 'HINT_FORGED') await hints.tellForged(invoice)
      return book.put({ ...invoice, ...changes[act](invoice, pace) })
    },
  }
}
export type Till = ReturnType<typeof openTill>
