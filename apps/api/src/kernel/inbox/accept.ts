import { sql, type Kysely } from 'kysely'
import { ok, refused, type Result } from '@lagoon/contract/result/result'
import { isStorable } from '@lagoon/contract/text/storable'
import type { WebhookRefusal } from '@lagoon/contract/wire/operator/incidents'
import type { Schema } from '../../db/schema.ts'
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

/**
 * Takes a webhook into the inbox, or refuses it. The signature is checked first, over the body as it came, so that nobody learns
 * from an answer what an unsigned call would have met; then the age, where the sender signs a time. A known event is accepted again
 * and kept once; one that comes back with another body is refused. `now` is Unix milliseconds.
 */
export const acceptWebhook = async (
  database: Kysely<Schema>,
  sender: Sender,
  call: WebhookCall,
  now: number,
): Promise<Result<'NEW' | 'KNOWN', WebhookRefusal>> => {
  const proof = sender.verify(call)
  if (!proof.ok) return proof
  const { signedAt } = proof.value
  if (signedAt && !(Math.abs(now - signedAt.getTime()) <= SIGNED_WITHIN_SECONDS * 1_000)) return refused('STALE')
  const event = sender.read(call.body)
  if (!event || !isUsable(event)) return refused('UNREADABLE')
  const { eventId: event_id, subject, at } = event
  const kept = await retried(() =>
    database
      .insertInto('webhook_event')
      .values({ kind: sender.kind, party: sender.name, event_id, subject, at, body: call.body })
      .onConflict((conflict) =>
        conflict
          .constraint('webhook_event_once')
          .doUpdateSet({ deliveries: sql`webhook_event.deliveries + 1` })
          .whereRef('webhook_event.body', '=', 'excluded.body'),
      )
      .returning('deliveries')
      .executeTakeFirst(),
  )
  if (!kept) return refused('EVENT_REUSED')
  return ok(kept.deliveries === 1 ? 'NEW' : 'KNOWN')
}
