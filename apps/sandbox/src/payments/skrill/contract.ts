import type { Choices, Wish } from '../outcomes.ts'

/** A session as its page shows it. */
export interface SessionView {
  readonly title: string
  readonly amount: string
  readonly currency: string
  /** The payer's email, as the merchant knows it. */
  readonly email: string
  readonly state: 'OPEN' | 'DONE' | 'ENDED'
  /** Back to the app. */
  readonly returnUrl: string
  readonly choices: Choices
  /** What happens where the tester chooses nothing else. */
  readonly wish: Wish
}

/** Where the page sends the player once it was chosen what happens; null: nowhere, their window is closed. */
export interface ChoiceReply {
  readonly returnUrl: string | null
}
