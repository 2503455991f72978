import { demoCoupon, demoPackages, demoPurchaseLimit, tokensOf } from '@lagoon/contract/demo/packages'
import { demoWorth, payoutFee } from '@lagoon/contract/demo/payouts'
import { operationPaths } from '@lagoon/contract/paths'
import { http, HttpResponse } from 'msw'
import type { ResultOf } from '../client/operation.ts'
import { answers, detailsOf, everyPage, outOfOrder, playerIsThere, refuses } from './scenarios.ts'
import { wireBalances, wireGame, wirePlayer } from './wire.ts'
import {
  wireAmount,
  wireCashier,
  wireCurrencies,
  wireInvoice,
  wirePayment,
  wirePrice,
  wireQuote,
  wireQuoteWithCoupon,
} from './wireCashier.ts'
import { wireRecord } from './wireRecord.ts'

type WireTransaction = ResultOf<'Transactions'>['transactions']['nodes'][number]
type WirePayment = ReturnType<typeof wirePayment>

const { harbor } = demoPackages
const wireTransaction = (more: Partial<WireTransaction> = {}): WireTransaction => ({
  id: '7',
  type: 'PURCHASE',
  direction: 'CREDIT',
  at: '2026-03-01T18:20:00.000Z',
  tokens: wireAmount(harbor.tokens),
  paymentMethod: 'Visa ending in 4242',
  extras: [],
  paymentId: null,
  withdrawalId: null,
  title: null,
  bonusType: null,
  recipient: null,
  conversion: null,
  convertedAmount: wirePrice(harbor.price),
  platformFee: null,
  status: 'COMPLETED',
  ...more,
})
const welcome = wireTransaction({
  id: '1',
  type: 'REWARD',
  paymentMethod: null,
  bonusType: 'Welcome tokens',
  convertedAmount: null,
  platformFee: null,
})
const withdrawal = wireTransaction({
  id: '6',
  type: 'WITHDRAWAL',
  direction: 'DEBIT',
  tokens: { kind: 'PRIZE', amount: '10000' },
  convertedAmount: wirePrice(demoWorth(10_000n)),
  platformFee: wirePrice(payoutFee('CARD')),
})
const lines = (nodes: WireTransaction[]) =>
  answers('Transactions', { transactions: { nodes, pageInfo: { hasNextPage: false, endCursor: null } } })

export const transactionScenarios = {
  filled: [lines([wireTransaction(), withdrawal, welcome]), ...playerIsThere],
  empty: [lines([]), ...playerIsThere],
  failed: [refuses('Transactions', { status: 500, code: 'INTERNAL', message: 'Out of order' }), ...playerIsThere],
}

const payment = (more: Partial<WirePayment>) => answers('Payment', { payment: wirePayment(more) })

const checked = (more: Partial<WirePayment> = {}) => answers('CheckPayment', { checkPayment: wirePayment(more) })

export const paymentScenarios = {
  success: [payment({ state: 'SUCCESS', received: tokensOf(harbor).map(wireAmount) }), ...playerIsThere],
  pending: [payment({}), checked(), ...playerIsThere],
  failure: [payment({ state: 'FAILURE', failure: 'DECLINED' }), ...playerIsThere],
  transactionNotFoundYet: [
    refuses('Payment', { status: 400, code: 'TRANSACTION_NOT_FOUND', message: 'Transaction not found: pay-1' }),
    ...playerIsThere,
  ],
  logSeeThisPayment: everyPage,
}

const cashier = (more: Parameters<typeof wireCashier>[0] = {}, openPayment: WirePayment | null = null) =>
  answers('Cashier', { cashier: wireCashier(more), openPayment })

/** What the cashier answers to somebody who looks at what is for sale. */
export const packageScenarios = {
  filled: [cashier(), ...playerIsThere],
  open: [cashier({}, wirePayment()), ...playerIsThere],
  none: [cashier({ packages: [], recharge: null }), ...playerIsThere],
  failed: [refuses('Cashier', outOfOrder), ...playerIsThere],
}

/** The sum of what is asked for: with the coupon of the demo, with none, and with any other, which is used up. */
const quotes = http.post(`*/graphql/${operationPaths.PurchaseQuote}`, async ({ request }) => {
  const { variables } = (await request.json()) as { variables: { order: { amount?: string }; coupon: string | null } }
  const { order, coupon } = variables
  if (coupon === demoCoupon.code) return HttpResponse.json({ data: { purchaseQuote: wireQuoteWithCoupon } })
  if (coupon !== null)
    return HttpResponse.json({ status: 400, code: 'COUPON_INVALID', message: 'No.', facts: { reason: 'USED_UP' } }, { status: 400 })
  if (order.amount === undefined) return HttpResponse.json({ data: { purchaseQuote: wireQuote() } })
  const price = { currency: 'USD' as const, minor: order.amount }
  const tokens = [{ kind: 'GAME' as const, amount: String(BigInt(order.amount) * 1_000n) }]
  return HttpResponse.json({ data: { purchaseQuote: wireQuote({ title: 'Custom recharge', price, total: price, tokens }) } })
})

