import type { PaymentDesk } from '../../desk.ts'
import type { NextWish } from '../../server/nextWish.ts'
import { acts, actWords, choices } from '../contract.ts'
import type { Book } from './book.ts'
import { soldCurrency } from './currencies.ts'
import { standingOf } from './invoice.ts'
import type { Till } from './till.ts'

const LISTED = 30

interface DeskOptions {
  readonly book: Book
  readonly till: Till
  readonly next: NextWish
  readonly now: () => number
}

/** What the operator's desk can do here. */
export const forumPayDesk = (id: string, { book, till, next, now }: DeskOptions): PaymentDesk => ({
  state: () => ({
    id,
    name: 'ForumPay',
    choices,
    next: next.get(),
    payments: book
      .all()
      .slice(-LISTED)
      .reverse()
      .map((invoice) => ({
        id: invoice.id,
        title: `${invoice.amount} ${soldCurrency(invoice.currency)?.description ?? invoice.currency}`,
        amount: `${invoice.invoiceAmount} ${invoice.invoiceCurrency}`,
        state: standingOf(invoice, now()).state,
        at: new Date(invoice.insertedAt).toISOString(),
        actions: till.actsFor(invoice).map((act) => ({ id: act, label: actWords[act] })),
      })),
  }),
  setNext: next.set,
  act: async (paymentId, actionId) => {
    const act = acts.find((one) => one === actionId)
    return act !== undefined && (await till.act(paymentId, act)) !== undefined
  },
})
