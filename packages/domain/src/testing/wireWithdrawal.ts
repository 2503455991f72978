import { demoBank, demoReceives, demoWithdrawalLimits, payoutOf } from '@lagoon/contract/demo/payouts'
import { payoutWays, type PayoutWay } from '@lagoon/contract/withdrawal/enums'
import type { ResultOf } from '../client/operation.ts'
import { wirePrice } from './wireCashier.ts'

type WireSettings = ResultOf<'WithdrawalSettings'>['withdrawalSettings']
type WireOffer = WireSettings['ways'][number]
type WireAccount = WireOffer['accounts'][number]
type WireQuote = ResultOf<'WithdrawalQuote'>['withdrawalQuote']
type WireWithdrawal = ResultOf<'Withdrawal'>['withdrawal']

const zero = { currency: 'USD', minor: '0' } as const

/** A bank account that can be paid now. */
export const wireAccount = (more: Partial<WireAccount> = {}): WireAccount => ({
  id: 'pa-1',
  way: 'BANK',
  label: `${demoBank.name}, ending in 6789`,
  network: null,
  currency: null,
  address: null,
  createdAt: '1970-01-01T00:00:00.000Z',
  usableFrom: '1970-01-01T00:00:00.000Z',
  ...more,
})

/** One method as the demo offers it. */
export const wireOffer = (way: PayoutWay, accounts: readonly WireAccount[] = []): WireOffer => {
  const { fee, arrivalDays, min, max } = payoutOf(way)
  return {
    way,
    name: way,
    arrivalDays,
    fee: fee === undefined ? zero : wirePrice(fee),
    min: String(min),
    max: String(max),
    accounts: [...accounts],
  }
}

/** A player with 640.50 prize tokens and nothing in the way; a bank account is saved. */
export const wireSettings = (more: Partial<WireSettings> = {}): WireSettings => ({
  obstacles: [],
  available: '64050',
  redeemable: '64050',
  blocked: [],
  tokenWorth: wirePrice(demoWithdrawalLimits.tokenWorth),
  min: String(demoWithdrawalLimits.min),
  max: String(demoWithdrawalLimits.max),
  limits: [],
  ways: payoutWays.map((way) => wireOffer(way, way === 'BANK' ? [wireAccount()] : [])),
  addressProofAbove: null,
  newAccountHours: 24,
  open: null,
  ...more,
})

/** What 250 prize tokens come to at a bank. */
export const wireWithdrawalQuote = (more: Partial<WireQuote> = {}): WireQuote => ({
  amount: '25000',
  gross: wirePrice(demoReceives(25_000n, 'BANK')),
  fee: zero,
  receives: wirePrice(demoReceives(25_000n, 'BANK')),
  crypto: null,
  expectedBy: '2026-03-06',
  ...more,
})

/** Crypto to be paid out in, at a rate that holds for a minute. */
export const wirePayoutCurrency = (rateEndsAt: string): ResultOf<'PayoutCurrencies'>['payoutCurrencies'][number] => ({
  id: 'USDT_TRC20',
  code: 'USDT',
  name: 'Tether',
  network: 'TRON',
  amount: '246.55',
  networkFee: '1.20',
  rateEndsAt,
})

/** 250 prize tokens to a bank, requested a moment ago. */
export const wireWithdrawal = (more: Partial<WireWithdrawal> = {}): WireWithdrawal => ({
  id: 'wd-1',
  way: 'BANK',
  state: 'REQUESTED',
  amount: '25000',
  gross: wirePrice(demoReceives(25_000n, 'BANK')),
  fee: zero,
  receives: wirePrice(demoReceives(25_000n, 'BANK')),
  destination: `${demoBank.name}, ending in 6789`,
  requestedAt: '2026-03-02T08:58:00.000Z',
  holder: 'PLATFORM',
  since: '2026-03-02T08:58:00.000Z',
  expectedBy: '2026-03-04',
  isLate: false,
  notBefore: null,
  canCancel: true,
  refusal: null,
  refusalNote: null,
  failure: null,
  givenBack: null,
  reference: null,
  crypto: null,
  timeline: [{ state: 'REQUESTED', at: '2026-03-02T08:58:00.000Z', by: 'PLAYER' }],
  ...more,
})

/** A card that is being linked in the provider's frame. */
export const wireCapture = (
  more: Partial<ResultOf<'AccountCapture'>['accountCapture']> = {},
): ResultOf<'AccountCapture'>['accountCapture'] => ({
  id: 'cap-1',
  state: 'OPEN',
  frameUrl: 'https://cards.example/frame/cap-1',
  redirectUrl: 'https://cards.example/page/cap-1',
  endsAt: '2026-03-02T09:10:00.000Z',
  account: null,
  ...more,
})
