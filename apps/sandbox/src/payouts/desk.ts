import type { PaymentAction } from '../payments/desk.ts'
import type { PayoutChoices, PayoutWish } from './outcomes.ts'

/** A payout as the desk lists it. */
export interface DeskPayout {
  /** The platform's key of it. */
  readonly id: string
  /** To whom. */
  readonly title: string
  /** Money as text with its currency, by the provider's books. */
  readonly amount: string
  readonly state: string
  /** When it was made, ISO 8601. */
  readonly at: string
  readonly actions: readonly PaymentAction[]
}

/** A provider of payouts as the desk shows it. */
export interface PayoutDeskState {
  /** Its id at the platform. */
  readonly id: string
  readonly name: string
  readonly choices: PayoutChoices
  /** What is set for its next payout; null where nothing is. */
  readonly next: PayoutWish | null
  /** The newest first. */
  readonly payouts: readonly DeskPayout[]
}

/** What the desk can do at one provider of payouts. */
export interface PayoutDesk {
  readonly state: () => PayoutDeskState
  /** Sets what happens to its next payout; null: nothing special. False where it cannot do that. */
  readonly setNext: (wish: PayoutWish | null) => boolean
  /** Does one of the payout's actions; false where the payout or the action is not there (any more). */
  readonly act: (payoutId: string, actionId: string) => Promise<boolean>
}
