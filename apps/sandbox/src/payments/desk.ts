import type { Choices, Wish } from './outcomes.ts'

/** Something that can be done to a payment or a payout at its provider, as its staff would. */
export interface DeskAction {
  readonly id: string
  /** What the button says. */
  readonly label: string
}

/** A payment or a payout as the desk lists it. */
export interface DeskEntry {
  /** A payout has the platform's key of it. */
  readonly id: string
  /** What is bought, or to whom it is paid out. */
  readonly title: string
  /** Money as text with its currency, by the provider's books. */
  readonly amount: string
  /** How it stands, in the provider's own words. */
  readonly state: string
  /** When it was begun, ISO 8601. */
  readonly at: string
  readonly actions: readonly DeskAction[]
}

/** A provider as the desk shows it, but for what it lists. */
export interface DeskState<OwnChoices, OwnWish> {
  /** Its id at the platform. */
  readonly id: string
  readonly name: string
  readonly choices: OwnChoices
  /** What is set for what comes next there; null where nothing is. */
  readonly next: OwnWish | null
}

/** What the desk can do at one provider. */
export interface ProviderDesk<State extends DeskState<unknown, OwnWish>, OwnWish> {
  readonly state: () => State
  /** Sets what happens to what comes next there; null: nothing special. False where it cannot do that. */
  readonly setNext: (wish: OwnWish | null) => boolean
  /** Does one of the actions of an entry; false where the entry or the action is not there (any more). */
  readonly act: (entryId: string, actionId: string) => Promise<boolean>
}

export interface PaymentDeskState extends DeskState<Choices, Wish> {
  /** The newest first. */
  readonly payments: readonly DeskEntry[]
}
export type PaymentDesk = ProviderDesk<PaymentDeskState, Wish>
