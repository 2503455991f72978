import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { webhookPath } from '@lagoon/contract/wire/webhooks/webhooks'
import { databaseNow, secondsFromNow } from '../../kernel/databaseTime.ts'
import { CLAIM_SECONDS } from '../../kernel/polling.ts'
import { retried } from '../../kernel/retry.ts'
import { playerReference } from '../../providers/playerReference.ts'
import type { Services } from '../../services.ts'
import { payoutParty, payoutProtocolOf } from '../parties.ts'
import type { PayoutOrder, PayoutReading } from '../protocol.ts'
import { advance } from './advance.ts'
import { receivesOf, type AttemptRow } from './rows.ts'

type Used = Pick<Services, 'config' | 'database' | 'log' | 'protocols'>

/** How long a provider may take for an answer, milliseconds. */
export const ANSWER_WITHIN_MS = 20_000

/**
 * Begins the next attempt of an approved withdrawal that is due: writes it down with its key, and nothing else. Only what was written
 * down may be sent. Undefined where another node has it, or nothing is due any more.
 */
export const beginAttempt = ({ database }: Pick<Services, 'database'>, withdrawalId: string): Promise<AttemptRow | undefined> =>
  retried(() =>
    database.kysely.transaction().execute(async (transaction) => {
      const due = await transaction
        .selectFrom('withdrawal')
        .select(['id', 'party'])
        .select((of) =>
          of
            .selectFrom('payout_attempt')
            .select(({ fn }) => fn.countAll<bigint>().as('count'))
            .whereRef('payout_attempt.withdrawal_id', '=', 'withdrawal.id')
            .as('attempts'),
        )
        .where('id', '=', withdrawalId)
        .where('send_at', '<=', databaseNow)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst()
      if (!due) return undefined
      const number = Number(due.attempts) + 1
      const attempt = await transaction
        .insertInto('payout_attempt')
        .values({ id: randomUUID(), withdrawal_id: due.id, number, party: due.party, next_poll_at: secondsFromNow(CLAIM_SECONDS) })
        .returningAll()
        .executeTakeFirstOrThrow()
      const begun = await advance(transaction, due.id, {
        kind: 'SENDING',
        source: 'WORKER',
        attemptId: attempt.id,
        subject: String(number),
      })
      if (!begun.ok) throw new Error(`withdrawal ${due.id} was due and cannot be sent: ${begun.error}`)
      return attempt
    }),
  )

/** Writes down that an attempt of which its provider knows nothing is sent once more, under the same key. */
export const sendAgain = (
  { database }: Pick<Services, 'database'>,
  { id, withdrawal_id, number, sends }: AttemptRow,
  by: { readonly source: 'WORKER' | 'DESK'; readonly actor?: string },
): Promise<AttemptRow | undefined> =>
  retried(() =>
    database.kysely.transaction().execute(async (transaction) => {
      const step = { kind: 'SENDING', ...by, attemptId: id, subject: `${number}:${sends}` } as const
      const begun = await advance(transaction, withdrawal_id, step)
      if (!begun.ok) return undefined
      // Counted from what was read: of two that decide so at once one sends.
      return transaction
        .updateTable('payout_attempt')
        .set({ sends: sends + 1, last_sent_at: databaseNow, not_found: 0, polls: 0, next_poll_at: secondsFromNow(CLAIM_SECONDS) })
        .where('id', '=', id)
        .where('sends', '=', sends)
        .where('state', 'in', ['SENDING', 'UNKNOWN'])
        .returningAll()
        .executeTakeFirst()
    }),
  )

/** What is ordered: by the withdrawal as it was asked for, whatever became of the account since. */
const orderOf = async ({ config, database }: Used, { id, withdrawal_id }: AttemptRow): Promise<PayoutOrder> => {
  const row = await database.kysely
    .selectFrom('withdrawal')
    .innerJoin('player', 'player.id', 'withdrawal.player_id')
    .select(['withdrawal.party', 'withdrawal.currency', 'withdrawal.receives_minor', 'withdrawal.destination', 'withdrawal.player_id'])
    .select(['withdrawal.country', 'player.email', 'player.first_name', 'player.last_name'])
    .select((of) =>
      of
        .selectFrom('session')
        .select('ip')
        .whereRef('session.player_id', '=', 'withdrawal.player_id')
        .orderBy(sql`session.created_at`, 'desc')
        .limit(1)
        .as('ip'),
    )
    .where('withdrawal.id', '=', withdrawal_id)
    .executeTakeFirstOrThrow()
  return {
    attemptId: id,
    withdrawalId: withdrawal_id,
    price: receivesOf(row),
    destination: row.destination,
    player: {
      reference: playerReference(row.party, row.player_id),
      email: row.email,
      firstName: row.first_name,
      lastName: row.last_name,
      country: row.country,
      ipAddress: row.ip,
    },
    noticeUrl: config.publicOrigin + webhookPath('payouts', row.party),
  }
}

const partyOf = (services: Used, id: string) => {
  const party = payoutParty(services, id)
  if (!party) throw new Error(`${id} is no provider of the settings that pays out any more`)
  return { party, protocol: payoutProtocolOf(services, party) }
}

const inTime = (signal?: AbortSignal): AbortSignal => {
  const limit = AbortSignal.timeout(ANSWER_WITHIN_MS)
  return signal ? AbortSignal.any([signal, limit]) : limit
}

/** Sends an attempt that was written down. Rejects where nothing is known of it then. */
export const callProvider = async (services: Used, attempt: AttemptRow, signal?: AbortSignal): Promise<PayoutReading> => {
  const { party, protocol } = partyOf(services, attempt.party)
  return protocol.send(party, await orderOf(services, attempt), inTime(signal))
}

/** Asks how an attempt stands, by its key. Null: the provider does not know it (yet). Rejects when no answer came. */
export const askProvider = async (services: Used, attempt: AttemptRow, signal?: AbortSignal): Promise<PayoutReading | null> => {
  const { party, protocol } = partyOf(services, attempt.party)
  const { id: attemptId, reference, started_at: startedAt } = attempt
  return protocol.read(party, { attemptId, reference, startedAt }, inTime(signal))
}
