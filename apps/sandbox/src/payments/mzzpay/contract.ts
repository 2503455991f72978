import type { MzzpayStatus } from '@lagoon/contract/wire/mzzpay/mzzpay'
import type { Choices, Wish } from '../outcomes.ts'

/** An order as its page shows it. */
export interface OrderView {
  readonly description: string
  readonly amount: string
  readonly currency: string
  readonly status: MzzpayStatus
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
