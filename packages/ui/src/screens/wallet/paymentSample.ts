import { demoPackages, tokensOf } from '@lagoon/contract/demo/packages'
import type { PaymentFacts } from '@lagoon/domain/wallet/payments/paymentReturn.state'

/** A payment by card that a player could have made, for stories. */
export const cardPayment: PaymentFacts = {
  paymentId: 'pay_01JNB7X2QK9F4T',
  item: demoPackages.harbour.name,
  price: demoPackages.harbour.price,
  method: 'Visa ending in 4242',
  startedAt: '2026-03-02T08:58:00Z',
}

/** What the Harbour package brings. */
export const harbourTokens = tokensOf(demoPackages.harbour)
