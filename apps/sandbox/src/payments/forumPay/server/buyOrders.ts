import { createHash, randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { isAddressOn } from '@lagoon/contract/crypto/addresses'
import type { Price } from '@lagoon/contract/money/price'
import {
  BUY_RATE_SECONDS,
  buyErrors,
  forumPayBuyCalls,
  isBuyPost,
  type BuyOrderState,
  type ForumPayBuyCall,
} from '@lagoon/contract/wire/forumPay/buyOrders'
import { forumPayPath, wireTimeOf } from '@lagoon/contract/wire/forumPay/forumPay'
import { readPrice } from '@lagoon/contract/wire/priceText'
import type { Logger } from 'pino'
import { sendJson } from '../../../http/exchange.ts'
import { everyPayoutAnswer, type PayoutChoices } from '../../../payouts/outcomes.ts'
import { payoutAnswers } from '../../../payouts/server/payoutAnswers.ts'
import { nextPayoutWish, openPayoutBook } from '../../../payouts/server/payoutBook.ts'
import { payoutDeskOf } from '../../../payouts/server/payoutDesk.ts'
import { standingOf, type Payout, type PayoutWord } from '../../../payouts/server/timeline.ts'
import type { NoticeSender } from '../../server/noticeSender.ts'
import { openRecords } from '../../server/records.ts'
import type { Call } from '../../server/serve.ts'
import { buyQuoteOf, LEAST_MINOR, MOST_MINOR, soldCurrency, type Quote, type SoldCurrency } from './currencies.ts'
import { merchantDoor, refuse, Refused, type Merchant } from './merchant.ts'

/** What happens to buy orders here. What is on the chain does not come back. */
export const payoutChoices = {
  outcomes: [
    'PAYS',
    'PAYS_LATER',
    'STAYS_SENT',
    'DECLINED',
    'NO_FUNDS',
    'DECLINED_LATER',
    'DROPPED',
    'PAYS_OTHER_AMOUNT',
    'PAYS_OTHER_CURRENCY',
  ],
  notices: ['AT_ONCE', 'BEFORE_ANSWER', 'TWICE', 'LATE', 'NEVER'],
  answers: everyPayoutAnswer,
} as const satisfies PayoutChoices

const states: Readonly<Record<PayoutWord, { readonly state: BuyOrderState; readonly reason?: string }>> = {
  SENT: { state: 'broadcast' },
  PAID: { state: 'confirmed' },
  DECLINED: { state: 'failed', reason: 'refusedByProvider' },
  NO_FUNDS: { state: 'failed', reason: buyErrors.BALANCE },
  RETURNED: { state: 'failed' },
  UNCLAIMED: { state: 'failed' },
  DROPPED: { state: 'dropped' },
}

/** An order as it was started. It is a payout once it is confirmed. */
interface Order {
  /** The merchant's `reference_no`: one order for one. */
  readonly id: string
  readonly orderId: string
  readonly invoiceCurrency: string
  readonly invoiceAmount: string
  readonly quote: Quote
  readonly validUntil: number
  readonly address: string
  readonly webhookUrl: string
}

export interface BuyOrdersOptions {
  readonly id: string
  readonly folder: string
  readonly sender: NoticeSender
  readonly merchant: Merchant
  readonly log: Logger
}

/** Payouts in crypto: quotes, buy orders, and the hints about them. */
export const openBuyOrders = async ({ id, folder, sender, merchant, log }: BuyOrdersOptions) => {
  const admit = merchantDoor(merchant)
  const orders = await openRecords<Order>(join(folder, 'buyOrders.jsonl'))
  const book = await openPayoutBook<Order>({
    path: join(folder, 'payouts.jsonl'),
    sender,
    noticeOf: ({ details }) =>
      details.webhookUrl === ''
        ? null
        : {
            url: details.webhookUrl,
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ payment_id: details.orderId, reference_no: details.id }),
          },
    log,
  })
  const next = nextPayoutWish(payoutChoices)
  const answers = payoutAnswers(book, next.take)

  const priceOf = (given: URLSearchParams): Price => {
    const price = readPrice(given.get('invoice_amount') ?? '', given.get('invoice_currency') ?? '')
    if (!price) return refuse('Invalid invoice amount or currency')
    return price.minor < LEAST_MINOR || price.minor > MOST_MINOR ? refuse('Invoice amount is out of the limits', buyErrors.AMOUNT) : price
  }
  const currencyOf = (given: URLSearchParams): SoldCurrency => soldCurrency(given.get('currency') ?? '') ?? refuse('Unknown currency')
  const quoteFor = (given: URLSearchParams): Quote =>
    buyQuoteOf(currencyOf(given), priceOf(given), Date.now()) ?? refuse('The amount does not cover the network fee', buyErrors.AMOUNT)
  const quoted = ({ currency, rate, exchange, fee, amount }: Quote, validUntil: number) => ({
    currency,
    rate,
    amount_exchange: exchange,
    network_processing_fee: fee,
    amount,
    rate_valid_until: wireTimeOf(new Date(validUntil)),
  })
  const heldFrom = (now: number): number => now + BUY_RATE_SECONDS * 1_000

  const viewOf = (order: Order, payout: Payout<Order> | undefined) => {
    const change = payout && standingOf(payout, Date.now())
    const { state, reason = null } = change ? states[change.word] : { state: 'waiting' as const }
    const isSent = state === 'broadcast' || state === 'confirmed' || state === 'dropped'
    return {
      order_id: order.orderId,
      reference_no: order.id,
      invoice_currency: payout?.currency ?? order.invoiceCurrency,
      invoice_amount: payout?.amount ?? order.invoiceAmount,
      ...quoted(order.quote, order.validUntil),
      address: order.address,
      state,
      reason,
      transaction_id: isSent ? createHash('sha256').update(order.orderId).digest('hex') : null,
      confirmed_time: state === 'confirmed' && change ? wireTimeOf(new Date(change.at)) : null,
    }
  }
  const send = (response: ServerResponse, reply: object): void => sendJson(response, 200, reply)

  const startOrder = async (given: URLSearchParams): Promise<Order> => {
    const key = given.get('reference_no') ?? ''
    if (!/^[\w.:-]{1,128}$/.test(key)) refuse('Invalid reference')
    const [quote, currency, address, now] = [quoteFor(given), currencyOf(given), given.get('address') ?? '', Date.now()]
    if (!isAddressOn(currency.network, address)) refuse(`Not an address of ${currency.description}`, buyErrors.ADDRESS)
    const known = orders.get(key)
    if (
      known &&
      (known.address !== address || known.quote.currency !== quote.currency || known.invoiceAmount !== given.get('invoice_amount'))
    )
      refuse('The reference is of another order', buyErrors.REFERENCE)
    if (known && (book.find(key) || known.validUntil > now)) return known
    const order: Order = {
      id: key,
      orderId: known?.orderId ?? randomUUID(),
      invoiceCurrency: given.get('invoice_currency') ?? '',
      invoiceAmount: given.get('invoice_amount') ?? '',
      quote,
      validUntil: heldFrom(now),
      address,
      webhookUrl: given.get('webhook_url') ?? '',
    }
    await orders.put(order)
    return order
  }
  const confirmOrder = (given: URLSearchParams, response: ServerResponse): Promise<void> => {
    const order = orders.all().find(({ orderId }) => orderId === given.get('order_id')) ?? refuse('Order not found')
    if (!book.find(order.id) && order.validUntil <= Date.now()) refuse('The rate is not held any more')
    return answers.make(
      response,
      { id: order.id, reference: order.orderId, amount: order.invoiceAmount, currency: order.invoiceCurrency, details: order },
      (payout) => send(response, viewOf(order, payout)),
    )
  }

  const replies: Readonly<Record<ForumPayBuyCall, (given: URLSearchParams, response: ServerResponse) => Promise<void> | void>> = {
    GetBuyRate: (given, response) =>
      send(response, {
        invoice_currency: given.get('invoice_currency'),
        invoice_amount: given.get('invoice_amount'),
        ...quoted(quoteFor(given), heldFrom(Date.now())),
      }),
    StartBuyOrder: async (given, response) => {
      const order = await startOrder(given)
      answers.about(response, book.find(order.id), (payout) => send(response, viewOf(order, payout)))
    },
    ConfirmBuyOrder: confirmOrder,
    GetBuyOrders: (given, response) => {
      const order = orders.get(given.get('reference_no') ?? '')
      answers.about(response, order && book.find(order.id), (payout) => send(response, { orders: order ? [viewOf(order, payout)] : [] }))
    },
  }
  const call =
    (name: ForumPayBuyCall): Call =>
    async (request, response, { searchParams }) => {
      const given = await admit(request, response, searchParams)
      if (!given) return
      try {
        await replies[name](given, response)
      } catch (error) {
        if (!(error instanceof Refused)) throw error
        send(response, { err: error.message, ...(error.code !== undefined && { err_code: error.code }) })
      }
    }
  return {
    calls: Object.fromEntries(forumPayBuyCalls.map((name) => [`${isBuyPost(name) ? 'POST' : 'GET'} ${forumPayPath(name)}`, call(name)])),
    desk: payoutDeskOf({
      id,
      name: 'ForumPay',
      choices: payoutChoices,
      book,
      next,
      titleOf: ({ details }) =>
        `${details.quote.amount} ${details.quote.currency} to ${details.address.slice(0, 6)}…${details.address.slice(-6)}`,
      words: ['PAID', 'DECLINED', 'DROPPED'],
    }),
    hangUp: answers.hangUp,
    stop: async () => {
      await book.stop()
      await orders.close()
    },
  }
}
