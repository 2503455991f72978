import { sql } from 'kysely'
import { reasonOf } from '../kernel/reasonOf.ts'
import { startWorker, type Worker } from '../kernel/worker.ts'
import type { Services } from '../services.ts'
import type { NotificationTopic } from '../graphql/resolvers.generated.ts'
import type { PushService, Sent } from './pushService.ts'
import { pushRules } from './topics.ts'

const LOOK_EVERY_MS = 1_000
const BATCH = 20

interface Due {
  readonly id: bigint
  readonly token: string
  readonly message_id: string
  readonly topic: NotificationTopic
  readonly title: string
  readonly text: string
  readonly href: string
  readonly attempts: number
  readonly live_seconds: number
  /** Whether the player wants push messages, asked now and not when it was written. */
  readonly is_wanted: boolean
}

/** Takes what is due, for this node alone: the next try of each is put off before it is sent, 5 s doubling to a quarter of an hour. */
const takeDue = async ({ database }: Services): Promise<readonly Due[]> => {
  const { rows } = await sql<Due>`UPDATE push_delivery d SET attempts = d.attempts + 1,
      due_at = now() + LEAST(interval '15 minutes', interval '5 seconds' * power(2, LEAST(d.attempts, 10)))
    FROM push_token t JOIN session s ON s.id = t.session_id JOIN player p ON p.id = s.player_id
    WHERE t.token = d.token AND d.id IN (
      SELECT id FROM push_delivery WHERE due_at <= now() AND expires_at > now()
      ORDER BY due_at LIMIT ${BATCH}::integer FOR UPDATE SKIP LOCKED)
    RETURNING d.id, d.token, d.message_id, d.topic, d.title, d.text, d.href, d.attempts,
      ceil(extract(epoch FROM d.expires_at - now()))::integer AS live_seconds,
      p.notifications AND s.revoked_at IS NULL AS is_wanted`.execute(database.kysely)
  return rows
}

const settle = async ({ database: { kysely }, log }: Services, { id, token, topic, attempts }: Due, sent: Sent): Promise<void> => {
  switch (sent.outcome) {
    case 'gone':
      // What else waits for this browser goes with its token.
      return void (await kysely.deleteFrom('push_token').where('token', '=', token).execute())
    case 'refused':
      log.warn({ push: String(id), topic }, 'a push message was refused and is given up')
      return void (await kysely.deleteFrom('push_delivery').where('id', '=', id).execute())
    case 'taken':
      return void (await kysely.deleteFrom('push_delivery').where('id', '=', id).execute())
    case 'later':
      log.warn({ push: String(id), topic, attempts }, 'a push message could not be handed over; trying again later')
      if (sent.retryAfterSeconds === undefined) return
      await sql`UPDATE push_delivery SET due_at = GREATEST(due_at, now() + make_interval(secs => ${sent.retryAfterSeconds}::integer))
        WHERE id = ${id}`.execute(kysely)
  }
}

/**
 * Carries push messages to the push service: at least once, whichever node does it; a message that comes twice has the same id, and the
 * browser shows it once. A token that the service does not know any more is forgotten.
 */
export const startPushSender = (services: Services, push: PushService): Worker => {
  const carry = async (due: Due): Promise<void> => {
    const { message_id: id, title, text, href, topic, live_seconds: liveSeconds } = due
    const isUrgent = pushRules[topic]?.isUrgent ?? false
    const send = async (): Promise<Sent> => {
      try {
        return await push.send(due.token, { id, title, text, href, liveSeconds, isUrgent })
      } catch (error) {
        services.log.warn({ reason: reasonOf(error) }, 'the push service was not reached')
        return { outcome: 'later' }
      }
    }
    await settle(services, due, due.is_wanted ? await send() : { outcome: 'taken' })
  }
  const work = async (): Promise<boolean> => {
    const due = await takeDue(services)
    await Promise.all(due.map(carry))
    return due.length > 0
  }
  return startWorker({ name: 'push messages', work, everyMs: LOOK_EVERY_MS }, services.log)
}
