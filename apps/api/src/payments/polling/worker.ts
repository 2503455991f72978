import { pollingTurn, startPartyWorkers } from '../../kernel/polling.ts'
import type { Services } from '../../services.ts'
import { claimDue, poll } from './poll.ts'

/** One turn: polls the payments of a provider that are due. Answers whether there were any. */
export const pollDue = pollingTurn(claimDue, poll)

/** Polls payments that nobody told us about. The answer stops it. */
export const startPolling = (services: Services): (() => Promise<void>) =>
  startPartyWorkers(services, {
    name: 'payments',
    parties: services.config.payments,
    dueBy: [['payment', 'next_poll_at']],
    turn: (party, signal) => pollDue(services, party, signal),
  })
