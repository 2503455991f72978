import { pollingTurn, startPartyWorkers } from '../../kernel/polling.ts'
import type { Services } from '../../services.ts'
import { claimDue, poll } from './poll.ts'

/** One turn: polls the cases of a provider that are due. Answers whether there were any. */
export const pollDue = pollingTurn(claimDue, poll)

/** Polls cases that nobody told us about. The answer stops it. */
export const startIdentityPolling = (services: Services): (() => Promise<void>) =>
  startPartyWorkers(services, {
    name: 'identity',
    parties: services.config.identity,
    dueBy: [['kyc_case', 'next_poll_at']],
    turn: (party, signal) => pollDue(services, party, signal),
  })
