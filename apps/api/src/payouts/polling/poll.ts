import { sql, type Transaction } from 'kysely'
import { reasonOf } from '../../kernel/reasonOf.ts'
import type { Schema } from '../../db/schema.ts'
import { secondsFromNow } from '../../kernel/databaseTime.ts'
import { CLAIM_SECONDS, dueRows } from '../../kernel/polling.ts'
import { retried } from '../../kernel/retry.ts'
import { noteIncident } from '../../payments/engine/incidents.ts'
import type { Services } from '../../services.ts'
import { advance } from '../engine/advance.ts'
import { askProvider, callProvider, sendAgain } from '../engine/attempts.ts'
import { recordPresumedPaid, recordReading, recordUnknown } from '../engine/record.ts'
import type { AttemptRow } from '../engine/rows.ts'
import { payoutParty, payoutProtocolOf } from '../parties.ts'
import type { PayoutReading } from '../protocol.ts'
import { isPresumedPaid, nextPollIn, ofNotFound, UNKNOWN_FOR_SECONDS, type Watch, type Watched } from './schedule.ts'

export type PayoutServices = Pick<Services, 'config' | 'database' | 'log' | 'protocols' | 'wakeOutbox' | 'wakeMailer'>

const ago = (column: string) => sql<number | null>`extract(epoch FROM clock_timestamp() - ${sql.ref(column)})::double precision`

