import type { ContactAct } from '@lagoon/contract/wire/operator/contacts'
import type { KycCasesQuery, KycDecision } from '@lagoon/contract/wire/operator/kycCases'
import type { ReviewAct, ReviewsQuery } from '@lagoon/contract/wire/operator/reviews'
import type { TicketAct, TicketsQuery } from '@lagoon/contract/wire/operator/tickets'
import { officePaths, type OfficeCall, type OfficeRefusal, type OfficeReplies } from '../contract.ts'

interface Bodies {
  readonly withdrawals: Omit<ReviewsQuery, 'first'> & { readonly first?: number }
  readonly withdrawal: { readonly id: string }
  readonly act: ReviewAct
  readonly verifications: KycCasesQuery
  readonly decide: KycDecision
  readonly tickets: Omit<TicketsQuery, 'first'> & { readonly first?: number }
  readonly ticket: { readonly id: string }
  readonly actOnTicket: TicketAct
  readonly contacts: Readonly<Record<never, never>>
  readonly contact: { readonly id: string }
  readonly actOnContact: ContactAct
  readonly log: Readonly<Record<never, never>>
}
export type Answered<Call extends OfficeCall> = Extract<OfficeReplies[Call], { status: 'OK' }>
export type Refused = { readonly status: OfficeRefusal }

/** Asks the back office's server; never throws: no answer is `UNREACHABLE`. */
export const ask = async <Call extends OfficeCall>(call: Call, body: Bodies[Call]): Promise<Answered<Call> | Refused> => {
  try {
    const response = await fetch(officePaths[call], {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return (await response.json()) as Answered<Call> | Refused
  } catch {
    return { status: 'UNREACHABLE' }
  }
}
