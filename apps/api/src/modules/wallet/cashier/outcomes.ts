import type { Transaction } from 'kysely'
import type { Schema } from '../../../db/schema.ts'
import { noteIncident } from '../../../payments/engine/incidents.ts'
import type { PaymentRow } from '../../../payments/engine/rows.ts'
import { release, takeForGood } from './claims.ts'

const words = { COUPON: 'its coupon', PACKAGE: 'its offer' } as const

/**
 * What the cashier does in the transaction that books the tokens of a payment: what the purchase reserved is used now. Where it was
 * released and somebody else has it by then, the tokens are credited at the old terms all the same, and the desk is told.
 */
export const paymentSucceeded = async (transaction: Transaction<Schema>, payment: PaymentRow): Promise<void> => {
  const gone = await takeForGood(transaction, payment.id, payment.player_id)
  if (gone.length === 0) return
  const what = gone.map((one) => words[one]).join(' and ')
  await noteIncident(transaction, {
    party: payment.party,
    paymentId: payment.id,
    kind: 'LATE',
    subject: `${payment.id} terms`,
    detail: `paid late and credited at the old terms, though ${what} went to another payment: keep it, or give the money back`,
  })
}

/** What it does when a payment is over unpaid: what it reserved is free again. It may still succeed later. */
export const paymentEnded = (transaction: Transaction<Schema>, payment: PaymentRow): Promise<void> => release(transaction, payment.id)
