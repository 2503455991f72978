import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import {
  deleteCardRequest,
  minorOf,
  nuveiPaths,
  openOrderRequest,
  paymentStatusRequest,
  refundRequest,
  responseTimeOf,
  SESSION_SECONDS,
  sessionTokenRequest,
  transactionDetailsRequest,
  type OpenOrderRequest,
} from '@lagoon/contract/wire/nuvei/nuvei'
import { sendJson } from '../../../http/exchange.ts'
import type { NextWish } from '../../server/nextWish.ts'
import type { Call } from '../../server/serve.ts'
import type { Bank } from './bank.ts'
import { saleOf, type Book, type Order, type Transaction } from './book.ts'
import type { Captures } from './captures.ts'
import { merchantDoor, Refusal, type Merchant } from './merchant.ts'

const SLOW_MS = 20_000

export interface MerchantOptions extends Merchant {
  readonly book: Book
  readonly bank: Bank
  readonly next: NextWish
  readonly captures: Captures
}

/** The transaction that says how an order stands: the sale that took the money, else the last of the payer's. */
const decisive = (order: Order): Transaction | undefined =>
  saleOf(order) ??
  order.transactions.findLast(({ id }) => id === order.challenge?.transactionId) ??
  order.transactions.findLast(({ type }) => type === 'Sale' || type === 'Auth3D' || type === 'InitAuth3D')

const detailsOf = (order: Order, transaction: Transaction) => ({
  transactionId: transaction.id,
  transactionType: transaction.type,
  transactionStatus: transaction.status,
  clientUniqueId: order.clientUniqueId,
  productId: order.productId,
  orderId: order.id,
  amount: transaction.amount,
  currency: transaction.currency,
  date: responseTimeOf(new Date(transaction.at)),
  ...(transaction.reason && { reason: transaction.reason.text, reasonCode: transaction.reason.code, errCode: transaction.reason.errCode }),
  creditedAmount: order.credited,
  ...(order.dispute && {
    dispute: { ...order.dispute, at: undefined, date: responseTimeOf(new Date(order.dispute.at)) },
  }),
  ...(transaction.storedCardId !== undefined && { userPaymentOptionId: transaction.storedCardId }),
  ...(transaction.card && {
    cardCompany: transaction.card.brand,
    last4Digits: transaction.card.lastFour,
    expMonth: transaction.card.month,
    expYear: transaction.card.year,
  }),
})

/** The calls of a merchant's server (docs/payments/nuvei.md, Calls). */
export const merchantCalls = ({
  merchantId,
  merchantSiteId,
  secret,
  book,
  bank,
  next,
  captures,
}: MerchantOptions): Readonly<Record<string, Call>> => {
  const { checked, read, answering } = merchantDoor({ merchantId, merchantSiteId, secret })
  const newOrder = async (request: OpenOrderRequest, wish: Order['wish']): Promise<Order> => {
    const { clientRequestId, clientUniqueId, productId, userTokenId, description, amount, currency } = request
    const createdAt = Date.now()
    const order: Order = {
      id: randomUUID(),
      sessionToken: randomUUID(),
      ...{ clientRequestId, clientUniqueId, productId, userTokenId, description, amount, currency },
      notificationUrl: request.urlDetails.notificationUrl,
      createdAt,
      endsAt: createdAt + SESSION_SECONDS * 1_000,
      wish,
      transactions: [],
      challenge: null,
      due: null,
      credited: '0.00',
      dispute: null,
    }
    await book.orders.put(order)
    return order
  }
  const opened = ({ sessionToken, id, clientRequestId }: Order) => ({
    sessionToken,
    orderId: id,
    clientRequestId,
    merchantId,
    merchantSiteId,
  })

  const openOrder = answering(async (request, response) => {
    const body = await read(request, openOrderRequest)
    checked('openOrder', body)
    const known = book.byRequest(body.clientRequestId)
    if (known) {
      if (known.amount !== body.amount || known.currency !== body.currency || known.productId !== body.productId)
        throw new Refusal('VALIDATION', 'clientRequestId was used for another order')
      return opened(known)
    }
    const wish = next.take()
    if (wish.start === 'FAILS') {
      sendJson(response, 500, { message: 'Internal error' })
      return null
    }
    const order = await newOrder(body, wish)
    if (wish.start === 'MADE_BUT_LOST') {
      response.destroy()
      return null
    }
    if (wish.start === 'NONSENSE') {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Be right back')
      return null
    }
    if (wish.start === 'SLOW') await wait(SLOW_MS)
    return opened(order)
  })

  const getSessionToken = answering(async (request) => {
    const body = await read(request, sessionTokenRequest)
    checked('getSessionToken', body)
    return { sessionToken: captures.newSession(), merchantId, merchantSiteId, clientRequestId: body.clientRequestId }
  })

  const getPaymentStatus = answering(async (request) => {
    const { sessionToken } = await read(request, paymentStatusRequest)
    const order = book.bySession(sessionToken)
    if (!order) throw new Refusal('SESSION_EXPIRED', 'Session expired')
    const transaction = decisive(order)
    if (!transaction) throw new Refusal('NO_TRANSACTION', 'A payment was not performed during this session')
    return detailsOf(order, transaction)
  })

  const getTransactionDetails = answering(async (request) => {
    const body = await read(request, transactionDetailsRequest)
    checked('getTransactionDetails', body)
    const captured = captures.details(body.clientUniqueId ?? '')
    if (captured) return { transactionDetails: captured }
    const order = body.transactionId === undefined ? book.byUniqueId(body.clientUniqueId ?? '') : book.byTransaction(body.transactionId)
    const transaction = order && (order.transactions.find(({ id }) => id === body.transactionId) ?? decisive(order))
    if (!order || !transaction) throw new Refusal('NO_TRANSACTION', 'Transaction not found')
    return { transactionDetails: detailsOf(order, transaction) }
  })

  const refundTransaction = answering(async (request) => {
    const body = await read(request, refundRequest)
    checked('refundTransaction', body)
    const order = book.byTransaction(body.relatedTransactionId)
    if (!order || order.currency !== body.currency) throw new Refusal('NO_TRANSACTION', 'Transaction not found')
    const back = await bank.giveBack(order, 'Credit', minorOf(body.amount))
    if (!back) throw new Refusal('VALIDATION', 'The amount is more than is left')
    return { transactionId: back.id, transactionStatus: back.status, clientRequestId: body.clientRequestId }
  })

  const deleteUPO = answering(async (request) => {
    const body = await read(request, deleteCardRequest)
    checked('deleteUPO', body)
    const card = book.cards.get(body.userPaymentOptionId)
    if (!card || card.userTokenId !== body.userTokenId) throw new Refusal('NO_STORED_CARD', 'Invalid user payment option')
    await book.cards.remove(card.id)
    return {}
  })

  const calls = { openOrder, getSessionToken, getPaymentStatus, getTransactionDetails, refundTransaction, deleteUPO }
  return Object.fromEntries(Object.entries(calls).map(([name, call]) => [`POST ${nuveiPaths[name as keyof typeof calls]}`, call]))
}
