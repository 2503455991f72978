import { sql } from 'kysely'
import { verificationLevels } from '@lagoon/contract/kyc/enums'
import { databaseNow, secondsFromNow } from '../../kernel/databaseTime.ts'
import { CLAIM_SECONDS, dueRows } from '../../kernel/polling.ts'
import { retried } from '../../kernel/retry.ts'
import type { Services } from '../../services.ts'
import { askAndRecord } from '../engine/ask.ts'
import { record } from '../engine/record.ts'
import { factsOf, lockCase, now as momentOf, type KycCaseRow } from '../engine/rows.ts'
import { caseStandingOf } from '../machine/standing.ts'
import { deadlineOf, nextPollIn, polledLevels } from './schedule.ts'

type Used = Pick<Services, 'config' | 'database' | 'log' | 'protocols' | 'wakeOutbox' | 'wakeMailer'>

/** Gives up by the clock what the player was to do and has not done; it can be begun again. */
const giveUp = (services: Used, playerId: string, now: number): Promise<void> =>
  retried(() =>
    services.database.kysely.transaction().execute(async (transaction) => {
      await lockCase(transaction, playerId)
      const standing = caseStandingOf(await factsOf(transaction, playerId))
      for (const level of verificationLevels) {
        const deadline = deadlineOf(standing[level])
        if (deadline === undefined || now < deadline) continue
        const { at } = await transaction.selectNoFrom(momentOf.as('at')).executeTakeFirstOrThrow()
        await record(transaction, playerId, { level, word: 'NOT_FINISHED', source: 'PLATFORM', at })
      }
    }),
  )

/**
 * Polls a case that this node has claimed: asks its provider about every level that is open, records the answers, gives up by the
 * clock what was never sent, and sets the next poll. Without an answer nothing is known, nothing is given up, and the next poll comes
 * as usual. `now` is Unix milliseconds.
 */
export const poll = async (services: Used, kept: KycCaseRow, signal: AbortSignal, now: number = Date.now()): Promise<void> => {
  const { kysely } = services.database
  const { player_id: playerId, party } = kept
  try {
    for (const level of polledLevels(caseStandingOf(await factsOf(kysely, playerId)))) await askAndRecord(services, kept, level, signal)
    await giveUp(services, playerId, now)
  } catch (error) {
    if (signal.aborted) throw error
    services.log.warn(
      { party, player: playerId, reason: error instanceof Error ? error.message : String(error) },
      'a verification could not be asked about',
    )
  }
  const seconds = nextPollIn(caseStandingOf(await factsOf(kysely, playerId)), kept.polls, now)
  await kysely
    .updateTable('kyc_case')
    .set({ next_poll_at: seconds === null ? null : secondsFromNow(seconds) })
    .where('player_id', '=', playerId)
    .execute()
  services.wakeOutbox()
  services.wakeMailer()
}

/** Claims cases of a party that are due, at most so many, for this node alone. */
export const claimDue = async ({ database }: Pick<Services, 'database'>, party: string, most: number): Promise<readonly KycCaseRow[]> =>
  database.kysely
    .updateTable('kyc_case')
    .set({ next_poll_at: secondsFromNow(CLAIM_SECONDS), polled_at: databaseNow, polls: sql<number>`polls + 1` })
    .where('player_id', 'in', dueRows('kyc_case', party, most))
    .returningAll()
    .execute()
