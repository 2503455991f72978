import { payoutAccountIdSchemaOf } from '@lagoon/contract/withdrawal/withdrawal.rules'
import type { Transaction } from 'kysely'
import * as v from 'valibot'
import type { Schema } from '../../../db/schema.ts'
import type { PayoutAccountRow } from '../../../payouts/engine/rows.ts'
import { partyFor } from '../../../payouts/parties.ts'
import type { Services } from '../../../services.ts'
import { fingerprintOf, identifyingId } from './destination.ts'
import { forgetAccounts, keepAccount, profileWays, type ProfileWay } from './keepAccount.ts'

/** Where the id of a way stands in the row of a player. */
export const profileColumns = { SKRILL: 'skrill_id', CASH_APP: 'cash_app_id', SEAMLESS_CHEX: 'seamless_chex_id' } as const

type Known = Pick<Services, 'config' | 'protocols'>

/** The account of an id of the profile, kept or as it stands; undefined where nobody pays out that way, or it cannot be one there. The caller holds the player's lock. */
export const keepProfileId = async (
  services: Known,
  transaction: Transaction<Schema>,
  {
    playerId,
    way,
    id,
    waitHours,
  }: { readonly playerId: string; readonly way: ProfileWay; readonly id: string; readonly waitHours: number },
): Promise<PayoutAccountRow | undefined> => {
  const party = partyFor(services, way)
  if (!party || !v.is(payoutAccountIdSchemaOf(way), { accountId: id })) return undefined
  return keepAccount(transaction, {
    playerId,
    way,
    party: party.id,
    destination: { kind: 'ACCOUNT_ID', id },
    fingerprint: fingerprintOf(services.config.tokenSecret, identifyingId(way, id)),
    waitHours,
  })
}

/**
 * Brings the accounts of a player in line with the ids of the profile, which are one thing: another id is another account, an empty one
 * is none. The caller holds the player's lock.
 */
export const followProfile = async (
  services: Known,
  transaction: Transaction<Schema>,
  playerId: string,
  { ids, waitHours }: { readonly ids: Readonly<Record<ProfileWay, string>>; readonly waitHours: number },
): Promise<void> => {
  for (const way of profileWays)
    if (ids[way] === '' || !(await keepProfileId(services, transaction, { playerId, way, id: ids[way], waitHours })))
      await forgetAccounts(transaction, playerId, way)
}
