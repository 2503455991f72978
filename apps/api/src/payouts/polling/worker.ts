import { databaseNow, secondsFromNow } from '../../kernel/databaseTime.ts'
import { AT_ONCE, pollingTurn, startPartyWorkers } from '../../kernel/polling.ts'
import type { Services } from '../../services.ts'
import { beginAttempt } from '../engine/attempts.ts'
import type { AttemptRow } from '../engine/rows.ts'
import { approveByRule } from '../review/automatic.ts'
import { claimDue, poll, send, type PayoutServices } from './poll.ts'
import { PUT_OFF_SECONDS } from './schedule.ts'

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

/** Begins the next attempt of a withdrawal; one that fails is put off, or it would be among the first to be sent in every turn. */
const beginOrPutOff = async (services: PayoutServices, party: string, withdrawalId: string): Promise<AttemptRow | undefined> => {
  try {
    return await beginAttempt(services, withdrawalId)
  } catch (err) {
    services.log.error({ err, party, withdrawal: withdrawalId }, 'a withdrawal could not be sent; trying again later')
    // Rejects where the database is away, and so does the turn.
    await services.database.kysely
      .updateTable('withdrawal')
      .set({ send_at: secondsFromNow(PUT_OFF_SECONDS) })
      .where('id', '=', withdrawalId)
      .where('send_at', '<=', databaseNow)
      .execute()
    return undefined
  }
}

/** Works on an attempt that was written down; where that fails on our side, its provider is asked about it later. */
const orAskLater =
  (work: typeof send): typeof send =>
  async (services, attempt, signal) => {
    try {
      await work(services, attempt, signal)
    } catch (err) {
      if (signal?.aborted) throw err
      const { id, party } = attempt
      services.log.error({ err, party, attempt: id }, 'what became of a payout could not be recorded; asking about it later')
      // Rejects where the database is away, and so does the turn.
      await services.database.kysely
        .updateTable('payout_attempt')
        .set({ next_poll_at: secondsFromNow(PUT_OFF_SECONDS) })
        .where('id', '=', id)
        .where('next_poll_at', 'is not', null)
        .execute()
    }
  }

const sendOrAskLater = orAskLater(send)

/** Begins and sends what of a provider is due; one that fails keeps none of the others. Answers whether there was anything. */
export const sendDue = async (services: PayoutServices, party: string, signal?: AbortSignal): Promise<boolean> => {
  const due = await dueToSend(services, party)
  const sent = await Promise.all(
    due.map(async (id) => {
      const attempt = await beginOrPutOff(services, party, id)
      if (attempt) await sendOrAskLater(services, attempt, signal)
      return attempt !== undefined
    }),
  )
  return sent.includes(true)
}

/** Asks about what of a provider is due; one that fails keeps none of the others. Answers whether there was anything. */
export const pollDue = pollingTurn(claimDue, orAskLater(poll))

/**
 * Sends approved withdrawals and asks about what was sent. What must not happen twice does not lean on the lease: an attempt is
 * claimed, and its key is the same whoever sends it. The answer stops it.
 */
export const startPayouts = (services: Services): (() => Promise<void>) => {
  const putOff = new Map<string, number>()
  return startPartyWorkers(services, {
    name: 'payouts',
    parties: services.config.payouts,
    dueBy: [
      ['withdrawal', 'send_at'],
      ['payout_attempt', 'next_poll_at'],
    ],
    turn: async (party, signal) => {
      const [hasSent, hasPolled] = await Promise.all([sendDue(services, party, signal), pollDue(services, party, signal)])
      return hasSent || hasPolled
    },
    others: [{ name: 'reviews by rule', work: () => approveByRule(services, putOff) }],
  })
}
