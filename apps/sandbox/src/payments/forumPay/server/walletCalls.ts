import type { IncomingMessage, ServerResponse } from 'node:http'
import * as v from 'valibot'
import { readJson, sendJson } from '../../../http/exchange.ts'
import type { Call } from '../../server/serve.ts'
import { acts, choices, paces, walletPaths, type WalletInvoice } from '../contract.ts'
import type { Book } from './book.ts'
import { HELD_MS, standingOf, type Invoice } from './invoice.ts'
import type { Till } from './till.ts'

const SHOWN = 50

interface WalletOptions {
  readonly book: Book
  readonly till: Till
  readonly now: () => number
}

const actBody = v.object({ paymentId: v.string(), act: v.picklist(acts), pace: v.optional(v.picklist(paces)) })
const noticeBody = v.object({ paymentId: v.string(), notice: v.picklist(choices.notices) })

/** What the page of the wallet asks for, in which a tester sends money. */
export const walletCalls = ({ book, till, now }: WalletOptions): Readonly<Record<string, Call>> => {
  const viewOf = (invoice: Invoice): WalletInvoice => {
    const { state, payment, unconfirmed, missing, surplus, confirmations, minConfirmations } = standingOf(invoice, now())
    const { id, referenceNo, currency, amount, address, notice, insertedAt } = invoice
    return {
      paymentId: id,
      price: `${invoice.invoiceAmount} ${invoice.invoiceCurrency}`,
      secondsLeft: Math.max(0, Math.round((insertedAt + HELD_MS - now()) / 1000)),
      isRefunded: invoice.refundedAt !== undefined,
      acts: till.actsFor(invoice),
      ...{ referenceNo, currency, amount, address, notice },
      ...{ state, payment, unconfirmed, missing, surplus, confirmations, minConfirmations },
    }
  }
  const posting =
    <Body>(shape: v.GenericSchema<unknown, Body>, work: (body: Body) => Promise<Invoice | undefined>): Call =>
    async (request: IncomingMessage, response: ServerResponse) => {
      // A page elsewhere cannot send this type without asking first.
      if (request.headers['content-type'] !== 'application/json') return sendJson(response, 415, { message: 'Send JSON.' })
      const body = v.safeParse(shape, await readJson(request))
      if (!body.success) return sendJson(response, 400, { message: 'This could not be understood.' })
      const invoice = await work(body.output)
      return invoice
        ? sendJson(response, 200, viewOf(invoice))
        : sendJson(response, 409, { message: 'This payment cannot have that done.' })
    }
  return {
    [`GET ${walletPaths.invoices}`]: (_, response) => sendJson(response, 200, { invoices: book.all().slice(-SHOWN).reverse().map(viewOf) }),
    [`POST ${walletPaths.act}`]: posting(actBody, ({ paymentId, act, pace }) => till.act(paymentId, act, pace)),
    [`POST ${walletPaths.notice}`]: posting(noticeBody, async ({ paymentId, notice }) => {
      const invoice = book.get(paymentId)
      return invoice && book.put({ ...invoice, notice })
    }),
  }
}
