import { identityFields, type IdentityField, type IdentityLock } from '@lagoon/contract/account/enums'
import type { VerificationState } from '@lagoon/contract/kyc/enums'
import { ruleWords } from '@lagoon/contract/rules/ruleWords'
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { Problem } from '../../problem.ts'
import { caseStandingOf } from '../machine/standing.ts'
import { kycProfileOf } from './kycProfile.ts'
import { factsOf } from './rows.ts'

const lockIn: Readonly<Record<VerificationState, IdentityLock | null>> = {
  NOT_STARTED: null,
  RESUBMIT_NEEDED: null,
  UNSUCCESSFUL: null,
  PENDING: 'BEING_CHECKED',
  UNDER_MANUAL_VERIFICATION: 'BEING_CHECKED',
  COMPLETED: 'VERIFIED',
}

/** Why a player's name and date of birth are locked; null while they may change. */
export const identityLockOf = async (database: Kysely<Schema>, playerId: string): Promise<IdentityLock | null> =>
  lockIn[caseStandingOf(await factsOf(database, playerId)).IDENTITY.state]

/**
 * Keeps what an identity is checked by from changing under the check, or after it: throws a Problem at each field that would. Call it
 * before the player's row is locked, as what a provider says locks the case first.
 */
export const keepIdentity = async (
  transaction: Transaction<Schema>,
  playerId: string,
  stated: Readonly<Record<IdentityField, string>>,
): Promise<void> => {
  // An approval that comes in this moment is heard, or waits.
  await transaction.selectFrom('kyc_case').select('player_id').where('player_id', '=', playerId).forUpdate().executeTakeFirst()
  const kept = await kycProfileOf(transaction, playerId)
  const changed = identityFields.filter((field) => stated[field] !== kept[field])
  if (changed.length === 0 || (await identityLockOf(transaction, playerId)) === null) return
  throw new Problem(400, 'BAD_INPUT', 'Please check the highlighted fields.', {
    fields: changed.map((field) => ({ field, code: 'locked', message: ruleWords.locked })),
  })
}
