import { sql, type Kysely, type Selectable } from 'kysely'
import type { Logger } from 'pino'
import { reasonOf } from '../reasonOf.ts'
import type { Schema } from '../../db/schema.ts'
import { databaseNow, secondsFromNow } from '../databaseTime.ts'
import { gatheredEach } from '../gathered.ts'
import { retried } from '../retry.ts'
import { waitForAll } from '../waitForAll.ts'
import type { Handling, Sender } from './sender.ts'

/** How often a handler that fails is asked again. */
export interface Patience {
  /** Seconds until the second attempt; doubled with each failure. */
  readonly firstSeconds: number
  readonly longestSeconds: number
  /** After so many attempts the event has failed for good, and holds up its subject no more. */
  readonly attempts: number
  /** How long one attempt may take, seconds. */
  readonly attemptSeconds: number
}

/** From 5 seconds to an hour apart: about eight hours in all. */
export const usualPatience: Patience = { firstSeconds: 5, longestSeconds: 3_600, attempts: 17, attemptSeconds: 15 }

const BATCH = 50
const LONGEST_REASON = 500

type Due = Pick<Selectable<Schema['webhook_event']>, 'id' | 'kind' | 'party' | 'event_id' | 'subject' | 'at' | 'body' | 'attempts'> & {
  readonly isLate: boolean
}

/** Whether a later event of the subject of `e` was applied already. */
const isLate = sql<boolean>`EXISTS (SELECT 1 FROM webhook_event later WHERE later.kind = e.kind AND later.party = e.party
  AND later.subject = e.subject AND later.state = 'DONE' AND later.at > e.at)`

/** The events that are due and first of what waits for their subject: at most one of each subject. */
const dueEvents = (database: Kysely<Schema>, senders: readonly Sender[]): Promise<readonly Due[]> =>
  database
    .selectFrom('webhook_event as e')
    .select(['e.id', 'e.kind', 'e.party', 'e.event_id', 'e.subject', 'e.at', 'e.body', 'e.attempts'])
    .select(isLate.as('isLate'))
    .where('e.state', '=', 'WAITING')
    .where('e.due_at', '<=', databaseNow)
    .where((where) => where.or(senders.map(({ kind, name }) => where.and([where('e.kind', '=', kind), where('e.party', '=', name)]))))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('webhook_event as first')
            .select('first.id')
            .where('first.state', '=', 'WAITING')
            .whereRef('first.kind', '=', 'e.kind')
            .whereRef('first.party', '=', 'e.party')
            .whereRef('first.subject', '=', 'e.subject')
            .where(sql<boolean>`(first.at, first.id) < (e.at, e.id)`),
        ),
      ),
    )
    // The oldest of all is the first of its subject: what is held up is passed by only behind what holds it up.
    .orderBy('e.at')
    .orderBy('e.id')
    .limit(BATCH)
    .execute()

/** What a handler decided; rejects when the signal is aborted first, whether the handler heard it or not. */
const decided = async (handle: (signal: AbortSignal) => Promise<Handling>, signal: AbortSignal): Promise<Handling> => {
  const aborted = Promise.withResolvers<never>()
  const abort = () => aborted.reject(new Error('its handler took too long', { cause: signal.reason }))
  signal.addEventListener('abort', abort, { once: true })
  if (signal.aborted) abort()
  try {
    return await Promise.race([handle(signal), aborted.promise])
  } finally {
    signal.removeEventListener('abort', abort)
  }
}

/** An event with what its handler decided. */
interface Decided {
  readonly event: Due
  readonly handling: Handling
}

/**
 * Carries out what the handlers of events decided, together with the events' new states, all or nothing. It does nothing about one
 * where another node was faster, or applied a later event meanwhile: then the event waits for the next turn.
 */
