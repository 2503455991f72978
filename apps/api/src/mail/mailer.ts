import { sql } from 'kysely'
import { startWorker, type Worker } from '../kernel/worker.ts'
import type { Services } from '../services.ts'
import { deliver, type Transports, type DueMessage } from './deliver.ts'

const LOOK_EVERY_MS = 1_000
const BATCH = 5
/** After this many tries, spread over more than a day, a message is given up. */
const MOST_TRIES = 110

/** Takes messages that are due, for this node alone: the next try of each is put off before it is sent, 5 s doubling to a quarter of an hour. */
const takeDue = async ({ database }: Services): Promise<readonly DueMessage[]> => {
  const { rows } = await sql<DueMessage>`UPDATE outgoing_message l SET attempts = l.attempts + 1,
      due_at = now() + LEAST(interval '15 minutes', interval '5 seconds' * power(2, LEAST(l.attempts, 10)))
    FROM player p
    WHERE p.id = l.player_id AND l.id IN (
      SELECT id FROM outgoing_message WHERE sent_at IS NULL AND due_at <= now() AND attempts < ${MOST_TRIES}::integer
      ORDER BY due_at LIMIT ${BATCH}::integer FOR UPDATE SKIP LOCKED)
    RETURNING l.id, l.kind, l.player_id, l.code_id, l.payment_id, l.account_id, l.withdrawal_id, p.email, p.first_name, l.attempts`.execute(
    database.kysely,
  )
  return rows
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
      const reason = error instanceof Error ? error.message : String(error)
      services.log.warn(
        { message: String(message.id), attempts: message.attempts, reason },
        'a message could not be handed over; trying again later',
      )
    }
  }
  const work = async (): Promise<boolean> => {
    const due = await takeDue(services)
    for (const message of due) await carry(message)
    return due.length > 0
  }
  return startWorker({ name: 'messages', work, everyMs: LOOK_EVERY_MS }, services.log)
}
