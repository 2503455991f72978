import { sql, type Insertable, type Transaction } from 'kysely'
import type { Price } from '@lagoon/contract/money/price'
import type { Schema } from '../../db/schema.ts'
import { gathered } from '../../kernel/gathered.ts'
import { keepConversion, keepStep } from '../kept.ts'
import { isRefusal, phaseOf } from '../machine/phase.ts'
import { payableUntil } from '../polling/schedule.ts'
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

const eventRow = (payment: PaymentRow, said: Said): Insertable<Schema['payment_event']> => ({
  payment_id: payment.id,
  word: said.word,
  source: said.source,
  transaction_id: said.transactionId,
  ...(said.price ?? priceOf(payment)),
  dispute_id: said.dispute?.id ?? '',
  dispute_stage: said.dispute?.stage ?? 0,
  reason: said.reason ?? null,
  first_at: said.at,
  at: said.at,
  until: said.until ?? null,
  raw: said.raw,
})

interface KeptEvent {
  readonly id: bigint
  /** Everything that was ever said of the payment. */
  readonly events: readonly PaymentEventRow[]
}

interface SaidOf {
  readonly payment: PaymentRow
  readonly said: Said
}

/** Keeps what is said of different payments, once; of what was said before only the latest time. */
const keepEvent = gathered(async (transaction: Transaction<Schema>, all: readonly SaidOf[]): Promise<readonly KeptEvent[]> => {
  const rows = await transaction
    .with('kept', (database) =>
      database
        .insertInto('payment_event')
        .values(all.map(({ payment, said }) => eventRow(payment, said)))
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
        .where(sql<boolean>`payment_id = ANY (${all.map(({ payment }) => payment.id)}::uuid[])`)
        // The statement sees the table as it was before it.
        .where('id', 'not in', database.selectFrom('kept').select('id')),
    )
    .execute()
  const byPayment = Map.groupBy(rows, ({ payment_id: id }) => id)
  return all.map(({ payment }) => {
    const events = byPayment.get(payment.id) ?? []
    const kept = events.find(({ is_kept }) => is_kept)
    if (!kept) throw new Error('an event of a payment was not kept')
    return { id: kept.id, events }
  })
})

/** How a payment's row stands after an event, which has `effect`. */
interface Stood extends Pick<PaymentRow, 'id' | 'state' | 'reason' | 'reference' | 'card_id'> {
  readonly event_id: string
  readonly effect: PaymentEventRow['effect']
  /** JSON, as text. */
  readonly step: string | null
  readonly converted: string | null
  readonly ends_at: string | null
  readonly is_settled: boolean
  readonly reversed_minor: string
  readonly reversals: number
}

const keepStanding = gathered(async (transaction: Transaction<Schema>, all: readonly Stood[]): Promise<readonly void[]> => {
  await sql`WITH stood AS MATERIALIZED (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(all)}::jsonb) AS stood (id uuid, event_id bigint, effect text, state text, reason text,
        reference text, card_id uuid, step text, converted text, ends_at timestamptz, is_settled boolean, reversed_minor bigint, reversals integer)
    ), effects AS (
      UPDATE payment_event e SET effect = stood.effect FROM stood WHERE e.id = stood.event_id AND e.effect = 'KEPT'
    )
    UPDATE payment p SET state = stood.state, reason = stood.reason, reference = stood.reference, card_id = stood.card_id,
      step = stood.step::jsonb, converted = stood.converted::jsonb, ends_at = stood.ends_at,
      settled_at = CASE WHEN stood.is_settled THEN coalesce(p.settled_at, clock_timestamp()) END,
      reversed_minor = stood.reversed_minor, reversals = stood.reversals
    FROM stood WHERE p.id = stood.id`.execute(transaction)
  return []
})

/**
 * Records something that is said of a payment, and does in the same transaction all that follows from how the payment stands then:
 * tokens are booked once, taken back or given back, and the player is told. The payment is locked from here on. What is repeated or
 * comes late changes nothing, and is kept. Run the transaction by `retried`, and wake the outbox and the mailer after it. `of` is the
 * payment's id, or its row where this transaction has just locked it.
 */
export const record = async (transaction: Transaction<Schema>, of: string | PaymentRow, said: Said): Promise<Standing> => {
  const payment = typeof of === 'string' ? await lockPayment(transaction, of) : of
  const { id: eventId, events } = await keepEvent(transaction, { payment, said })
  const standing = standingOf(priceOf(payment), events.map(factOf))
  const hasMoved = standing.word !== payment.state || standing.reversed !== payment.reversed_minor
  const isOpen = phaseOf[standing.word] === 'OPEN'
  const card_id = said.card ? await keepCard(transaction, payment, said.card) : payment.card_id
  const step = said.step ? keepStep(said.step) : payment.step && JSON.stringify(payment.step)
  const booked = await settle(transaction, payment, standing)
  const isLower = said.word !== 'RESTORED' && rankOf(said.word) < rankOf(standing.word)
  const effect = hasMoved ? 'MOVED' : isLower ? 'LATER_RANK' : 'KEPT'
  await keepStanding(transaction, {
    id: payment.id,
    event_id: String(eventId),
    effect,
    state: standing.word,
    reason: standing.reason,
    reference: payment.reference ?? said.reference?.toWellFormed() ?? null,
    card_id,
    step: isOpen ? step : null,
    // That of the first invoice: one for the rest asks for less.
    converted: payment.converted ? JSON.stringify(payment.converted) : said.step ? keepConversion(said.step) : null,
    ends_at: (payment.ends_at ?? said.endsAt)?.toISOString() ?? null,
    is_settled: booked.isSettled,
    reversed_minor: String(booked.reversed),
    reversals: booked.reversals,
  })
  await noteIncidents(transaction, payment, standing)
  const hasStepChanged = isOpen && step !== (payment.step && JSON.stringify(payment.step))
  if (hasMoved || hasStepChanged) await informPlayer(transaction, payment, standing)
  return standing
}

/** How what a provider said came to us. */
interface Came {
  readonly source: 'WEBHOOK' | 'STATUS'
  readonly raw: string
  /** As the provider's protocol says. */
  readonly graceMinutes: number
}

/**
 * Records what a provider said, in a notice or when it was asked; `of` as for `record`. A payment that failed may be tried again as long
 * as its session takes money, which is kept with the failure.
 */
export const recordReading = async (
  transaction: Transaction<Schema>,
  of: string | PaymentRow,
  { paid, ...reading }: PaymentReading & { readonly reference?: string },
  { graceMinutes, ...came }: Came,
): Promise<Standing> => {
  const payment = typeof of === 'string' ? await lockPayment(transaction, of) : of
  const until = isRefusal(reading.word) ? payableUntil(payment, { graceMinutes }) : reading.until
  const said = { ...reading, ...came, until }
  if (!paid) return record(transaction, payment, said)
  const { transactionId, at } = reading
  await record(transaction, payment, { word: 'SUCCEEDED', price: paid, transactionId, at, ...came })
  return record(transaction, payment.id, said)
}
