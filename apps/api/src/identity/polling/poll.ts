import { sql } from 'kysely'
import type { VerificationLevel } from '@lagoon/contract/kyc/enums'
import { reasonOf } from '../../kernel/reasonOf.ts'
import { databaseNow, secondsFromNow } from '../../kernel/databaseTime.ts'
import { CLAIM_SECONDS, dueRows } from '../../kernel/polling.ts'
import { retried } from '../../kernel/retry.ts'
import type { Services } from '../../services.ts'
import { askAndRecord } from '../engine/ask.ts'
import { record } from '../engine/record.ts'
import { factsOf, lockCase, now as momentOf, type KycCaseRow } from '../engine/rows.ts'
import { caseStandingOf } from '../machine/standing.ts'
import { deadlineOf, nextPollIn, polledLevels, PUT_OFF_SECONDS } from './schedule.ts'

type Used = Pick<Services, 'config' | 'database' | 'log' | 'protocols' | 'wakeOutbox' | 'wakeMailer'>

/** Asks the provider about every level that is open, and records the answers; gives the levels that it answered about. */
const askAboutOpen = async (services: Used, kept: KycCaseRow, signal: AbortSignal): Promise<readonly VerificationLevel[]> => {
  const { player_id: playerId, party } = kept
  const answered: VerificationLevel[] = []
  for (const level of polledLevels(caseStandingOf(await factsOf(services.database.kysely, playerId)))) {
    try {
      await askAndRecord(services, kept, level, signal)
      answered.push(level)
    } catch (error) {
      if (signal.aborted) throw error
      const reason = reasonOf(error)
      services.log.warn({ party, player: playerId, level, reason }, 'a verification could not be asked about')
    }
  }
  return answered
}

/** Gives up by the clock what the player was to do at these levels and has not done; it can be begun again. */
const giveUp = (services: Used, playerId: string, levels: readonly VerificationLevel[], now: number): Promise<void> =>
  retried(() =>
    services.database.kysely.transaction().execute(async (transaction) => {
      await lockCase(transaction, playerId)
      const standing = caseStandingOf(await factsOf(transaction, playerId))
      for (const level of levels) {
        const deadline = deadlineOf(standing[level])
        if (deadline === undefined || now < deadline) continue
        const { at } = await transaction.selectNoFrom(momentOf.as('at')).executeTakeFirstOrThrow()
        await record(transaction, playerId, { level, word: 'NOT_FINISHED', source: 'PLATFORM', at })
      }
    }),
  )

const scheduleNext = async ({ database: { kysely } }: Used, { player_id: playerId, polls }: KycCaseRow, now: number): Promise<void> => {
  const seconds = nextPollIn(caseStandingOf(await factsOf(kysely, playerId)), polls, now)
  await kysely
    .updateTable('kyc_case')
    .set({ next_poll_at: seconds === null ? null : secondsFromNow(seconds) })
    .where('player_id', '=', playerId)
    .execute()
}

/**
 * Polls a case that this node has claimed: asks its provider about every level that is open, records the answers, gives up by the
 * clock what was never sent, and sets the next poll. Of a level without an answer nothing is known, nothing is given up, and the next
 * poll comes as usual. What fails on our side is logged and polled again later; it rejects only where the database is away, or the
 * node stops. `now` is Unix milliseconds.
 */
export const poll = async (services: Used, kept: KycCaseRow, signal: AbortSignal, now: number = Date.now()): Promise<void> => {
  const { player_id: playerId, party } = kept
  try {
    await giveUp(services, playerId, await askAboutOpen(services, kept, signal), now)
    await scheduleNext(services, kept, now)
  } catch (err) {
    if (signal.aborted) throw err
    services.log.error({ err, party, player: playerId }, 'a verification could not be polled; trying again later')
    // Rejects where the database is away, and so does the turn.
    await services.database.kysely
      .updateTable('kyc_case')
      .set({ next_poll_at: secondsFromNow(PUT_OFF_SECONDS) })
      .where('player_id', '=', playerId)
      .execute()
  }
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
