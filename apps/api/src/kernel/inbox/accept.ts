import { sql, type Insertable, type Kysely } from 'kysely'
import { ok, refused, type Result } from '@lagoon/contract/result/result'
import { isStorable } from '@lagoon/contract/text/storable'
import type { WebhookRefusal } from '@lagoon/contract/wire/operator/incidents'
import type { Schema } from '../../db/schema.ts'
import { gatheredEach } from '../gathered.ts'
import { retried } from '../retry.ts'
import type { Sender, SentEvent, WebhookCall } from './sender.ts'

/**
 * How far a signed time may be from ours, either way: what Stripe's libraries take (https://docs.stripe.com/webhooks/signature),
 * and verifiers of Standard Webhooks with them, whose specification asks for a tolerance without a figure
 * (https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md).
 */
export const SIGNED_WITHIN_SECONDS = 300
/** Longer names are nobody's; an index could not hold them. */
const LONGEST_NAME = 200

const isName = (text: string): boolean => text !== '' && text.length <= LONGEST_NAME && isStorable(text)
const isUsable = ({ eventId, subject, at }: SentEvent): boolean => isName(eventId) && isName(subject) && Number.isFinite(at.getTime())

type Kept = Pick<Insertable<Schema['webhook_event']>, 'kind' | 'party' | 'event_id' | 'subject' | 'at' | 'body'>

const keyOf = ({ kind, party, event_id }: Pick<Kept, 'kind' | 'party' | 'event_id'>): string => JSON.stringify([kind, party, event_id])

/** Keeps events; answers how often each was delivered by now, or undefined where it came before with another body. */
const keepAll = async (database: Kysely<Schema>, events: readonly Kept[]): Promise<readonly (number | undefined)[]> => {
  // A statement keeps an event once: what was delivered twice at the same moment is kept by the next one.
  const firsts = new Map<string, Kept>()
  const repeats: number[] = []
  for (const [index, event] of events.entries()) {
    const key = keyOf(event)
    if (firsts.has(key)) repeats.push(index)
    else firsts.set(key, event)
  }
  const rows = await retried(() =>
    database
      .insertInto('webhook_event')
      .values([...firsts.values()])
      .onConflict((conflict) =>
        conflict
          .constraint('webhook_event_once')
          .doUpdateSet({ deliveries: sql`webhook_event.deliveries + 1` })
          .whereRef('webhook_event.body', '=', 'excluded.body'),
      )
      .returning(['kind', 'party', 'event_id', 'deliveries'])
      .execute(),
  )
  const deliveries = new Map(rows.map((row) => [keyOf(row), row.deliveries]))
  const answers = events.map((event) => deliveries.get(keyOf(event)))
  if (repeats.length === 0) return answers
  const again = await keepAll(
    database,
    repeats.flatMap((index) => events[index] ?? []),
  )
  for (const [place, index] of repeats.entries()) answers[index] = again[place]
  return answers
}

const keepOne = async (database: Kysely<Schema>, event: Kept): Promise<number | undefined> => (await keepAll(database, [event]))[0]

/** The same for those that come at once; one that cannot be kept stands in no other's way. */
const keep = gatheredEach(keepAll, keepOne)

/**
 * Takes a webhook into the inbox, or refuses it. The signature is checked first, over the body as it came, so that nobody learns
 * from an answer what an unsigned call would have met; then the age, where the sender signs a time. A known event is accepted again
 * and kept once; one that comes back with another body is refused. DROPPED: it is none to keep, which nobody is told. `now` is Unix
 * milliseconds.
 */
export const acceptWebhook = async (
  database: Kysely<Schema>,
  sender: Sender,
  call: WebhookCall,
  now: number,
): Promise<Result<'NEW' | 'KNOWN' | 'DROPPED', WebhookRefusal>> => {
  const proof = sender.verify(call)
  if (!proof.ok) return proof
  const { signedAt } = proof.value
  if (signedAt && !(Math.abs(now - signedAt.getTime()) <= SIGNED_WITHIN_SECONDS * 1_000)) return refused('STALE')
  const event = sender.read(call.body)
  if (!event || !isUsable(event)) return refused('UNREADABLE')
  if (sender.isKept && !(await sender.isKept(event))) return ok('DROPPED')
  const { eventId: event_id, subject, at } = event
  const kept = await keep(database, { kind: sender.kind, party: sender.name, event_id, subject, at, body: call.body })
  if (kept === undefined) return refused('EVENT_REUSED')
  return ok(kept === 1 ? 'NEW' : 'KNOWN')
}
