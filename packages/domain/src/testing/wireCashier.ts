import { demoCoupon, demoPackages, demoRecharge, discounted, type DemoPackage } from '@lagoon/contract/demo/packages'
import type { Price } from '@lagoon/contract/money/price'
import type { Amount } from '@lagoon/contract/money/money'
import type { ResultOf } from '../client/operation.ts'
import { offerOf } from './packageSample.ts'

type WireCashier = ResultOf<'Cashier'>['cashier']
type WireOffer = WireCashier['packages'][number]
type WireQuote = ResultOf<'PurchaseQuote'>['purchaseQuote']
type WirePayment = ResultOf<'Payment'>['payment']

export const wireAmount = ({ kind, minor }: Amount) => ({ kind, amount: String(minor) })
export const wirePrice = ({ currency, minor }: Price) => ({ currency, minor: String(minor) })

/** A package of the demo as the server offers it. */
export const wireOffer = (sold: DemoPackage, more: Partial<WireOffer> = {}): WireOffer => {
  const { tokens, extras, price, finalAmount, perThousand, discountPercent = null, endsAt = null, ...offer } = offerOf(sold)
  return {
    ...offer,
    tokens: wireAmount(tokens),
    extras: extras.map(wireAmount),
    price: wirePrice(price),
    finalAmount: wirePrice(finalAmount),
    perThousand: String(perThousand),
    discountPercent,
    endsAt,
    ...more,
  }
}

const { rockPool, harbor, openSea } = demoPackages

/** The cashier of a player with nothing in the way, and one method of each kind. */
export const wireCashier = (more: Partial<WireCashier> = {}): WireCashier => ({
  currency: 'USD',
  packages: [wireOffer(rockPool), wireOffer(harbor), wireOffer(openSea, { isBestValue: true })],
  recharge: {
    currency: 'USD',
    min: String(demoRecharge.limits.min),
    max: String(demoRecharge.limits.max),
    steps: demoRecharge.steps.map(String),
    tokensPerUnit: String(demoRecharge.tokensPerUnit),
  },
  methods: [
    { id: 'card:sc-1', kind: 'CARD', name: 'Visa ending in 4242', detail: 'Confirmed at once.', marks: ['visa'] },
    { id: 'nuvei', kind: 'CARD', name: 'Card', detail: 'Enter it on the provider’s page.', marks: ['visa', 'mastercard'] },
    { id: 'skrill', kind: 'E_WALLET', name: 'Skrill', detail: 'Log in to Skrill, then come back here.', marks: ['skrill'] },
    { id: 'forumpay', kind: 'CRYPTO', name: 'Crypto', detail: 'Confirmed in 10 to 30 minutes.', marks: ['btc'] },
  ],
  obstacles: [],
  limit: null,
  ...more,
})

const zero = { currency: 'USD', minor: '0' } as const

/** What Harbor comes to. */
export const wireQuote = (more: Partial<WireQuote> = {}): WireQuote => ({
  title: harbor.name,
  price: wirePrice(harbor.price),
  discount: null,
  coupon: null,
  platformFee: zero,
  total: wirePrice(harbor.price),
  tokens: [wireAmount(harbor.tokens), { kind: 'SWEEP', amount: String(harbor.extraSweepTokens) }],
  ...more,
})

const reduced = discounted(harbor.price, demoCoupon.discountPercent)
/** The same with the coupon that takes a fifth off. */
export const wireQuoteWithCoupon = wireQuote({
  discount: { currency: 'USD', minor: String(harbor.price.minor - reduced.minor) },
  coupon: { ...demoCoupon, extraTokens: null },
  total: wirePrice(reduced),
})

/** A payment for Harbor by card. */
export const wirePayment = (more: Partial<WirePayment> = {}): WirePayment => ({
  id: 'pay-1',
  title: harbor.name,
  price: wirePrice(harbor.price),
  method: 'Visa ending in 4242',
  startedAt: '2026-03-02T08:58:00.000Z',
  state: 'PENDING',
  failure: null,
  received: [],
  art: 'JAR',
  packageId: harbor.id,
  coupon: null,
  platformFee: zero,
  step: null,
  timeline: [],
  reversed: null,
  ...more,
})

/** Crypto to choose from. */
export const wireCurrencies: ResultOf<'CryptoCurrencies'>['cryptoCurrencies'] = [
  { id: 'BTC', code: 'BTC', name: 'Bitcoin', network: 'Bitcoin', amount: '0.00021734', networkFee: '0.00000312' },
  { id: 'USDT-TRC20', code: 'USDT', name: 'Tether', network: 'Tron (TRC-20)', amount: '19.99', networkFee: '1.2' },
]

/** An invoice in Bitcoin that nothing has come for. */
export const wireInvoice: NonNullable<NonNullable<WirePayment['step']>['invoice']> = {
  currency: { id: 'BTC', code: 'BTC', name: 'Bitcoin', network: 'Bitcoin', amount: '0.00021734', networkFee: '0.00000312' },
  amount: '0.00021734',
  networkFee: '0.00000312',
  address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  uri: 'bitcoin:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4?amount=0.00021734',
  issuedAt: '2026-03-02T09:00:00.000Z',
  expiresAt: '2026-03-02T09:30:00.000Z',
  state: 'WAITING',
  received: '0',
  missing: null,
  confirmations: 0,
  minConfirmations: 2,
}
