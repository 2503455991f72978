import { sql, type Transaction } from 'kysely'
import { reasonOf } from '../../kernel/reasonOf.ts'
import type { Schema } from '../../db/schema.ts'
import { databaseNow, secondsFromNow } from '../../kernel/databaseTime.ts'
import { CLAIM_SECONDS, dueRows } from '../../kernel/polling.ts'
import { retried } from '../../kernel/retry.ts'
import type { Services } from '../../services.ts'
import { askProvider, rawOf, type StatusAnswer } from '../engine/ask.ts'
import { noteIncident } from '../engine/incidents.ts'
import { record, recordReading } from '../engine/record.ts'
import { factOf, lockPayment, priceOf, type PaymentRow } from '../engine/rows.ts'
import { startAtProvider } from '../engine/start.ts'
import { phaseOf } from '../machine/phase.ts'
import { standingOf, type Standing } from '../machine/standing.ts'
import { watchOf } from '../payments.ts'
import { deadlineOf, nextPollIn, wordOfClock, type Watch } from './schedule.ts'

type Used = Pick<Services, 'config' | 'database' | 'log' | 'protocols' | 'wakeOutbox' | 'wakeMailer'>

const standingIn = async (transaction: Transaction<Schema>, payment: PaymentRow): Promise<Standing> => {
  const events = await transaction.selectFrom('payment_event').selectAll().where('payment_id', '=', payment.id).execute()
  return standingOf(priceOf(payment), events.map(factOf))
}

/** Records the answer, and the clock's own word where the time is over by it; sets the next poll. */
const conclude = async (
  transaction: Transaction<Schema>,
  seen: { readonly id: string; readonly answer: StatusAnswer | null; readonly watch: Watch },
  now: number,
): Promise<void> => {
  const { id, answer, watch } = seen
  const { graceMinutes } = watch
  const recorded = answer && (await recordReading(transaction, id, answer, { source: 'STATUS', raw: rawOf(answer), graceMinutes }))
  let payment = await lockPayment(transaction, id)
  let standing = recorded ?? (await standingIn(transaction, payment))
  const polled = () => ({ createdAt: payment.created_at, endsAt: payment.ends_at, standing })
  const word = wordOfClock(standing)
  if (word && now > deadlineOf(polled(), watch)) {
    const said = { word, source: 'CLOCK', transactionId: '', at: new Date(now), raw: rawOf(answer) } as const
    standing = await record(transaction, id, said)
    payment = await lockPayment(transaction, id)
  }
  const seconds = nextPollIn({ ...polled(), polls: payment.polls }, watch, now)
  await transaction
    .updateTable('payment')
    .set({ next_poll_at: seconds === null ? null : secondsFromNow(seconds) })
    .where('id', '=', id)
    .execute()
  const phase = phaseOf[standing.word]
  if (seconds === null && (phase === 'OPEN' || phase === 'REVIEW'))
    await noteIncident(transaction, {
      party: payment.party,
      paymentId: id,
      kind: 'UNSETTLED',
      subject: id,
      detail: `still ${standing.word} when its watch was over`,
    })
}

/**
 * Polls a payment that this node has claimed: asks its provider, records the answer, closes what never came by the clock, and sets
 * the next poll. One whose start was never answered is asked for by our id, and begun again under it where the provider does not know
 * it. Without an answer nothing is known and the next poll comes as usual. `now` is Unix milliseconds.
 */
export const poll = async (services: Used, payment: PaymentRow, signal: AbortSignal, now: number = Date.now()): Promise<void> => {
  const { kysely } = services.database
  const { id, party } = payment
  const watch = watchOf(services, payment.party)
  const polled = { createdAt: payment.created_at, endsAt: payment.ends_at, standing: { word: payment.state, until: null } }
  try {
    const answer = await askProvider(services, payment, signal)
    const isUnstarted = payment.reference === null && payment.step === null && phaseOf[payment.state] === 'OPEN'
    const mayStart = now < deadlineOf(polled, watch)
    if (isUnstarted && mayStart && (answer === null || phaseOf[answer.word as keyof typeof phaseOf] === 'OPEN'))
      await startAtProvider(services, { paymentId: id, ipAddress: null }, signal)
    await retried(() => kysely.transaction().execute((transaction) => conclude(transaction, { id, answer, watch }, now)))
  } catch (error) {
    if (signal.aborted) throw error
    services.log.warn({ party, payment: id, reason: reasonOf(error) }, 'a payment could not be asked about')
    const seconds = nextPollIn({ ...polled, polls: payment.polls }, watch, now)
    await kysely
      .updateTable('payment')
      .set({ next_poll_at: secondsFromNow(seconds ?? 3_600) })
      .where('id', '=', id)
      .execute()
  }
  services.wakeOutbox()
  services.wakeMailer()
}

/** Claims payments of a party that are due, at most so many, for this node alone. */
export const claimDue = async ({ database }: Pick<Services, 'database'>, party: string, most: number): Promise<readonly PaymentRow[]> =>
  database.kysely
    .updateTable('payment')
    .set({ next_poll_at: secondsFromNow(CLAIM_SECONDS), polled_at: databaseNow, polls: sql<number>`polls + 1` })
    .where('id', 'in', dueRows('payment', party, most))
    .returningAll()
    .execute()
