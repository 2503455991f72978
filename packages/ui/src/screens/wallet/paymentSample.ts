import { minor } from '@lagoon/contract/money/money'
import type { PaymentFacts } from '@lagoon/domain/wallet/payments/paymentReturn.state'

/** A payment by card that a player could have made, for stories. */
export const cardPayment: PaymentFacts = {
  paymentId: 'pay_01JNB7X2QK9F4T',
  item: 'Harbour',
  price: { currency: 'USD', minor: minor(1_999n) },
  method: 'Visa ending in 4242',
  startedAt: '2026-03-02T08:58:00Z',
}

/** What the Harbour package brings. */
export const harbourTokens = [
  { kind: 'GAME', minor: minor(2_500_000n) },
  { kind: 'SWEEP', minor: minor(2_000n) },
  { kind: 'BONUS_SWEEP', minor: minor(500n) },
] as const
