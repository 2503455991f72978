import type { Minor } from '@lagoon/contract/money/money'
import type { FieldErrorDetail } from '@lagoon/contract/problems/problem'

/** A tip goes to the dealer of a table or to the agent of a chat, never to another player. */
export interface TipRecipient {
  readonly kind: 'DEALER' | 'AGENT'
  readonly name: string
  /** The table, or what the chat was about. */
  readonly where: string
}

interface TipOffer {
  readonly recipient: TipRecipient
  /** Tip tokens that the player holds. */
  readonly balance: Minor
  /** Smallest tip; a setting of the server. */
  readonly minimum: Minor
  readonly steps: readonly Minor[]
}

export interface TipValues {
  /** As typed. */
  amount: string
}

export type TipView =
  /** The player says how much; `refusals` are the server's words about it. */
  | ({ readonly state: 'amount'; readonly refusals: readonly FieldErrorDetail[] } & TipOffer)
  /** The sum, before it is given. */
  | ({ readonly state: 'confirm'; readonly amount: Minor; readonly isSending: boolean } & TipOffer)
  /** The balance does not even hold the minimum. */
  | ({ readonly state: 'notEnoughTipTokens' } & TipOffer)
  | { readonly state: 'sent'; readonly recipient: TipRecipient; readonly amount: Minor; readonly balance: Minor }
