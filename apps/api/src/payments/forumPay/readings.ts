import { decimalTextOf, unitsOf } from '@lagoon/contract/money/decimalText'
import type { Party } from '@lagoon/contract/parties/parties'
import type { CheckReply, ForumPayState, ForumPayTransaction } from '@lagoon/contract/wire/forumPay/forumPay'
import { readPrice } from '@lagoon/contract/wire/priceText'
import type { CryptoState } from '@lagoon/contract/wallet/enums'
import type { CryptoOffer, InvoiceStep, PaymentReading } from '../protocol.ts'
import { currencyIdOf, knownByCode, shownAddress, type KnownCurrency } from './currencies.ts'

/** How long the provider holds a rate, and waits for the rest of money that is short. */
export const HELD_MS = 15 * 60_000
/** Money that was seen has no limit of time: from each answer on it is waited for so much longer. */
const SEEN_MS = 60 * 60_000
/** What we send as the reason of a cancellation, and read again. */
export const OUR_CANCELLATION = 'cancelled by the payer'

const isOn = (party: Party, name: 'acceptZeroConfirmations' | 'testAddresses'): boolean => party.settings?.[name] === 'on'
export const acceptsZero = (party: Party): boolean => isOn(party, 'acceptZeroConfirmations')

/** Whether a decimal text is above zero. */
const isSome = (amount: string | null): boolean => amount !== null && /[1-9]/.test(amount)

const placesOf = (text: string): number => text.split('.')[1]?.length ?? 0
/** The sum of two decimal texts, with the places of the longer one. */
export const added = (one: string, other: string): string => {
  const places = Math.max(placesOf(one), placesOf(other))
  return decimalTextOf(unitsOf(one, places) + unitsOf(other, places), places)
}

export const offerOf = (
  known: KnownCurrency,
  { amount, network_processing_fee }: { amount: string; network_processing_fee: string },
): CryptoOffer => ({
  id: currencyIdOf(known),
  code: known.symbol,
  name: known.name,
  network: known.network,
  amount,
  networkFee: network_processing_fee,
})

const steps: Readonly<Record<ForumPayState, CryptoState>> = {
  waiting: 'WAITING',
  processing: 'PROCESSING',
  zero_confirmed: 'PROCESSING',
  confirmed: 'CONFIRMED',
  underpayment: 'UNDERPAID',
  cancelled: 'EXPIRED',
  blocked: 'BLOCKED',
}

type Asked = Pick<ForumPayTransaction, 'currency' | 'amount' | 'network_processing_fee' | 'address'>

/** What is asked of the player, before anything came. @throws where it cannot be shown without a risk to their money. */
export const invoiceOf = (party: Party, asked: Asked, issuedAt: Date, minConfirmations: number): InvoiceStep => {
  const known = knownByCode(asked.currency)
  if (!known) throw new Error('a currency that is not known here')
  const address = shownAddress(known, asked.address, isOn(party, 'testAddresses'))
  return {
    kind: 'INVOICE',
    currency: offerOf(known, asked),
    amount: asked.amount,
    networkFee: asked.network_processing_fee,
    address,
    uri: known.uri(address, asked.amount),
    issuedAt,
    expiresAt: new Date(issuedAt.getTime() + HELD_MS),
    state: 'WAITING',
    received: '0',
    missing: null,
    confirmations: 0,
    minConfirmations,
  }
}

const stepOf = (party: Party, asked: ForumPayTransaction, check: CheckReply, startedAt: Date): InvoiceStep => {
  const invoice = invoiceOf(party, asked, startedAt, check.min_confirmations)
  const received = added(check.payment ?? '0', check.unconfirmed_amount ?? '0')
  const now = { state: steps[check.state], received: isSome(received) ? received : '0', confirmations: check.confirmations }
  const rest = check.state === 'underpayment' ? check.underpayment : null
  if (!rest) return { ...invoice, ...now }
  const known = knownByCode(asked.currency)
  const address = known ? shownAddress(known, rest.address, isOn(party, 'testAddresses')) : invoice.address
  return { ...invoice, ...now, address, uri: known?.uri(address, rest.missing_amount) ?? invoice.uri, missing: rest.missing_amount }
}

type Said = Pick<PaymentReading, 'word' | 'at' | 'until'>

/** Whether the transfer that was seen was replaced by another one. */
const isReplaced = ({ double_spending_alert: alert }: ForumPayTransaction): boolean => alert !== null && alert !== false && alert !== ''

const saidOf = (party: Party, asked: ForumPayTransaction, check: CheckReply, startedAt: Date, now: Date): Said => {
  const seen: Said = { word: 'PENDING', at: now, until: new Date(now.getTime() + SEEN_MS) }
  switch (check.state) {
    case 'waiting':
      return { word: 'PENDING', at: now }
    case 'processing':
      return seen
    case 'zero_confirmed':
      return acceptsZero(party) ? { word: 'SUCCEEDED', at: now } : seen
    case 'confirmed':
      return { word: 'SUCCEEDED', at: check.confirmed_time ?? now }
    case 'underpayment':
      return { word: 'UNDERPAID', at: now, until: new Date(startedAt.getTime() + HELD_MS) }
    case 'blocked':
      return { word: 'BLOCKED', at: now }
    case 'cancelled': {
      const at = check.cancelled_time ?? now
      if (check.accept_zero_confirmations && acceptsZero(party) && isReplaced(asked)) return { word: 'REVERSED', at }
      if (isSome(check.payment) || isSome(check.unconfirmed_amount)) return { word: 'LATE', at }
      return { word: check.reason === OUR_CANCELLATION ? 'CANCELLED' : 'EXPIRED', at }
    }
  }
}

/** What the provider's answers say of a payment. @throws where they are another payment's, or cannot be read. */
export const readingOf = (
  party: Party,
  { asked, check }: { readonly asked: ForumPayTransaction; readonly check: CheckReply },
  payment: { readonly paymentId: string; readonly startedAt: Date },
  now: Date,
): PaymentReading => {
  if (check.reference_no !== payment.paymentId || check.currency !== asked.currency) throw new Error('the answer is about another payment')
  const price = readPrice(check.invoice_amount ?? asked.invoice_amount, check.invoice_currency)
  if (!price) throw new Error('a sum that is not understood')
  return {
    ...saidOf(party, asked, check, payment.startedAt, now),
    price,
    transactionId: asked.payment_id,
    step: stepOf(party, asked, check, payment.startedAt),
  }
}
