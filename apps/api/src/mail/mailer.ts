import { sql } from 'kysely'
import { reasonOf } from '../kernel/reasonOf.ts'
import { startWorker, type Worker } from '../kernel/worker.ts'
import type { Services } from '../services.ts'
import { deliver, type Transports, type DueMessage } from './deliver.ts'

const LOOK_EVERY_MS = 1_000
/**
 * How long a message is one node's alone: longer than it takes to hand one over, with all that a slow mail server may keep it waiting
 * for. When the node dies meanwhile, another one takes it then.
 */
const CLAIM_SECONDS = 120
/** After this many tries, spread over more than a day, a message is given up. */
const MOST_TRIES = 110

/** Claims the message that is due first, for this node alone. One and no more: those behind it would wait for it past their claim. */
const claimDue = async ({ database }: Services): Promise<DueMessage | undefined> => {
  const { rows } = await sql<DueMessage>`UPDATE outgoing_message l SET attempts = l.attempts + 1,
      due_at = now() + make_interval(secs => ${CLAIM_SECONDS}::integer)
    WHERE l.id = (
      SELECT id FROM outgoing_message WHERE sent_at IS NULL AND due_at <= now() AND attempts < ${MOST_TRIES}::integer
      ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING l.id, l.kind, l.player_id, l.code_id, l.payment_id, l.account_id, l.withdrawal_id, l.ticket_id, l.contact_message_id, l.recipient,
      CASE WHEN l.player_id IS NULL THEN (SELECT c.email FROM contact_message c WHERE c.id = l.contact_message_id)
        ELSE (SELECT p.email FROM player p WHERE p.id = l.player_id) END AS email,
      CASE WHEN l.player_id IS NULL THEN (SELECT c.name FROM contact_message c WHERE c.id = l.contact_message_id)
        ELSE (SELECT p.first_name FROM player p WHERE p.id = l.player_id) END AS first_name,
      l.attempts`.execute(database.kysely)
  return rows[0]
}

/** Puts off the next try of a message that could not be handed over: 5 s, doubling to a quarter of an hour. */
const putOff = async ({ database }: Services, { id, attempts }: DueMessage): Promise<void> => {
  await sql`UPDATE outgoing_message
    SET due_at = now() + LEAST(interval '15 minutes', interval '5 seconds' * power(2, LEAST(${attempts}::integer - 1, 10)))
    WHERE id = ${id} AND attempts = ${attempts}::integer AND sent_at IS NULL`.execute(database.kysely)
}

/**
 * Carries emails and text messages from the database to where they leave: when this node wrote them, every second for what
 * another node left behind, and again later when the way out is down. A sign-up never waits for it.
 */
export const startMailer = (services: Services, transports: Transports): Worker => {
  const carry = async (message: DueMessage): Promise<void> => {
    try {
      await deliver(services, transports, message)
    } catch (error) {
      const reason = reasonOf(error)
      services.log.warn(
        { message: String(message.id), attempts: message.attempts, reason },
        'a message could not be handed over; trying again later',
      )
      await putOff(services, message)
    }
  }
  const work = async (): Promise<boolean> => {
    const message = await claimDue(services)
    if (message) await carry(message)
    return message !== undefined
  }
  return startWorker({ name: 'messages', work, everyMs: LOOK_EVERY_MS }, services.log)
}
