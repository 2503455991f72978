import type { TicketSender } from '@lagoon/contract/support/enums'

/** One line of a chat with support. `at` is an RFC 3339 instant; `text` is plain text. */
export interface ChatMessage {
  readonly id: string
  readonly from: TicketSender
  readonly text: string
  readonly at: string
  /** Of the player's own: what became of it. */
  readonly delivery?: 'sending' | 'sent' | 'failed'
}

/** The chat with support. `agent` is who answers, absent until somebody does. */
export type ChatView =
  | { readonly state: 'closed'; readonly unread: number }
  | {
      readonly state: 'open'
      readonly line: 'live' | 'reconnecting'
      readonly messages: readonly ChatMessage[]
      readonly agent?: { readonly name: string; readonly isTyping: boolean }
    }
