import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { Price } from '@lagoon/contract/money/price'
import { minor } from '@lagoon/contract/money/money'
import type { Schema } from '../../db/schema.ts'
import { gathered } from '../../kernel/gathered.ts'
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

/** Which payment of which provider a notice is about. */
interface Named {
  readonly partyId: string
  readonly of: NoticeOf
}

const isNamed = ({ partyId, of }: Named, payment: PaymentRow): boolean =>
  payment.party === partyId && ('reference' in of ? payment.reference === of.reference : payment.id === of.paymentId.toLowerCase())

/** The payments that notices are about, among others of the same names; in one order, so that two transactions never wait for each other. */
const byNotices = (database: Kysely<Schema>, notices: readonly Named[]) => {
  const parties = notices.map(({ partyId }) => partyId)
  const references = notices.flatMap(({ of }) => ('reference' in of ? [of.reference] : []))
  const ids = notices.flatMap(({ of }) => ('paymentId' in of && UUID.test(of.paymentId) ? [of.paymentId] : []))
  return database
    .selectFrom('payment')
    .selectAll()
    .where(sql<boolean>`party = ANY (${parties}::text[])`)
    .where(sql<boolean>`(reference = ANY (${references}::text[]) OR id = ANY (${ids}::uuid[]))`)
    .orderBy('id')
}

/** The payment that a provider's notice is about; undefined where none is known by that. */
export const paymentOfNotice = async (database: Kysely<Schema>, partyId: string, of: NoticeOf): Promise<PaymentRow | undefined> => {
  const named = { partyId, of }
  return (await byNotices(database, [named]).execute()).find((payment) => isNamed(named, payment))
}

/**
 * The same, locked until the end of the transaction. Notices that are recorded side by side in it are about payments of different
 * players: it fails where they are not.
 */
export const lockPaymentOfNotice = gathered(
  async (transaction: Transaction<Schema>, notices: readonly Named[]): Promise<readonly (PaymentRow | undefined)[]> => {
    const rows = await byNotices(transaction, notices).forUpdate().execute()
    const payments = notices.map((notice) => rows.find((payment) => isNamed(notice, payment)))
    const players = payments.flatMap((payment) => payment?.player_id ?? [])
    if (new Set(players).size < players.length) throw new Error('two notices about payments of one player cannot be recorded side by side')
    return payments
  },
)

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
