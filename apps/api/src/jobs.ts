import { unhurriedly } from './db/database.ts'
import type { Job } from './kernel/job.ts'
import { startLease } from './kernel/lease.ts'
import { startWorker } from './kernel/worker.ts'
import { reconcileDaily } from './ledger/reconcile/daily.ts'
import { providerJobs } from './providers/providers.ts'
import { sweepGameSessions } from './providers/sweepGameSessions.ts'
import { sweepAll } from './retention/sweep.ts'
import type { Services } from './services.ts'

/** How long the jobs rest when the node that does them dies. */
const LEASE_SECONDS = 30

/** What is done from time to time, by one node of all. */
const jobs: readonly Job[] = [
  { name: 'sweep of game sessions', everyMs: 60_000, run: sweepGameSessions },
  { name: 'sweep of what is over', everyMs: 600_000, run: sweepAll },
  { name: 'reconciliation', everyMs: 600_000, run: reconcileDaily },
]

/** Starts the jobs on this node; it does them while it holds their lease. The answer stops them and gives the lease back. */
export const startJobs = (services: Services): (() => Promise<void>) => {
  const { database, log } = services
  const unhurried = { ...services, database: unhurriedly(database) }
  const lease = startLease({ database: database.kysely, name: 'jobs', seconds: LEASE_SECONDS, log })
  const workers = [...jobs, ...providerJobs(services)].map(({ name, everyMs, run }) =>
    startWorker({ name, everyMs, lease, work: async () => (await run(unhurried), false) }, log),
  )
  return async () => {
    await Promise.all(workers.map((worker) => worker.stop()))
    await lease.stop()
  }
}
