import type { Kysely, Selectable, Transaction } from 'kysely'
import type { Price } from '@lagoon/contract/money/price'
import { minor } from '@lagoon/contract/money/money'
import type { Schema } from '../../db/schema.ts'
import type { PaymentFact } from '../machine/standing.ts'
import type { NoticeOf } from '../protocol.ts'

/** A payment as it is kept. */
export type PaymentRow = Selectable<Schema['payment']>
export type PaymentEventRow = Selectable<Schema['payment_event']>

/** What is to be paid. */
export const priceOf = ({ currency, price_minor }: Pick<PaymentRow, 'currency' | 'price_minor'>): Price => ({
  currency,
  minor: minor(price_minor),
})

/** The payment, locked until the end of the transaction. */
export const lockPayment = (transaction: Transaction<Schema>, id: string): Promise<PaymentRow> =>
  transaction.selectFrom('payment').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i

const byNotice = (database: Kysely<Schema>, partyId: string, of: NoticeOf) => {
  const query = database.selectFrom('payment').selectAll().where('party', '=', partyId)
  if ('reference' in of) return query.where('reference', '=', of.reference)
  return UUID.test(of.paymentId) ? query.where('id', '=', of.paymentId) : undefined
}

/** The payment that a provider's notice is about; undefined where none is known by that. */
export const paymentOfNotice = async (database: Kysely<Schema>, partyId: string, of: NoticeOf): Promise<PaymentRow | undefined> =>
  byNotice(database, partyId, of)?.executeTakeFirst()

/** The same, locked until the end of the transaction. */
export const lockPaymentOfNotice = async (
  transaction: Transaction<Schema>,
  partyId: string,
  of: NoticeOf,
): Promise<PaymentRow | undefined> => byNotice(transaction, partyId, of)?.forUpdate().executeTakeFirst()

export const factOf = (event: PaymentEventRow): PaymentFact => ({
  word: event.word,
  source: event.source,
  transactionId: event.transaction_id,
  price: { currency: event.currency, minor: minor(event.minor) },
  at: event.at,
  until: event.until,
  dispute: event.dispute_id === '' ? null : { id: event.dispute_id, stage: event.dispute_stage },
  reason: event.reason,
})
