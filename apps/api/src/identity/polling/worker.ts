import { startLease } from '../../kernel/lease.ts'
import { startWorker } from '../../kernel/worker.ts'
import type { Services } from '../../services.ts'
import { claimDue, poll } from './poll.ts'

const TURN_EVERY_MS = 1_000
/** How long cases rest when the node that polls them dies. */
const LEASE_SECONDS = 15
/** How many cases of one provider are asked for at once. */
const AT_ONCE = 20

/** One turn: polls the cases of a provider that are due. Answers whether there were any. */
export const pollDue = async (services: Services, party: string, signal: AbortSignal): Promise<boolean> => {
  const due = await claimDue(services, party, AT_ONCE)
  await Promise.all(due.map((kept) => poll(services, kept, signal)))
  return due.length > 0
}

/** Polls cases that nobody told us about, on one node of all, each provider's by a worker of its own. The answer stops it. */
export const startIdentityPolling = (services: Services): (() => Promise<void>) => {
  const { config, database, log } = services
  if (config.identity.length === 0) return async () => undefined
  const lease = startLease({ database: database.kysely, name: 'identity', seconds: LEASE_SECONDS, log })
  const workers = config.identity.map(({ id }) =>
    startWorker({ name: `cases of ${id}`, everyMs: TURN_EVERY_MS, lease, work: (signal) => pollDue(services, id, signal) }, log),
  )
  return async () => {
    await Promise.all(workers.map((worker) => worker.stop()))
    await lease.stop()
  }
}
