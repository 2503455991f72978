import { AT_ONCE, startPartyWorkers } from '../../kernel/polling.ts'
import type { Services } from '../../services.ts'
import { claimDue, poll } from './poll.ts'

/** One turn: polls the payments of a provider that are due. Answers whether there were any. */
export const pollDue = async (services: Services, party: string, signal: AbortSignal): Promise<boolean> => {
  const due = await claimDue(services, party, AT_ONCE)
  await Promise.all(due.map((payment) => poll(services, payment, signal)))
  return due.length > 0
}

/** Polls payments that nobody told us about. The answer stops it. */
export const startPolling = (services: Services): (() => Promise<void>) =>
  startPartyWorkers(services, {
    name: 'payments',
    parties: services.config.payments,
    turn: (party, signal) => pollDue(services, party, signal),
  })
