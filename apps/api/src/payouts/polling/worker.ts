import { databaseNow } from '../../kernel/databaseTime.ts'
import { AT_ONCE, pollingTurn, startPartyWorkers } from '../../kernel/polling.ts'
import type { Services } from '../../services.ts'
import { beginAttempt } from '../engine/attempts.ts'
import { approveByRule } from '../review/automatic.ts'
import { claimDue, poll, send, type PayoutServices } from './poll.ts'

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
export const pollDue = pollingTurn(claimDue, poll)

/**
 * Sends approved withdrawals and asks about what was sent. What must not happen twice does not lean on the lease: an attempt is
 * claimed, and its key is the same whoever sends it. The answer stops it.
 */
export const startPayouts = (services: Services): (() => Promise<void>) =>
  startPartyWorkers(services, {
    name: 'payouts',
    parties: services.config.payouts,
    turn: async (party, signal) => {
      const [hasSent, hasPolled] = await Promise.all([sendDue(services, party, signal), pollDue(services, party, signal)])
      return hasSent || hasPolled
    },
    others: [{ name: 'reviews by rule', work: () => approveByRule(services) }],
  })