/** The attempt as it stands now, with its ages. */
const watchedOf = async (transaction: Transaction<Schema>, id: string): Promise<{ attempt: AttemptRow; watched: Watched }> => {
  const row = await transaction
    .selectFrom('payout_attempt')
    .selectAll()
    .select([ago('started_at').as('started_ago'), ago('last_sent_at').as('last_sent_ago'), ago('sent_at').as('sent_ago')])
    .select(ago('paid_at').as('paid_ago'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { started_ago, last_sent_ago, sent_ago, paid_ago, ...attempt } = row
  const ages = { startedAgo: started_ago ?? 0, lastSentAgo: last_sent_ago ?? 0, sentAgo: sent_ago, paidAgo: paid_ago }
  return { attempt, watched: { state: attempt.state, polls: attempt.polls, ...ages } }
}

const watchOf = (services: PayoutServices, partyId: string): Watch & { readonly visibilitySeconds: number } => {
  const party = payoutParty(services, partyId)
  return party ? payoutProtocolOf(services, party) : { paidAfterDays: null, watchDays: 0, visibilitySeconds: Number.POSITIVE_INFINITY }
}

/** Sets when the provider is asked next, by how the attempt stands now. A step begins its pauses anew. */
export const scheduleNext = async (
  services: PayoutServices,
  transaction: Transaction<Schema>,
  before: Pick<AttemptRow, 'id' | 'state'>,
): Promise<void> => {
  const { attempt, watched } = await watchedOf(transaction, before.id)
  const polls = attempt.state === before.state ? attempt.polls : 0
  const seconds = nextPollIn({ ...watched, polls }, watchOf(services, attempt.party))
  await transaction
    .updateTable('payout_attempt')
    .set({ polls, next_poll_at: seconds === null ? null : secondsFromNow(seconds) })
    .where('id', '=', before.id)
    .execute()
}

const isWaiting = ({ state }: Pick<AttemptRow, 'state'>): boolean => state === 'SENDING' || state === 'UNKNOWN'

/** Sends what was written down, and records the answer; without one it is unknown, and asked about from then on. */
export const send = async (services: PayoutServices, attempt: AttemptRow, signal?: AbortSignal): Promise<void> => {
  const { kysely } = services.database
  let answer: PayoutReading | undefined
  let reason = ''
  try {
    answer = await callProvider(services, attempt, signal)
  } catch (error) {
    reason = reasonOf(error)
    services.log.warn({ party: attempt.party, attempt: attempt.id, reason }, 'a payout was not answered')
  }
  await retried(() =>
    kysely.transaction().execute(async (transaction) => {
      if (answer) await recordReading(transaction, attempt, answer, 'WORKER')
      else await recordUnknown(transaction, attempt, { source: 'WORKER', detail: reason })
      await scheduleNext(services, transaction, attempt)
    }),
  )
  services.wakeOutbox()
  services.wakeMailer()
}

type Next = 'DONE' | 'SEND_AGAIN'

/** Counts that the provider does not know the attempt, and decides what follows. */
const concludeNotFound = async (services: PayoutServices, transaction: Transaction<Schema>, { id }: AttemptRow): Promise<Next> => {
  await transaction
    .updateTable('payout_attempt')
    .set({ not_found: sql<number>`not_found + 1` })
    .where('id', '=', id)
    .execute()
  const { attempt, watched } = await watchedOf(transaction, id)
  const { withdrawal_id, not_found: notFound, sends, refused_again } = attempt
  // It was known before, as something else: that is nothing to send again.
  const unproven = await transaction
    .selectFrom('withdrawal_event')
    .select('id')
    .where('attempt_id', '=', id)
    .where('kind', '=', 'NOTED')
    .where('subject', 'in', ['unproven SENT', 'unproven PAID'])
    .limit(1)
    .executeTakeFirst()
  await recordUnknown(transaction, attempt, { source: 'STATUS', detail: 'the provider does not know it (yet)' })
  if (unproven) return 'DONE'
  const next = ofNotFound(watched, watchOf(services, attempt.party), { notFound, sends, isRefusedAgain: refused_again !== null })
  if (next === 'REFUSED')
    await advance(transaction, withdrawal_id, { kind: 'FAILED', source: 'STATUS', attemptId: id, reason: refused_again })
  if (next === 'ASK_A_PERSON')
    await noteUnsettled(transaction, attempt, 'its provider does not know it, and it is not sent again by itself')
  return next === 'SEND_AGAIN' ? next : 'DONE'
}

const noteUnsettled = (transaction: Transaction<Schema>, { id, party, withdrawal_id }: AttemptRow, why: string): Promise<void> =>
  noteIncident(transaction, {
    party,
    paymentId: null,
    withdrawalId: withdrawal_id,
    kind: 'UNSETTLED',
    subject: id,
    detail: `a payout: ${why}`,
  })

/** Records an answer, and the clock's own word where the time is over by it; sets the next question. */
const conclude = async (
  services: PayoutServices,
  transaction: Transaction<Schema>,
  before: AttemptRow,
  answer: PayoutReading | null,
): Promise<Next> => {
  // The lock of the withdrawal first, as everywhere.
  await transaction.selectFrom('withdrawal').select('id').where('id', '=', before.withdrawal_id).forUpdate().execute()
  const now = await watchedOf(transaction, before.id)
  let next: Next = 'DONE'
  if (answer) await recordReading(transaction, before, answer, 'STATUS')
  else if (isWaiting(now.attempt)) next = await concludeNotFound(services, transaction, before)
  const { attempt, watched } = await watchedOf(transaction, before.id)
  if (isPresumedPaid(watched, watchOf(services, attempt.party))) await recordPresumedPaid(transaction, attempt)
  if (isWaiting(attempt) && watched.startedAgo > UNKNOWN_FOR_SECONDS)
    await noteUnsettled(transaction, attempt, 'unknown for more than a day')
  if (next === 'DONE') await scheduleNext(services, transaction, now.attempt)
  return next
}

const concludeSilence = async (services: PayoutServices, before: AttemptRow, reason: string): Promise<void> => {
  await retried(() =>
    services.database.kysely.transaction().execute(async (transaction) => {
      if (isWaiting(before)) await recordUnknown(transaction, before, { source: 'CLOCK', detail: reason })
      const { attempt, watched } = await watchedOf(transaction, before.id)
      if (isWaiting(attempt) && watched.startedAgo > UNKNOWN_FOR_SECONDS)
        await noteUnsettled(transaction, attempt, 'unknown for more than a day')
      await scheduleNext(services, transaction, before)
    }),
  )
}

/**
 * Asks about an attempt that this node has claimed, by its key, and records the answer. One that its provider keeps not knowing, past
 * the time that it may need to show it, is sent again under the same key. Without an answer nothing is known, and the next question
 * comes later.
 */
export const poll = async (services: PayoutServices, attempt: AttemptRow, signal?: AbortSignal): Promise<void> => {
  let answer: PayoutReading | null
  try {
    answer = await askProvider(services, attempt, signal)
  } catch (error) {
    if (signal?.aborted) throw error
    const reason = reasonOf(error)
    services.log.warn({ party: attempt.party, attempt: attempt.id, reason }, 'a payout could not be asked about')
    await concludeSilence(services, attempt, reason)
    return
  }
  const next = await retried(() =>
    services.database.kysely.transaction().execute((transaction) => conclude(services, transaction, attempt, answer)),
  )
  services.wakeOutbox()
  services.wakeMailer()
  if (next === 'DONE') return
  const again = await sendAgain(services, attempt, { source: 'WORKER' })
  if (again) await send(services, again, signal)
}

/** Claims attempts of a party that are to be asked about, at most so many, for this node alone. */
export const claimDue = async ({ database }: Pick<Services, 'database'>, party: string, most: number): Promise<readonly AttemptRow[]> =>
  database.kysely
    .updateTable('payout_attempt')
    .set({ next_poll_at: secondsFromNow(CLAIM_SECONDS), polls: sql<number>`polls + 1` })
    .where('id', 'in', dueRows('payout_attempt', party, most))
    .returningAll()
    .execute()
