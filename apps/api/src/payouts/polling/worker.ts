import { databaseNow } from '../../kernel/databaseTime.ts'
import { startLease } from '../../kernel/lease.ts'
import { startWorker } from '../../kernel/worker.ts'
import type { Services } from '../../services.ts'
import { beginAttempt } from '../engine/attempts.ts'
import { approveByRule } from '../review/automatic.ts'
import { claimDue, poll, send, type PayoutServices } from './poll.ts'

const TURN_EVERY_MS = 1_000
/** How long payouts rest when the node that sends them dies. */
const LEASE_SECONDS = 15
/** How many payouts of one provider are sent or asked about at once. */
const AT_ONCE = 20

const dueToSend = async ({ database }: Pick<Services, 'database'>, party: string): Promise<readonly string[]> => {
  const rows = await database.kysely
    .selectFrom('withdrawal')
    .select('id')
    .where('party', '=', party)
    .where('send_at', '<=', databaseNow)
    .orderBy('send_at')
    .limit(AT_ONCE)
    .execute()
  return rows.map(({ id }) => id)
}

/** Begins and sends what of a provider is due. Answers whether there was anything. */
export const sendDue = async (services: PayoutServices, party: string, signal?: AbortSignal): Promise<boolean> => {
  const due = await dueToSend(services, party)
  const sent = await Promise.all(
    due.map(async (id) => {
      const attempt = await beginAttempt(services, id)
      if (attempt) await send(services, attempt, signal)
      return attempt !== undefined
    }),
  )
  return sent.includes(true)
}

/** Asks about what of a provider is due. Answers whether there was anything. */
export const pollDue = async (services: PayoutServices, party: string, signal?: AbortSignal): Promise<boolean> => {
  const due = await claimDue(services, party, AT_ONCE)
  await Promise.all(due.map((attempt) => poll(services, attempt, signal)))
  return due.length > 0
}

/**
 * Sends approved withdrawals and asks about what was sent, on one node of all, each provider's by a worker of its own. What must not
 * happen twice does not lean on the lease: an attempt is claimed, and its key is the same whoever sends it. The answer stops it.
 */
export const startPayouts = (services: Services): (() => Promise<void>) => {
  const { config, database, log } = services
  if (config.payouts.length === 0) return async () => undefined
  const lease = startLease({ database: database.kysely, name: 'payouts', seconds: LEASE_SECONDS, log })
  const workers = config.payouts.map(({ id }) => {
    const work = async (signal: AbortSignal) => {
      const [hasSent, hasPolled] = await Promise.all([sendDue(services, id, signal), pollDue(services, id, signal)])
      return hasSent || hasPolled
    }
    return startWorker({ name: `payouts of ${id}`, everyMs: TURN_EVERY_MS, lease, work }, log)
  })
  workers.push(startWorker({ name: 'reviews by rule', everyMs: TURN_EVERY_MS, lease, work: () => approveByRule(services) }, log))
  return async () => {
    await Promise.all(workers.map((worker) => worker.stop()))
    await lease.stop()
  }
}
