import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Price } from '@lagoon/contract/money/price'
import { forumPayCalls, forumPayPath, wireTimeOf, type ForumPayCall } from '@lagoon/contract/wire/forumPay/forumPay'
import { readPrice } from '@lagoon/contract/wire/priceText'
import { sendJson } from '../../../http/exchange.ts'
import { keepNewest } from '../../../keepNewest.ts'
import { usualWish, type Wish } from '../../outcomes.ts'
import type { NextWish } from '../../server/nextWish.ts'
import type { Call } from '../../server/serve.ts'
import { choices } from '../contract.ts'
import type { Book } from './book.ts'
import { LEAST_MINOR, MOST_MINOR, quoteOf, soldCurrencies, soldCurrency, type Quote, type SoldCurrency } from './currencies.ts'
import { standingOf, type Invoice } from './invoice.ts'
import { merchantDoor, refuse, Refused, type Merchant } from './merchant.ts'
import { chosen } from './till.ts'

/** Longer than the platform waits. */
const SLOW_MS = 20_000

interface MerchantOptions extends Merchant {
  readonly book: Book
  readonly next: NextWish
  readonly origin: string
  readonly now: () => number
}

const flag = (is: boolean): '1' | '0' => (is ? '1' : '0')
const timeOf = (at: number | null): string | null => (at === null ? null : wireTimeOf(new Date(at)))

const quoted = ({ currency, rate, exchange, fee, amount }: Quote) => ({
  currency,
  rate,
  amount_exchange: exchange,
  network_processing_fee: fee,
  amount,
  wait_time: 'Less than 2 minutes',
  fast_transaction_fee: fee,
  fast_transaction_fee_currency: currency,
})

