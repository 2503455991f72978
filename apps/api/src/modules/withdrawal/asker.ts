import type { WithdrawalObstacle } from '@lagoon/contract/withdrawal/enums'
import { sql, type Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { addressVerified } from '../../identity/verified.ts'
import { refusals } from '../../session/caller.ts'
import type { Home, WithdrawalTerms } from './terms/terms.ts'

/** What of a player matters for a withdrawal. */
export interface Asker extends Home {
  readonly id: string
  readonly isEmailConfirmed: boolean
  readonly isVerified: boolean
  readonly hasAddressProof: boolean
  /** Tokens of a payment that went back are owed. */
  readonly hasDebt: boolean
}

export const askerOf = async (database: Kysely<Schema>, playerId: string): Promise<Asker> => {
  const row = await database
    .selectFrom('player')
    .select(['email_confirmed_at', 'country', 'state', 'id_verified'])
    .select(sql<boolean>`EXISTS (SELECT 1 FROM payment_debt WHERE player_id = player.id AND owed > 0)`.as('has_debt'))
    .where('id', '=', playerId)
    .executeTakeFirst()
  if (!row) throw refusals.sessionEnded()
  return {
    id: playerId,
    country: row.country,
    state: row.state,
    isEmailConfirmed: row.email_confirmed_at !== null,
    isVerified: row.id_verified,
    hasAddressProof: await addressVerified(database, playerId),
    hasDebt: row.has_debt,
  }
}

/** What stands between the player and a withdrawal of that many prize tokens, first things first. */
export const obstaclesOf = (asker: Asker, terms: WithdrawalTerms | null, amount: bigint): WithdrawalObstacle[] => {
  const needsAddress = terms !== null && terms.addressProofAbove !== null && amount > terms.addressProofAbove
  return [
    ...(asker.isEmailConfirmed ? [] : (['EMAIL_NOT_CONFIRMED'] as const)),
    ...(asker.country === '' ? (['NO_COUNTRY_IN_PROFILE'] as const) : []),
    ...(asker.country !== '' && terms === null ? (['WITHDRAWAL_SETTING_NOT_FOUND'] as const) : []),
    ...(asker.isVerified ? [] : (['KYC_REQUIRED'] as const)),
    ...(asker.isVerified && needsAddress && !asker.hasAddressProof ? (['ADDRESS_PROOF_REQUIRED'] as const) : []),
    ...(asker.hasDebt ? (['DEBT'] as const) : []),
  ]
}