const settle = (database: Kysely<Schema>, all: readonly Decided[]): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    const told = all.map(({ event: { id, isLate: is_late, attempts }, handling }) => ({
      id: String(id),
      is_late,
      attempts: attempts + 1,
      ...('drop' in handling ? { state: 'DROPPED', reason: handling.drop } : { state: 'DONE', reason: null }),
    }))
    const { rows } = await sql<{ id: bigint }>`
      SELECT e.id FROM jsonb_to_recordset(${JSON.stringify(told)}::jsonb)
        AS e (id bigint, is_late boolean, attempts integer, state text, reason text)
      WHERE settle_webhook(e.id, e.is_late, e.attempts, e.state, e.reason)`.execute(transaction)
    const ours = new Set(rows.map(({ id }) => id))
    await waitForAll(all.map(async ({ event, handling }) => 'apply' in handling && ours.has(event.id) && handling.apply(transaction)))
  })

const settleOne = (database: Kysely<Schema>, one: Decided): Promise<void> => retried(() => settle(database, [one]))

/** The same for those that were decided at once, in one transaction; where that fails, nothing was done, and each has its own. */
const settleTogether = gatheredEach(
  (database: Kysely<Schema>, all: readonly Decided[]) => settle(database, all).then(() => all.map(() => undefined)),
  settleOne,
)

/** Notes a failed attempt; answers whether it was the last. */
const putOff = async (database: Kysely<Schema>, event: Due, patience: Patience, reason: string): Promise<boolean> => {
  const attempts = event.attempts + 1
  const isLast = attempts >= patience.attempts
  const seconds = Math.min(patience.firstSeconds * 2 ** event.attempts, patience.longestSeconds)
  await database
    .updateTable('webhook_event')
    .set({
      attempts,
      reason: reason.replaceAll('\0', '').toWellFormed().slice(0, LONGEST_REASON),
      due_at: secondsFromNow(seconds),
      ...(isLast ? { state: 'FAILED' } : {}),
    })
    .where('id', '=', event.id)
    .where('state', '=', 'WAITING')
    // Two nodes that failed at once made one attempt.
    .where('attempts', '=', event.attempts)
    .execute()
  return isLast
}

export interface HandOnOptions {
  readonly database: Kysely<Schema>
  readonly senders: readonly Sender[]
  readonly log: Pick<Logger, 'warn' | 'error'>
  readonly patience?: Patience
}

/**
 * One turn of the inbox: hands the events that are due to their parties' handlers, side by side for different subjects, and for each
 * subject in the order of the sender's time. Answers whether there was any. An event is applied exactly once, whatever another node
 * does meanwhile; those that may be are applied in one transaction, and one by one where that fails. Rejects when the database is away; that is no attempt, and neither is one that `stopping` cut short.
 */
export const handOn = async (
  { database, senders, log, patience = usualPatience }: HandOnOptions,
  stopping: AbortSignal = new AbortController().signal,
): Promise<boolean> => {
  const handOnOne = async (event: Due): Promise<void> => {
    const sender = senders.find(({ kind, name }) => kind === event.kind && name === event.party)
    if (!sender) return
    try {
      const { id, event_id: eventId, subject, at, body } = event
      const told = { id, eventId, subject, at, body: Buffer.from(body), attempts: event.attempts, isLate: event.isLate }
      const signal = AbortSignal.any([stopping, AbortSignal.timeout(patience.attemptSeconds * 1_000)])
      const handling = await decided((given) => sender.handle(told, given), signal)
      const one = { event, handling }
      if ('apply' in handling && handling.isTogether) await settleTogether(database, one)
      else await settleOne(database, one)
    } catch (error) {
      if (stopping.aborted) return
      const reason = reasonOf(error)
      const isLast = await putOff(database, event, patience, reason)
      const facts = { event: String(event.id), kind: event.kind, party: event.party, attempts: event.attempts + 1, reason }
      if (isLast) log.error(facts, 'a webhook failed for good: mend what is in the way and replay it')
      else log.warn(facts, 'a webhook could not be handled; trying again later')
    }
  }
  const due = await dueEvents(database, senders)
  await waitForAll(due.map(handOnOne))
  return due.length > 0
}
