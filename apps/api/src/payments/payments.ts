import type { Price } from '@lagoon/contract/money/price'
import type { Party } from '@lagoon/contract/parties/parties'
import type { paymentProtocols } from '../config/protocols.ts'
import type { Webhook } from '../kernel/inbox/sender.ts'
import type { Services } from '../services.ts'

/** A payment that is to be begun at its provider. */
export interface PaymentOrder {
  /** Our id of the payment, which the provider repeats in what it signs. Begun again with the same id it is the same payment. */
  readonly paymentId: string
  readonly price: Price
  /** Where the provider sends the player afterwards. Coming back proves nothing. */
  readonly returnUrl: string
}

export interface StartedPayment {
  /** The provider's id of it. */
  readonly reference: string
  /** Where the player pays. */
  readonly payUrl: string
}

/** What a provider says of a payment. None but REVERSED is its last word: a payment that failed or expired may still be paid. */
export interface PaymentReading {
  readonly state: 'PENDING' | 'NEEDS_ACTION' | 'SUCCEEDED' | 'FAILED' | 'EXPIRED' | 'REVERSED'
  /** What was paid, by the provider's books: compare it with what was ordered. */
  readonly price: Price
}

/**
 * What a folder `payments/<protocol>` is to the platform: how the providers of one kind are spoken to. The calls reject when no
 * answer came or it could not be read; then nothing is known, and a payment is neither paid nor failed.
 */
export interface PaymentProtocol {
  readonly start: (party: Party, order: PaymentOrder) => Promise<StartedPayment>
  /** Asks how a payment stands: what a player's browser says about money is never believed. Null: the provider does not know it (yet). */
  readonly read: (party: Party, payment: { readonly paymentId: string; readonly reference: string }) => Promise<PaymentReading | null>
  /** What the party posts to `/webhooks/payments/<id of the party>`. */
  readonly webhook: (services: Services, party: Party) => Webhook
}

/** One folder for each protocol. */
export const paymentFolders = {} satisfies Record<(typeof paymentProtocols)[number], PaymentProtocol>