/** The calls of the merchant (docs/payments/forumPay.md). */
export const merchantCalls = ({ book, next, apiUser, secret, posId, origin, now }: MerchantOptions): Readonly<Record<string, Call>> => {
  const admit = merchantDoor({ apiUser, secret, posId })
  const quotes = new Map<string, { readonly quote: Quote; readonly price: Price }>()

  const priceOf = (given: URLSearchParams): Price => {
    const price = readPrice(given.get('invoice_amount') ?? '', given.get('invoice_currency') ?? '')
    if (!price) return refuse('Invalid invoice amount or currency')
    return price.minor < LEAST_MINOR || price.minor > MOST_MINOR ? refuse('Invoice amount is out of the limits') : price
  }
  const currencyOf = (code: string): SoldCurrency => soldCurrency(code) ?? refuse('Unknown currency')
  const found = (given: URLSearchParams): Invoice => {
    const invoice = book.get(given.get('payment_id') ?? '')
    const isNamed = (name: 'currency' | 'address') => !given.has(name) || given.get(name) === invoice?.[name]
    return invoice && isNamed('currency') && isNamed('address') ? invoice : refuse('Payment not found')
  }
  const quote = (code: string, price: Price) => {
    const paymentId = randomUUID()
    const kept = { quote: quoteOf(currencyOf(code), price, now()), price }
    keepNewest(quotes, paymentId, kept, 10_000)
    return { paymentId, ...kept }
  }
  const started = (invoice: Invoice) => ({
    payment_id: invoice.id,
    invoice_currency: invoice.invoiceCurrency,
    invoice_amount: invoice.invoiceAmount,
    ...quoted(invoice),
    min_confirmations: standingOf(invoice, now()).minConfirmations,
    address: invoice.address,
    qr: soldCurrency(invoice.currency)?.uri(invoice.address, invoice.amount),
    qr_alt: invoice.address,
    access_token: randomBytes(32).toString('base64url'),
    access_url: `${origin}/?payment=${invoice.id}`,
    notices: [],
  })

  const answers: Readonly<Record<ForumPayCall, (given: URLSearchParams, wish: Wish) => unknown>> = {
    GetCurrencyList: (given) =>
      soldCurrencies.map((currency) => ({
        currency: currency.code,
        description: currency.description,
        status: 'OK',
        zero_confirmations_enabled: flag(currency.isTrustedUnconfirmed),
        currency_fiat: given.get('invoice_currency'),
        sell_min_invoice_amount: '0.50',
        sell_max_invoice_amount: '10000.00',
      })),
    GetRate: (given) => {
      const { paymentId, quote: own } = quote(given.get('currency') ?? '', priceOf(given))
      return {
        payment_id: paymentId,
        invoice_currency: given.get('invoice_currency'),
        invoice_amount: given.get('invoice_amount'),
        ...quoted(own),
      }
    },
    GetRates: (given) => {
      const price = priceOf(given)
      const codes = (given.get('currencies') ?? '').split(',')
      return {
        payment_id: randomUUID(),
        invoice_currency: given.get('invoice_currency'),
        invoice_amount: given.get('invoice_amount'),
        currencies: codes.map((code) => quoted(quoteOf(currencyOf(code), price, now()))),
      }
    },
    StartPayment: async (given, wish) => {
      const asked = given.get('payment_id') ?? ''
      const known = book.get(asked)
      if (known) return started(known)
      const price = priceOf(given)
      const currency = currencyOf(given.get('currency') ?? '')
      const kept = quotes.get(asked)
      const own = kept?.quote.currency === currency.code && kept.price.minor === price.minor ? kept.quote : quoteOf(currency, price, now())
      const paymentId = kept ? asked : randomUUID()
      const hash = createHmac('sha256', secret).update(`${currency.code}:${paymentId}`).digest().subarray(0, 20)
      const invoice: Invoice = {
        ...own,
        id: paymentId,
        referenceNo: given.get('reference_no') ?? '',
        invoiceCurrency: price.currency,
        invoiceAmount: given.get('invoice_amount') ?? '',
        address: currency.address(hash),
        insertedAt: Math.floor(now() / 1000) * 1000,
        webhookUrl: given.get('webhook_url') ?? '',
        acceptsZero: given.get('accept_zero_confirmations') === '1' && currency.isTrustedUnconfirmed,
        transfers: [],
        notice: wish.notice,
      }
      return started(await book.put(chosen(invoice, wish.outcome)))
    },
    CheckPayment: (given) => {
      const invoice = found(given)
      const standing = standingOf(invoice, now())
      const { state, missing } = standing
      const uri = soldCurrency(invoice.currency)?.uri
      return {
        reference_no: invoice.referenceNo,
        inserted: timeOf(invoice.insertedAt),
        type: 'Sell',
        invoice_currency: invoice.invoiceCurrency,
        invoice_amount: invoice.invoiceAmount,
        currency: invoice.currency,
        amount: invoice.amount,
        state,
        status: `${state.slice(0, 1).toUpperCase()}${state.slice(1)}`,
        reason: invoice.cancelled?.reason ?? null,
        payment: standing.payment,
        unconfirmed_amount: standing.unconfirmed,
        confirmations: String(standing.confirmations),
        min_confirmations: String(standing.minConfirmations),
        accept_zero_confirmations: flag(invoice.acceptsZero),
        require_kyt_for_confirmation: '0',
        confirmed: flag(state === 'confirmed'),
        confirmed_time: timeOf(standing.confirmedAt),
        cancelled: flag(state === 'cancelled'),
        cancelled_time: timeOf(standing.cancelledAt),
        wait_time: null,
        underpayment:
          missing === null
            ? null
            : {
                address: invoice.address,
                missing_amount: missing,
                qr: uri?.(invoice.address, missing),
                qr_alt: invoice.address,
              },
      }
    },
    CancelPayment: async (given) => {
      const invoice = found(given)
      if (standingOf(invoice, now()).state !== 'waiting') refuse('Payment cannot be cancelled')
      await book.put({ ...invoice, cancelled: { at: now(), reason: given.get('reason') ?? '' } })
      return { cancelled: '1', status: 'Cancelled' }
    },
    GetTransactions: (given) => ({
      invoices: book.byReference(given.get('reference_no') ?? '').map((invoice) => {
        const { state, payment, surplus, isReplaced } = standingOf(invoice, now())
        return {
          payment_id: invoice.id,
          reference_no: invoice.referenceNo,
          pos_id: posId,
          state,
          status: state,
          invoice_currency: invoice.invoiceCurrency,
          invoice_amount: invoice.invoiceAmount,
          currency: invoice.currency,
          amount: invoice.amount,
          amount_exchange: invoice.exchange,
          network_processing_fee: invoice.fee,
          address: invoice.address,
          inserted: timeOf(invoice.insertedAt),
          payment,
          refund: surplus ?? '',
          refund_status: invoice.refundedAt === undefined ? null : 'Refunded',
          double_spending_alert: isReplaced ? '1' : null,
        }
      }),
    }),
    AcceptPayment: async (given) => {
      const invoice = found(given)
      if (standingOf(invoice, now()).state !== 'cancelled') refuse('Payment cannot be accepted')
      await book.put({ ...invoice, acceptedAt: now() })
      return { status: 'Confirmed' }
    },
    RefundPayment: async (given) => {
      const invoice = found(given)
      if (standingOf(invoice, now()).state !== 'cancelled') refuse('Payment cannot be refunded')
      await book.put({ ...invoice, refundedAt: now() })
      return { status: 'Refunded' }
    },
  }

  const call =
    (name: ForumPayCall): Call =>
    async (request, response, { searchParams }) => {
      const given = await admit(request, response, searchParams)
      if (!given) return
      try {
        const isNew = name === 'StartPayment' && !book.get(given.get('payment_id') ?? '')
        const wish = isNew ? next.take() : usualWish(choices)
        if (wish.start === 'FAILS') return sendJson(response, 500, { message: 'Internal error' })
        const reply = await answers[name](given, wish)
        if (wish.start === 'MADE_BUT_LOST') return void response.destroy()
        if (wish.start === 'NONSENSE') return void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Be right back')
        if (wish.start === 'SLOW') await wait(SLOW_MS)
        return sendJson(response, 200, reply)
      } catch (error) {
        if (!(error instanceof Refused)) throw error
        return sendJson(response, 200, { err: error.message })
      }
    }
  return Object.fromEntries(forumPayCalls.map((name) => [`${name === 'StartPayment' ? 'POST' : 'GET'} ${forumPayPath(name)}`, call(name)]))
}
