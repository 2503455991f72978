import type { Choices, Wish } from './outcomes.ts'

/** Something that can be done to a payment at its provider, as its staff would. */
export interface PaymentAction {
  readonly id: string
  /** What the button says. */
  readonly label: string
}

/** A payment as the desk lists it. */
export interface DeskPayment {
  readonly id: string
  /** What is bought. */
  readonly title: string
  /** Money as text with its currency. */
  readonly amount: string
  /** How it stands, in the provider's own words. */
  readonly state: string
  /** When it was begun, ISO 8601. */
  readonly at: string
  readonly actions: readonly PaymentAction[]
}

/** A payment provider as the desk shows it. */
export interface PaymentDeskState {
  /** Its id at the platform. */
  readonly id: string
  readonly name: string
  readonly choices: Choices
  /** What is set for its next payment; null where nothing is. */
  readonly next: Wish | null
  /** The newest first. */
  readonly payments: readonly DeskPayment[]
}

/** What the desk can do at one payment provider. */
export interface PaymentDesk {
  readonly state: () => PaymentDeskState
  /** Sets what happens to its next payment; null: nothing special. False where it cannot do that. */
  readonly setNext: (wish: Wish | null) => boolean
  /** Does one of the payment's actions; false where the payment or the action is not there (any more). */
  readonly act: (paymentId: string, actionId: string) => Promise<boolean>
}
