import { demoReceives, demoWithdrawalLimits, payoutOf } from '@lagoon/contract/demo/payouts'
import { minor } from '@lagoon/contract/money/money'
import type { PayoutCurrency, QuoteView } from '@lagoon/domain/withdrawal/request/withdrawTo.state'
import type { PayoutAccount, WithdrawalRequest, WithdrawalSettings } from '@lagoon/domain/withdrawal/withdrawal.state'
import { payoutWays, type PayoutWay } from '@lagoon/contract/withdrawal/enums'

/** Accounts as players save them, one for each kind of method that has its own. */
export const sampleAccounts = {
  bank: { id: 'pa_1', way: 'BANK', label: 'Harbor Savings, ending in 6789' },
  newBank: { id: 'pa_2', way: 'BANK', label: 'Tidewater Credit Union, ending in 0042', waitsUntil: '2026-03-03T09:00:00Z' },
  card: { id: 'pa_3', way: 'CARD', label: 'Visa debit ending in 4242' },
  crypto: {
    id: 'pa_4',
    way: 'CRYPTO',
    label: 'USDT on Tron, ending in gjLj6t',
    network: 'TRON',
    currency: 'USDT',
    address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  },
  skrill: { id: 'pa_5', way: 'SKRILL', label: 'marina@example.com' },
} as const satisfies Readonly<Record<string, PayoutAccount>>

/** 640.50 prize tokens, of which 640 can leave. */
export const sampleSettings: WithdrawalSettings = {
  min: demoWithdrawalLimits.min,
  max: demoWithdrawalLimits.max,
  tokenWorth: demoWithdrawalLimits.tokenWorth,
  balance: minor(64_050n),
  available: minor(64_050n),
  blocked: [],
  limits: [],
  ways: payoutWays.map((way) => ({ ...payoutOf(way), accounts: [] })),
  newAccountHours: 24,
}

/** No method takes more than what is left of the limit of the day. */
const leftToday = minor(35_000n)

/** Prize tokens of which each part waits for something else. */
export const sampleBlocked: WithdrawalSettings = {
  ...sampleSettings,
  max: leftToday,
  ways: sampleSettings.ways.map((way) => ({ ...way, max: way.max < leftToday ? way.max : leftToday })),
  balance: minor(125_050n),
  blocked: [
    { reason: 'PLAYTHROUGH', amount: minor(40_000n), progress: { played: minor(26_000n), required: minor(40_000n) } },
    { reason: 'BONUS', amount: minor(5_000n), progress: { played: minor(1_250n), required: minor(5_000n) } },
    { reason: 'PENDING_REVERSAL', amount: minor(16_000n) },
  ],
  limits: [
    { kind: 'DAY', limit: minor(100_000n), left: leftToday, renewsAt: '2026-03-03T05:00:00Z' },
    { kind: 'MONTH', limit: minor(2_000_000n), left: minor(1_850_000n), renewsAt: '2026-04-01T05:00:00Z' },
    { kind: 'STATE', limit: demoWithdrawalLimits.max, left: demoWithdrawalLimits.max },
  ],
  addressProofAbove: minor(200_000n),
}

/** 250 prize tokens by one method. */
export const sampleRequest = (way: PayoutWay): WithdrawalRequest => {
  const { fee, arrivalDays } = payoutOf(way)
  return { way, amount: minor(25_000n), receives: demoReceives(25_000n, way), arrivalDays, ...(fee && { fee }) }
}

/** Crypto to be paid out in. */
export const sampleCurrencies: readonly PayoutCurrency[] = [
  {
    id: 'BTC',
    code: 'BTC',
    name: 'Bitcoin',
    network: 'BITCOIN',
    amount: '0.00291034',
    networkFee: '0.00001210',
    rateEndsAt: '2026-03-02T09:01:00Z',
  },
  {
    id: 'USDT_ERC20',
    code: 'USDT',
    name: 'Tether',
    network: 'ETHEREUM',
    amount: '243.10',
    networkFee: '4.60',
    rateEndsAt: '2026-03-02T09:01:00Z',
  },
  {
    id: 'USDT_TRC20',
    code: 'USDT',
    name: 'Tether',
    network: 'TRON',
    amount: '246.55',
    networkFee: '1.20',
    rateEndsAt: '2026-03-02T09:01:00Z',
  },
]

/** What 250 prize tokens come to, by one method. */
export const sampleQuote = (way: PayoutWay): Extract<QuoteView, { state: 'known' }> => {
  const { fee } = payoutOf(way)
  const [, , currency] = sampleCurrencies
  return {
    state: 'known',
    gross: demoReceives(25_000n, 'BANK'),
    ...(fee && { fee }),
    receives: demoReceives(25_000n, way),
    expectedBy: '2026-03-06',
    ...(way === 'CRYPTO' && currency ? { crypto: currency } : {}),
  }
}

/** What every step behind amount and method knows of 250 prize tokens by one method. */
export const sampleStep = (way: PayoutWay) => ({
  request: sampleRequest(way),
  draft: { way, amount: '250' },
  newAccountHours: 24,
  hasAccounts: false,
})
