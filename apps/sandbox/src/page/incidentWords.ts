import type { IncidentKind } from '@lagoon/contract/wire/operator/incidents'

/** What went wrong about a payment, as the operator's desk and the reviewers read it. */
export const incidentWords: Readonly<Record<IncidentKind, string>> = {
  SECOND_MONEY: 'Paid twice',
  MISMATCH: 'Different amount or currency',
  LATE: 'Paid late',
  UNKNOWN_PAYMENT: 'Unknown payment',
  FOREIGN_ANSWER: 'Answer about another payment',
  UNSETTLED: 'Never settled',
  UNKNOWN_PAYOUT: 'Unknown payout',
  CONTRADICTED: 'Refused, and paid',
  SECOND_RETURN: 'Returned twice',
  PAYOUT_REFUSED: 'Refused every time',
}
