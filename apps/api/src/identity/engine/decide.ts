import type { VerificationLevel, VerificationState } from '@lagoon/contract/kyc/enums'
import { ok, refused, type Result } from '@lagoon/contract/result/result'
import { sql } from 'kysely'
import { retried } from '../../kernel/retry.ts'
import type { Services } from '../../services.ts'
import { caseStandingOf, type CaseStanding } from '../machine/standing.ts'
import type { Decision } from '../machine/facts.ts'
import { record } from './record.ts'
import { factsOf, lockCase } from './rows.ts'

/** What a reviewer decides about a case. */
export interface CaseDecision {
  readonly playerId: string
  readonly level: VerificationLevel
  readonly decision: Decision
  /** Who decides, as they are written down. */
  readonly reviewer: string
  /** Why, for other reviewers: a player never reads it. */
  readonly note: string
}

/** The states in which a decision is one: the others have nothing that a person could decide. */
const decidable: Readonly<Record<Decision, readonly VerificationState[]>> = {
  APPROVED: ['UNDER_MANUAL_VERIFICATION'],
  REFUSED: ['UNDER_MANUAL_VERIFICATION'],
  REOPENED: ['UNSUCCESSFUL', 'COMPLETED'],
}

/**
 * Carries out what a reviewer decided, once: of two reviewers at once the second is refused. REOPENED lets the player begin anew,
 * which takes an approval away and lets name and date of birth be corrected;
 * APPROVED stands until the provider says otherwise later.
 */
export const decideCase = async (
  services: Pick<Services, 'database' | 'wakeOutbox' | 'wakeMailer'>,
  { playerId, level, decision, reviewer, note }: CaseDecision,
): Promise<Result<CaseStanding, 'CASE_NOT_FOUND' | 'NOT_NOW'>> => {
  const decided = await retried(() =>
    services.database.kysely.transaction().execute(async (transaction) => {
      const known = await transaction.selectFrom('kyc_case').select('player_id').where('player_id', '=', playerId).executeTakeFirst()
      if (!known) return refused('CASE_NOT_FOUND' as const)
      await lockCase(transaction, playerId)
      const standing = caseStandingOf(await factsOf(transaction, playerId))
      if (!decidable[decision].includes(standing[level].state)) return refused('NOT_NOW' as const)
      // After all that the reviewer saw, even where the provider's clock is ahead of ours.
      const { rows } = await sql<{ at: Date }>`SELECT greatest(date_trunc('milliseconds', clock_timestamp()),
        max(at) + interval '1 millisecond') AS at FROM kyc_event WHERE player_id = ${playerId}::uuid AND level = ${level}`.execute(
        transaction,
      )
      const at = rows[0]?.at
      if (!at) throw new Error('the database has no clock')
      return ok(await record(transaction, playerId, { level, word: decision, source: 'DESK', at, actor: reviewer, note }))
    }),
  )
  services.wakeOutbox()
  services.wakeMailer()
  return decided
}
