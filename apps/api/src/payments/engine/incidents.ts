import type { IncidentKind } from '@lagoon/contract/wire/operator/incidents'
import type { Kysely, Transaction } from 'kysely'
import { formatPrice } from '../words.ts'
import type { Schema } from '../../db/schema.ts'
import type { Standing } from '../machine/standing.ts'
import { priceOf, type PaymentRow } from './rows.ts'

interface Incident {
  readonly party: string
  readonly paymentId: string | null
  readonly withdrawalId?: string
  readonly kind: IncidentKind
  /** What it is about: the same is noted once. */
  readonly subject: string
  readonly detail: string
}

/** Notes something that a person has to look at, once. */
export const noteIncident = async (database: Kysely<Schema>, { paymentId, withdrawalId, ...incident }: Incident): Promise<void> => {
  await database
    .insertInto('payment_incident')
    .values({ ...incident, payment_id: paymentId, withdrawal_id: withdrawalId ?? null })
    .onConflict((conflict) => conflict.constraint('payment_incident_once').doNothing())
    .execute()
}

/** Notes a notice about what nobody here knows. */
export const noteUnknown = (
  database: Kysely<Schema>,
  unknown: {
    readonly party: string
    readonly kind: 'UNKNOWN_PAYMENT' | 'UNKNOWN_PAYOUT'
    readonly eventId: string
    /** What it names. */
    readonly of: object
  },
): Promise<void> => {
  const { party, kind, eventId, of } = unknown
  return noteIncident(database, { party, paymentId: null, kind, subject: eventId, detail: `notice ${eventId} names ${JSON.stringify(of)}` })
}

/** Notes what of a payment's standing a person has to look at. */
export const noteIncidents = async (transaction: Transaction<Schema>, payment: PaymentRow, standing: Standing): Promise<void> => {
  const of = { party: payment.party, paymentId: payment.id }
  if (standing.word === 'MISMATCH' || standing.word === 'LATE')
    await noteIncident(transaction, {
      ...of,
      kind: standing.word,
      subject: payment.id,
      detail: `asked for ${formatPrice(priceOf(payment))}; what came stands in the events of the payment`,
    })
  for (const transactionId of standing.secondMoney)
    await noteIncident(transaction, {
      ...of,
      kind: 'SECOND_MONEY',
      subject: `${payment.id} ${transactionId}`,
      detail: `paid once more by transaction ${transactionId}: give it back`,
    })
}