const buys = (more: Partial<WirePayment>) => answers('BuyPackage', { buyPackage: wirePayment(more) })
const selling = [cashier(), quotes, ...playerIsThere]
const refusesPurchase = (problem: Parameters<typeof refuses>[1]) => [refuses('BuyPackage', problem), ...selling]
const framed = {
  step: { kind: 'FRAME' as const, url: `${globalThis.location?.origin ?? 'http://localhost'}/covers/package-jar.svg`, invoice: null },
}
const invoiced = { step: { kind: 'INVOICE' as const, url: null, invoice: wireInvoice } }
const limitFacts = {
  currency: harbor.price.currency,
  limit: String(demoPurchaseLimit.limit.minor),
  left: String(demoPurchaseLimit.left.minor),
  used: String(demoPurchaseLimit.used.minor),
  asked: String(harbor.price.minor),
  days: String(demoPurchaseLimit.days),
  renewsAt: '2026-03-09T00:00:00.000Z',
}

/** What the server answers to a purchase. */
export const purchaseScenarios = {
  chosen: selling,
  frame: [buys(framed), payment(framed), checked(framed), ...selling],
  invoice: [
    answers('CryptoCurrencies', { cryptoCurrencies: wireCurrencies }),
    buys(invoiced),
    payment(invoiced),
    checked(invoiced),
    ...selling,
  ],
  paidAtOnce: [buys({ state: 'SUCCESS' }), payment({ state: 'SUCCESS', received: tokensOf(harbor).map(wireAmount) }), ...selling],
  kycRequired: refusesPurchase({ status: 403, code: 'KYC_REQUIRED', message: 'You must be verified.' }),
  emailNotConfirmed: [cashier({ obstacles: ['EMAIL_NOT_CONFIRMED'] }), quotes, ...playerIsThere],
  noCountry: [cashier({ obstacles: ['NO_COUNTRY_IN_PROFILE'] }), quotes, ...playerIsThere],
  priceChanged: refusesPurchase({ status: 409, code: 'PRICE_CHANGED', message: 'Another price.' }),
  providerUnavailable: refusesPurchase({ status: 503, code: 'PROVIDER_UNAVAILABLE', message: 'Away.' }),
  notForSale: refusesPurchase({ status: 409, code: 'PACKAGE_NOT_FOR_SALE', message: 'Sold out.' }),
  ownLimit: refusesPurchase({
    status: 409,
    code: 'PURCHASE_LIMIT_EXCEEDED',
    message: 'Too much.',
    facts: { ...limitFacts, setBy: 'PLAYER' },
  }),
  threshold: [
    http.post(`*/graphql/${operationPaths.BuyPackage}`, async ({ request }) => {
      const { variables } = (await request.json()) as { variables: { input: { overThreshold: boolean } } }
      return variables.input.overThreshold
        ? HttpResponse.json({ data: { buyPackage: wirePayment({ state: 'SUCCESS' }) } })
        : HttpResponse.json(
            { status: 409, code: 'PURCHASE_LIMIT_EXCEEDED', message: 'A lot.', facts: { ...limitFacts, setBy: 'OPERATOR' } },
            { status: 409 },
          )
    }),
    payment({ state: 'SUCCESS' }),
    ...selling,
  ],
}

const portholeTile = wireGame({ id: 'porthole-twenty-one', name: 'Porthole Twenty-One', type: 'BLACKJACK' })
const withTips = (tips: string) => {
  const sheet = wireBalances('8')
  return { ...sheet, tokens: sheet.tokens.map((token) => (token.kind === 'TIP' ? { ...token, amount: tips } : token)) }
}
const atTheTable = [
  answers('InitiateGame', { initiateGame: { sessionId: 'g-1', url: 'about:blank', token: 'GAME', game: portholeTile } }),
  answers('EndGameSession', { endGameSession: true }),
  answers('TipOffer', {
    tipOffer: { dealer: 'Ines Caldeira', table: 'Porthole Twenty-One', minimum: '100', steps: ['100', '250', '500', '1000'] },
  }),
]

export const paymentRecordScenarios = {
  paid: [answers('PaymentRecord', { paymentRecord: wireRecord() }), ...playerIsThere],
  paymentNotFound: [
    refuses('PaymentRecord', { status: 400, code: 'TRANSACTION_NOT_FOUND', message: 'Transaction not found: pay-1' }),
    ...playerIsThere,
  ],
}

export const findPaymentScenarios = {
  foundPaid: [
    answers('FindPayments', { findPayments: [wirePayment({ state: 'PENDING' })] }),
    checked({ state: 'SUCCESS' }),
    payment({ state: 'SUCCESS' }),
    ...playerIsThere,
  ],
  nothingFound: [answers('FindPayments', { findPayments: [] }), ...playerIsThere],
}

export const tipScenarios = {
  sent: [
    answers('Me', { me: wirePlayer, balances: withTips('600') }),
    answers('Balances', { balances: withTips('600') }),
    answers('SendTip', { sendTip: { dealer: 'Ines Caldeira', table: 'Porthole Twenty-One', amount: '250' } }),
    ...atTheTable,
    detailsOf(portholeTile),
    ...playerIsThere,
  ],
  notEnoughTipTokens: [...atTheTable, detailsOf(portholeTile), ...playerIsThere],
}
