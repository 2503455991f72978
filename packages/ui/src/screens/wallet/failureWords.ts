import type { PaymentFailure } from '@lagoon/contract/wallet/enums'

/** What a payment that came to nothing means for the player, by how it failed. */
export const failureWords: Readonly<Record<PaymentFailure, { readonly title: string; readonly words: string }>> = {
  DECLINED: {
    title: 'Your payment was declined',
    words: 'Your card issuer declined it without giving a reason. No tokens were added. Try another payment method or contact your bank.',
  },
  CANCELLED: {
    title: 'Payment canceled',
    words: 'You weren’t charged, and no tokens were added. The package is still available.',
  },
  EXPIRED: {
    title: 'Payment timed out',
    words: 'The provider didn’t receive your payment in time, so no tokens were added. You can try again.',
  },
  ERROR: {
    title: 'Payment failed',
    words: 'The provider had a problem, so no tokens were added. If you see a charge on your statement, send us the payment ID.',
  },
}
