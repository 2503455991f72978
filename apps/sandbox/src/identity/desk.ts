import type { Wish } from './outcomes.ts'

/** Something that can be done to a case, as the provider's staff would. */
export interface CaseAction {
  readonly id: string
  /** What the button says. */
  readonly label: string
}

/** A person that is checked, as the desk lists them. */
export interface DeskCase {
  readonly id: string
  /** As the platform told it; empty where it did not. */
  readonly name: string
  /** In the provider's own words. */
  readonly level: string
  readonly state: string
  /** When it last changed, ISO 8601. */
  readonly at: string
  readonly actions: readonly CaseAction[]
}

/** An identity provider as the desk shows it. */
export interface IdentityDeskState {
  /** Its id at the platform. */
  readonly id: string
  readonly name: string
  /** Where its reviewers decide. */
  readonly reviewers: string
  /** What is set for the next check that is sent in; null where nothing is. */
  readonly next: Wish | null
  /** The newest first. */
  readonly cases: readonly DeskCase[]
}

/** What the desk can do at one identity provider. */
export interface IdentityDesk {
  readonly state: () => IdentityDeskState
  /** Sets what comes of the next check that is sent in; null: nothing special. All of it can be done. */
  readonly setNext: (wish: Wish | null) => boolean
  /** Does one of the case's actions; false where the case or the action is not there (any more). */
  readonly act: (caseId: string, actionId: string) => Promise<boolean>
}
