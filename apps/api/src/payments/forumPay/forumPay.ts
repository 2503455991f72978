import type { Price } from '@lagoon/contract/money/price'
import type { Party } from '@lagoon/contract/parties/parties'
import {
  checkReply,
  currencyListReply,
  doneReply,
  rateReply,
  ratesReply,
  startReply,
  transactionsReply,
  type ForumPayTransaction,
} from '@lagoon/contract/wire/forumPay/forumPay'
import { priceText, readPrice } from '@lagoon/contract/wire/priceText'
import { forumPayCallBackRoute } from '@lagoon/contract/wallet/addresses'
import type { PaymentProtocol } from '../protocol.ts'
import { ask } from './client.ts'
import { knownByCode, knownById } from './currencies.ts'
import { hintNotices } from './hints.ts'
import { acceptsZero, HELD_MS, invoiceOf, offerOf, OUR_CANCELLATION, readingOf } from './readings.ts'

const flag = (is: boolean): '1' | '0' => (is ? '1' : '0')

const isSum = (text: string, currency: string, price: Price): boolean => {
  const read = readPrice(text, currency)
  return read?.minor === price.minor && read.currency === price.currency
}

/** A sum lies within limits that the provider may leave out. */
const isWithin = ({ minor, currency }: Price, least: string | null, most: string | null): boolean => {
  const [from, to] = [least, most].map((text) => (text === null ? null : (readPrice(text, currency)?.minor ?? null)))
  return minor >= (from ?? 0n) && (to === null || to === undefined || minor <= to)
}

/** The provider's payments for ours, the newest last. */
const transactionsOf = async (party: Party, paymentId: string, signal: AbortSignal): Promise<readonly ForumPayTransaction[]> => {
  const { invoices } = await ask(party, { call: 'GetTransactions', given: { reference_no: paymentId }, shape: transactionsReply }, signal)
  return invoices.toSorted((one, other) => one.inserted.getTime() - other.inserted.getTime())
}

const check = (party: Party, { payment_id, currency, address }: ForumPayTransaction, signal: AbortSignal) =>
  ask(party, { call: 'CheckPayment', given: { payment_id, currency, address }, shape: checkReply }, signal)

/**
 * Payments in crypto (docs/payments/forumPay.md). The address and the amount are shown by us, in an invoice; every word comes from
 * asking, a notice is only a hint.
 */
export const forumPay: PaymentProtocol = {
  method: {
    kind: 'CRYPTO',
    name: 'Crypto',
    detail: 'Bitcoin, Ether, Litecoin, or Tether from your own wallet.',
    marks: ['btc', 'eth', 'ltc', 'usdt'],
  },
  returnRoute: forumPayCallBackRoute,
  graceMinutes: 1,
  watchDays: 7,

  currencies: async (party, price, signal) => {
    const given = { invoice_currency: price.currency }
    const list = await ask(party, { call: 'GetCurrencyList', given, shape: currencyListReply }, signal)
    const codes = list
      .filter(
        ({ status, sell_min_invoice_amount: least, sell_max_invoice_amount: most }) => status === 'OK' && isWithin(price, least, most),
      )
      .map(({ currency }) => currency)
      .filter((code) => knownByCode(code))
    if (codes.length === 0) return []
    const asked = {
      ...given,
      invoice_amount: priceText(price),
      currencies: codes.join(','),
      accept_zero_confirmations: flag(acceptsZero(party)),
    }
    const rates = await ask(party, { call: 'GetRates', given: asked, shape: ratesReply }, signal)
    return rates.currencies.flatMap((rate) => {
      const known = knownByCode(rate.currency)
      return known ? [offerOf(known, rate)] : []
    })
  },

  accepts: (currencyId) => knownById(currencyId) !== undefined,

  start: async (party, order, signal) => {
    const known = order.choice?.kind === 'CURRENCY' ? knownById(order.choice.id) : undefined
    if (!known) throw new Error('no currency was chosen that this provider takes')
    const earlier = (await transactionsOf(party, order.paymentId, signal)).at(-1)
    if (earlier) {
      // The answer to an earlier start never came: it is the same payment.
      if (!isSum(earlier.invoice_amount, earlier.invoice_currency, order.price))
        throw new Error('the provider knows this payment with another sum')
      const { min_confirmations } = await check(party, earlier, signal)
      const step = invoiceOf(party, earlier, earlier.inserted, min_confirmations)
      return { reference: earlier.payment_id, step, endsAt: step.expiresAt }
    }
    const asked = {
      invoice_currency: order.price.currency,
      invoice_amount: priceText(order.price),
      currency: known.code,
      accept_zero_confirmations: flag(acceptsZero(party)),
    }
    const rate = await ask(party, { call: 'GetRate', given: asked, shape: rateReply }, signal)
    const given = {
      ...asked,
      payment_id: rate.payment_id,
      reference_no: order.paymentId,
      payer_id: order.player.reference,
      payer_email: order.player.email,
      ...(order.player.ipAddress !== null && { payer_ip_address: order.player.ipAddress }),
      // Too little and too late wait for a person; of too much the provider sends the surplus back.
      auto_accept_underpayment: '0',
      auto_accept_late_payment: '0',
      auto_accept_overpayment: '1',
      webhook_url: order.noticeUrl,
    }
    const issuedAt = new Date()
    const started = await ask(party, { call: 'StartPayment', given, shape: startReply }, signal)
    if (started.currency !== known.code || !isSum(started.invoice_amount, started.invoice_currency, order.price))
      throw new Error('the provider started another payment than was asked for')
    return {
      reference: started.payment_id,
      step: invoiceOf(party, started, issuedAt, started.min_confirmations),
      endsAt: new Date(issuedAt.getTime() + HELD_MS),
    }
  },

  read: async (party, payment, signal) => {
    const all = await transactionsOf(party, payment.paymentId, signal)
    const asked = payment.reference === null ? all.at(-1) : all.find(({ payment_id }) => payment_id === payment.reference)
    if (!asked) return null
    const reading = readingOf(party, { asked, check: await check(party, asked, signal) }, payment, new Date())
    return { ...reading, reference: asked.payment_id }
  },

  cancel: async (party, { paymentId, reference }, signal) => {
    const asked = (await transactionsOf(party, paymentId, signal)).find(({ payment_id }) => payment_id === reference)
    if (!asked) return
    const { payment_id, currency, address } = asked
    await ask(
      party,
      { call: 'CancelPayment', given: { payment_id, currency, address, reason: OUR_CANCELLATION, comment: '' }, shape: doneReply },
      signal,
    )
  },

  notices: hintNotices,
}
