import { startLease } from '../../kernel/lease.ts'
import { startWorker } from '../../kernel/worker.ts'
import type { Services } from '../../services.ts'
import { claimDue, poll } from './poll.ts'

const TURN_EVERY_MS = 1_000
/** How long payments rest when the node that polls them dies. */
const LEASE_SECONDS = 15
/** How many payments of one provider are asked for at once. */
const AT_ONCE = 20

/** One turn: polls the payments of a provider that are due. Answers whether there were any. */
export const pollDue = async (services: Services, party: string, signal: AbortSignal): Promise<boolean> => {
  const due = await claimDue(services, party, AT_ONCE)
  await Promise.all(due.map((payment) => poll(services, payment, signal)))
  return due.length > 0
}

/**
 * Polls payments that nobody told us about, on one node of all, each provider's by a worker of its own: one that is slow keeps
 * only its own payments waiting. The answer stops it.
 */
export const startPolling = (services: Services): (() => Promise<void>) => {
  const { config, database, log } = services
  if (config.payments.length === 0) return async () => undefined
  const lease = startLease({ database: database.kysely, name: 'payments', seconds: LEASE_SECONDS, log })
  const workers = config.payments.map(({ id }) =>
    startWorker({ name: `payments of ${id}`, everyMs: TURN_EVERY_MS, lease, work: (signal) => pollDue(services, id, signal) }, log),
  )
  return async () => {
    await Promise.all(workers.map((worker) => worker.stop()))
    await lease.stop()
  }
}
