import { sql, type Transaction } from 'kysely'
import type { Price } from '@lagoon/contract/money/price'
import type { Schema } from '../../db/schema.ts'
import { keepConversion, keepStep } from '../kept.ts'
import { phaseOf } from '../machine/phase.ts'
import { rankOf, standingOf, type PaymentFact, type Standing } from '../machine/standing.ts'
import type { PaymentReading, ProviderStep, StoredCard } from '../protocol.ts'
import { keepCard } from './cards.ts'
import { noteIncidents } from './incidents.ts'
import { factOf, lockPayment, priceOf, type PaymentEventRow, type PaymentRow } from './rows.ts'
import { settle } from './settle.ts'
import { informPlayer } from './informPlayer.ts'

/** Something that is said of a payment, with what else came with it. */
export interface Said extends Omit<PaymentFact, 'until' | 'dispute' | 'reason' | 'price'> {
  /** Absent where it is said without a sum: then it is that of the payment. */
  readonly price?: Price
  readonly until?: Date | undefined
  readonly dispute?: { readonly id: string; readonly stage: number } | undefined
  readonly reason?: PaymentFact['reason'] | undefined
  /** As it came. */
  readonly raw: string
  readonly reference?: string | undefined
  readonly step?: ProviderStep | undefined
  readonly endsAt?: Date | undefined
  readonly card?: StoredCard | undefined
}

/**
 * Keeps what is said, once; of what was said before only the latest time. Answers everything that was ever said of the payment, and
 * which of it this was.
 */
const keepEvent = async (
  transaction: Transaction<Schema>,
  payment: PaymentRow,
  said: Said,
): Promise<{ readonly id: bigint; readonly events: readonly PaymentEventRow[] }> => {
  const { currency, minor } = said.price ?? priceOf(payment)
  const rows = await transaction
    .with('kept', (database) =>
      database
        .insertInto('payment_event')
        .values({
          payment_id: payment.id,
          word: said.word,
          source: said.source,
          transaction_id: said.transactionId,
          currency,
          minor,
          dispute_id: said.dispute?.id ?? '',
          dispute_stage: said.dispute?.stage ?? 0,
          reason: said.reason ?? null,
          first_at: said.at,
          at: said.at,
          until: said.until ?? null,
          raw: said.raw,
        })
        .onConflict((conflict) =>
          conflict.constraint('payment_event_once').doUpdateSet({
            times: sql`payment_event.times + 1`,
            first_at: sql`least(payment_event.first_at, excluded.first_at)`,
            at: sql`greatest(payment_event.at, excluded.at)`,
            until: sql`greatest(payment_event.until, excluded.until)`,
            reason: sql`coalesce(payment_event.reason, excluded.reason)`,
          }),
        )
        .returningAll(),
    )
    .selectFrom('kept')
    .selectAll()
    .select(sql<boolean>`true`.as('is_kept'))
    .unionAll((database) =>
      database
        .selectFrom('payment_event')
        .selectAll()
        .select(sql<boolean>`false`.as('is_kept'))
        .where('payment_id', '=', payment.id)
        // The statement sees the table as it was before it.
        .where('id', 'not in', database.selectFrom('kept').select('id')),
    )
    .execute()
  const kept = rows.find(({ is_kept }) => is_kept)
  if (!kept) throw new Error('an event of a payment was not kept')
  return { id: kept.id, events: rows }
}

/**
 * Records something that is said of a payment, and does in the same transaction all that follows from how the payment stands then:
 * tokens are booked once, taken back or given back, and the player is told. The payment is locked from here on. What is repeated or
 * comes late changes nothing, and is kept. Run the transaction by `retried`, and wake the outbox and the mailer after it. `of` is the
 * payment's id, or its row where this transaction has just locked it.
 */
export const record = async (transaction: Transaction<Schema>, of: string | PaymentRow, said: Said): Promise<Standing> => {
  const payment = typeof of === 'string' ? await lockPayment(transaction, of) : of
  const { id: eventId, events } = await keepEvent(transaction, payment, said)
  const standing = standingOf(priceOf(payment), events.map(factOf))
  const hasMoved = standing.word !== payment.state || standing.reversed !== payment.reversed_minor
  const isOpen = phaseOf[standing.word] === 'OPEN'
  const card_id = said.card ? await keepCard(transaction, payment, said.card) : payment.card_id
  const step = said.step ? keepStep(said.step) : payment.step && JSON.stringify(payment.step)
  const booked = await settle(transaction, payment, standing)
  const isLower = said.word !== 'RESTORED' && rankOf(said.word) < rankOf(standing.word)
  const effect = hasMoved ? 'MOVED' : isLower ? 'LATER_RANK' : 'KEPT'
  await transaction
    .with('effects', (database) =>
      database.updateTable('payment_event').set({ effect }).where('id', '=', eventId).where('effect', '=', 'KEPT').returning('id'),
    )
    .updateTable('payment')
    .set({
      state: standing.word,
      reason: standing.reason,
      reference: payment.reference ?? said.reference ?? null,
      step: isOpen ? step : null,
      // That of the first invoice: one for the rest asks for less.
      converted: payment.converted ? JSON.stringify(payment.converted) : said.step ? keepConversion(said.step) : null,
      ends_at: payment.ends_at ?? said.endsAt ?? null,
      card_id,
      ...booked,
    })
    .where('id', '=', payment.id)
    .execute()
  await noteIncidents(transaction, payment, standing)
  const hasStepChanged = isOpen && step !== (payment.step && JSON.stringify(payment.step))
  if (hasMoved || hasStepChanged) await informPlayer(transaction, payment, standing)
  return standing
}

/** Records what a provider said, in a notice or when it was asked; `of` as for `record`. */
export const recordReading = async (
  transaction: Transaction<Schema>,
  of: string | PaymentRow,
  { paid, ...reading }: PaymentReading & { readonly reference?: string },
  came: { readonly source: 'WEBHOOK' | 'STATUS'; readonly raw: string },
): Promise<Standing> => {
  const said = { ...reading, ...came }
  if (!paid) return record(transaction, of, said)
  const { transactionId, at } = reading
  await record(transaction, of, { word: 'SUCCEEDED', price: paid, transactionId, at, ...came })
  return record(transaction, typeof of === 'string' ? of : of.id, said)
}
