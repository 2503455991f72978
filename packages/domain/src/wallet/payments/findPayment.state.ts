import type { Amount, Minor } from '@lagoon/contract/money/money'
import type { Currency } from '@lagoon/contract/money/price'
import type { FieldErrorDetail } from '@lagoon/contract/problems/problem'
import type { PaymentFailure } from '@lagoon/contract/wallet/enums'
import type { PaymentFacts } from './paymentReturn.state.ts'

/** What a player remembers of a payment: its sum and day (`2026-03-02`), or a number. */
export type PaymentMemory =
  | { readonly by: 'sum'; readonly amount: Minor; readonly currency: Currency; readonly day: string }
  | { readonly by: 'reference'; readonly reference: string }

/** The ticket that support gets, with everything filled in. */
export type TicketOfPayment =
  | { readonly state: 'none' }
  | { readonly state: 'sending' }
  | { readonly state: 'failed' }
  | { readonly state: 'opened'; readonly ticketId: string }

/** How a payment stands that was found. */
export type FoundStanding =
  | { readonly state: 'paid'; readonly received: readonly Amount[] }
  | { readonly state: 'pending'; readonly isUnpaid?: true }
  | { readonly state: 'notPaid'; readonly reason: PaymentFailure }

export interface FoundPayment {
  readonly payment: PaymentFacts
  readonly standing: FoundStanding
}

export type FindPaymentView =
  | {
      readonly state: 'asking'
      readonly isSearching: boolean
      readonly refusals: readonly FieldErrorDetail[]
      /** What was asked for last; absent on a fresh page. */
      readonly last?: PaymentMemory
    }
  | { readonly state: 'nothingFound'; readonly memory: PaymentMemory; readonly ticket: TicketOfPayment }
  /** More than one fits: the player says which. */
  | { readonly state: 'severalFound'; readonly found: readonly FoundPayment[] }
  /** One, of which the provider is asked at once; `isAsking` while it is. */
  | ({ readonly state: 'found'; readonly isAsking: boolean; readonly ticket: TicketOfPayment } & FoundPayment)
