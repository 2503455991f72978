import { demoPackages, tokensOf } from '@lagoon/contract/demo/packages'
import type { PaymentFacts, PaymentStage } from '@lagoon/domain/wallet/payments/paymentReturn.state'

/** A payment by card that a player could have made, for stories. */
export const cardPayment: PaymentFacts = {
  paymentId: 'pay_01JNB7X2QK9F4T',
  item: demoPackages.harbor.name,
  price: demoPackages.harbor.price,
  method: 'Visa ending in 4242',
  startedAt: '2026-03-02T08:58:00Z',
  art: 'JAR',
  packageId: demoPackages.harbor.id,
  timeline: [
    { kind: 'STARTED', at: '2026-03-02T08:58:00Z', holder: 'PLATFORM' },
    { kind: 'PAID', at: '2026-03-02T08:59:00Z', holder: 'PROVIDER' },
    { kind: 'CREDITED', at: '2026-03-02T08:59:00Z', holder: 'PLATFORM' },
  ],
}

/** The same while the provider has not said how it ended. */
export const waitingStages: readonly PaymentStage[] = [
  { kind: 'STARTED', at: '2026-03-02T08:58:00Z', holder: 'PLATFORM' },
  { kind: 'SENT_TO_PROVIDER', at: '2026-03-02T08:58:00Z', holder: 'PLATFORM' },
  { kind: 'WAITING_FOR_PROVIDER', holder: 'PROVIDER', expectedBy: '2026-03-02T09:13:00Z' },
  { kind: 'CREDITED', holder: 'PLATFORM' },
]
/** The same where it came to nothing. */
export const failedStages: readonly PaymentStage[] = [
  { kind: 'STARTED', at: '2026-03-02T08:58:00Z', holder: 'PLATFORM' },
  { kind: 'SENT_TO_PROVIDER', at: '2026-03-02T08:58:00Z', holder: 'PLATFORM' },
  { kind: 'FAILED', at: '2026-03-02T08:59:00Z', holder: 'PROVIDER' },
]

/** What the Harbor package brings. */
export const harborTokens = tokensOf(demoPackages.harbor)
