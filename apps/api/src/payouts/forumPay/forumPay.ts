import { isAddressOn } from '@lagoon/contract/crypto/addresses'
import type { Price } from '@lagoon/contract/money/price'
import type { Party } from '@lagoon/contract/parties/parties'
import { buyOrder, buyOrdersReply, buyRateReply, type BuyOrder } from '@lagoon/contract/wire/forumPay/buyOrders'
import { priceText } from '@lagoon/contract/wire/priceText'
import { ask, ForumPayRefusal } from '../../payments/forumPay/client.ts'
import { currencyIdOf, knownById, knownCurrencies, type KnownCurrency } from '../../payments/forumPay/currencies.ts'
import { hintNotices } from '../../payments/forumPay/hints.ts'
import type { PayoutCurrency, PayoutDestination, PayoutNotices, PayoutOrder, PayoutProtocol, PayoutReading } from '../protocol.ts'
import { payoutReadingOf, refusals } from './readings.ts'

/** A confirmed transfer does not come back. A dropped one may be seen again for as long as nodes remember it. */
const WATCH_DAYS = 0

const priced = ({ currency, minor }: Price) => ({ invoice_currency: currency, invoice_amount: priceText({ currency, minor }) })

const read = async (party: Party, attemptId: string, signal: AbortSignal): Promise<PayoutReading | null> => {
  const { orders } = await ask(party, { call: 'GetBuyOrders', given: { reference_no: attemptId }, shape: buyOrdersReply }, signal)
  const [order, another] = orders
  if (!order) return null
  if (another || order.reference_no !== attemptId) throw new Error('the answer is about another payout')
  return payoutReadingOf(order, new Date())
}

const offerOf = async (party: Party, known: KnownCurrency, price: Price, signal: AbortSignal): Promise<readonly PayoutCurrency[]> => {
  const { code: currency, symbol, name, on } = known
  try {
    const rate = await ask(party, { call: 'GetBuyRate', given: { ...priced(price), currency }, shape: buyRateReply }, signal)
    if (rate.currency !== currency) throw new Error('the answer is about another currency')
    const { amount, network_processing_fee: networkFee, rate_valid_until: rateEndsAt } = rate
    return [{ id: currencyIdOf(known), code: symbol, name, network: on, amount, networkFee, rateEndsAt }]
  } catch (error) {
    // Too little for its network, or too much: this currency is not offered for the price.
    if (error instanceof ForumPayRefusal) return []
    throw error
  }
}

type CryptoDestination = Extract<PayoutDestination, { kind: 'CRYPTO' }>

/** The currency of a payout; undefined where the address is none of its network: money sent there would be lost. */
const currencyOf = ({ currency, network, address }: CryptoDestination): KnownCurrency | undefined => {
  const known = knownById(currency)
  return known?.on === network && isAddressOn(network, address) ? known : undefined
}

/** The order of a payout, which is the same for the same key, whatever answers were lost. */
const startOrder = async (
  party: Party,
  order: PayoutOrder,
  destination: CryptoDestination,
  known: KnownCurrency,
  signal: AbortSignal,
): Promise<BuyOrder> => {
  const given = {
    ...priced(order.price),
    reference_no: order.attemptId,
    currency: known.code,
    address: destination.address,
    payer_id: order.player.reference,
    webhook_url: order.noticeUrl,
  }
  const started = await ask(party, { call: 'StartBuyOrder', given, shape: buyOrder }, signal)
  if (started.reference_no !== order.attemptId || started.address !== destination.address || started.currency !== known.code)
    throw new Error('the provider started another payout than was asked for')
  return started
}

const confirm = async (party: Party, { order_id, reference_no }: BuyOrder, signal: AbortSignal): Promise<BuyOrder> => {
  const confirmed = await ask(party, { call: 'ConfirmBuyOrder', given: { order_id }, shape: buyOrder }, signal)
  if (confirmed.order_id !== order_id || confirmed.reference_no !== reference_no) throw new Error('the answer is about another payout')
  return confirmed
}

/** Hints are as those of payments: unsigned, and about our key. */
const notices: PayoutNotices = {
  isUnproven: true,
  verify: hintNotices.verify,
  read: hintNotices.read,
  say: async (party, event, signal) => {
    const said = await hintNotices.say(party, event, signal)
    if ('ignore' in said) return said
    return 'paymentId' in said.of
      ? { of: { attemptId: said.of.paymentId }, ask: 'UNPROVEN' }
      : { ignore: 'a hint about nothing that is known by our key' }
  },
}

/** Payouts in crypto, by buy orders: docs/payments/forumPay.md, Payouts. */
export const forumPay: PayoutProtocol = {
  ways: ['CRYPTO'],
  name: 'Crypto',
  visibilitySeconds: 60,
  paidAfterDays: null,
  watchDays: WATCH_DAYS,
  currencies: async (party, price, signal) =>
    (await Promise.all(knownCurrencies.map((known) => offerOf(party, known, price, signal)))).flat(),
  send: async (party, order, signal) => {
    const { destination } = order
    if (destination.kind !== 'CRYPTO') throw new Error('ForumPay pays out to an address')
    const failed = { word: 'FAILED', reference: null, price: order.price, at: new Date() } as const
    const currency = currencyOf(destination)
    // The destination of an attempt never changes: nothing was ever sent for it.
    if (!currency) return { ...failed, reason: 'ACCOUNT_NOT_FOUND', isRetryable: false }
    try {
      const started = await startOrder(party, order, destination, currency, signal)
      const reading = payoutReadingOf(await confirm(party, started, signal), new Date())
      if (!reading) throw new Error('the provider did not take the confirmation')
      return reading
    } catch (error) {
      const refusal = error instanceof ForumPayRefusal ? refusals[error.code ?? ''] : undefined
      if (!refusal) throw error
      // A payout that was made before under this key is what its books say of it, whatever the call was refused for.
      const known = await read(party, order.attemptId, signal)
      return known ?? { ...failed, ...refusal }
    }
  },
  read: (party, { attemptId }, signal) => read(party, attemptId, signal),
  notices,
}
