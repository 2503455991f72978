import { randomUUID } from 'node:crypto'
import { noticeWayOf, type NoticeSender } from '../../server/noticeSender.ts'
import type { Book } from './book.ts'
import { standingOf, type Invoice } from './invoice.ts'

const LOOK_MS = 250

/** What a change is told of. */
const markOf = (invoice: Invoice, now: number): string => {
  const { state, payment, unconfirmed, confirmations, minConfirmations } = standingOf(invoice, now)
  return [state, payment, unconfirmed, Math.min(confirmations, minConfirmations), invoice.refundedAt].join(' ')
}

interface HintOptions {
  readonly book: Book
  readonly sender: NoticeSender
  readonly now: () => number
}

/** Tells the merchant, unsigned, that a payment changed. */
export const startHints = ({ book, sender, now }: HintOptions) => {
  const told = new Map(book.all().map((invoice) => [invoice.id, markOf(invoice, now())]))
  const noticeOf = ({ webhookUrl }: Invoice, paymentId: string, referenceNo: string) => ({
    url: webhookUrl,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ payment_id: paymentId, reference_no: referenceNo }),
  })
  const look = () => {
    for (const invoice of book.all()) {
      const mark = markOf(invoice, now())
      // One that is new was told of in the answer that made it.
      const before = told.get(invoice.id) ?? markOf({ ...invoice, transfers: [], isBlocked: false }, invoice.insertedAt)
      told.set(invoice.id, mark)
      if (before !== mark) void sender.send(noticeOf(invoice, invoice.id, invoice.referenceNo), noticeWayOf[invoice.notice])
    }
  }
  const timer = setInterval(look, LOOK_MS)
  return {
    tell: (invoice: Invoice) => sender.send(noticeOf(invoice, invoice.id, invoice.referenceNo), noticeWayOf.AT_ONCE),
    /** As if somebody else had posted it: about a payment that is not there. */
    tellForged: (invoice: Invoice) => sender.send(noticeOf(invoice, randomUUID(), randomUUID()), noticeWayOf.AT_ONCE),
    stop: () => clearInterval(timer),
  }
}
export type Hints = ReturnType<typeof startHints>
