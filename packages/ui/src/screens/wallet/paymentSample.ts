import { demoPackages, tokensOf } from '@lagoon/contract/demo/packages'
import { bitcoinFor, bitcoinRate } from '@lagoon/contract/demo/bitcoin'
import type { Price } from '@lagoon/contract/money/price'
import type { Conversion } from '@lagoon/domain/wallet/transactions/transactions.state'
import type { PaymentFacts, PaymentStage } from '@lagoon/domain/wallet/payments/paymentReturn.state'

/** As the server writes them: each with its time once it has happened, and the last one expected. */
const begun: readonly PaymentStage[] = [
  { kind: 'STARTED', at: '2026-03-02T08:58:00Z', holder: 'PLATFORM' },
  { kind: 'SENT_TO_PROVIDER', at: '2026-03-02T08:58:00Z', holder: 'PLAYER', expectedBy: '2026-03-02T09:28:00Z' },
]
const credited: PaymentStage = { kind: 'CREDITED', holder: 'PLATFORM' }

/** A payment by card that a player could have made, for stories. */
export const cardPayment: PaymentFacts = {
  paymentId: 'pay_01JNB7X2QK9F4T',
  item: demoPackages.harbor.name,
  price: demoPackages.harbor.price,
  method: 'Visa ending in 4242',
  startedAt: '2026-03-02T08:58:00Z',
  art: 'JAR',
  packageId: demoPackages.harbor.id,
  timeline: [...begun, { kind: 'PAID', at: '2026-03-02T08:59:00Z', holder: 'PLATFORM' }, { ...credited, at: '2026-03-02T08:59:00Z' }],
}

/** The same while the provider has not said how it ended. */
export const waitingStages: readonly PaymentStage[] = [
  ...begun,
  { kind: 'WAITING_FOR_PROVIDER', at: '2026-03-02T08:59:00Z', holder: 'PROVIDER' },
  { ...credited, expectedBy: '2026-03-02T09:28:00Z' },
]
/** The same where less came than was due. */
export const underpaidStages: readonly PaymentStage[] = [
  ...begun,
  {
    kind: 'ACTION_NEEDED',
    at: '2026-03-02T08:59:00Z',
    holder: 'PLAYER',
    expectedBy: '2026-03-02T09:25:00Z',
    reason: 'We received less than the full amount. You can send the rest.',
  },
  { ...credited, expectedBy: '2026-03-02T09:25:00Z' },
]
/** The same where it came to nothing. */
export const failedStages: readonly PaymentStage[] = [...begun, { kind: 'FAILED', at: '2026-03-02T08:59:00Z', holder: 'PROVIDER' }]
/** The same where nothing came in time. */
export const expiredStages: readonly PaymentStage[] = [
  ...begun,
  { kind: 'EXPIRED', at: '2026-03-02T09:28:00Z', holder: 'PLATFORM', reason: 'No payment arrived in time.' },
]

/** What the Harbor package brings. */
export const harborTokens = tokensOf(demoPackages.harbor)

/** A price as it was paid in bitcoin, at the rate of the demo’s invoices. */
export const bitcoinConversion = (price: Price, at: string): Conversion => ({
  code: 'BTC',
  amount: bitcoinFor(price).amount,
  rate: bitcoinRate,
  at,
})
