import type { Kysely } from 'kysely'
import type { OperatorSwitches } from '@lagoon/contract/wire/operator/operator'
import type { Schema } from '../../db/schema.ts'
import { askerOf, type Asker } from './asker.ts'
import { figuresOf } from './redeemable/figures.ts'
import { redemptionOf, type Redemption } from './redeemable/redeemable.ts'
import { limitsOf, type Limit } from './terms/limits.ts'
import { withdrawalTermsOf, type WithdrawalTerms } from './terms/terms.ts'

/** How often bonus sweep tokens are to be played where nobody is paid out: it is shown all the same. */
const PLAYTHROUGH_WITHOUT_TERMS = 1n

/** Everything that decides on a player's withdrawals now. */
export interface Conditions {
  readonly asker: Asker
  readonly terms: WithdrawalTerms | null
  readonly redemption: Redemption
  readonly limits: readonly Limit[]
}

/** What of a player's prize tokens is redeemable by those terms, and why the rest is not. */
const redemptionBy = async (database: Kysely<Schema>, playerId: string, terms: WithdrawalTerms | null): Promise<Redemption> =>
  redemptionOf(await figuresOf(database, playerId, { playthrough: terms?.playthrough ?? PLAYTHROUGH_WITHOUT_TERMS }))

/** The same for a player whatever stands in the way of a withdrawal. */
export const redemptionNow = async (
  database: Kysely<Schema>,
  playerId: string,
  switched: Pick<OperatorSwitches, 'withdrawals'>,
): Promise<Redemption> => {
  const home = await database.selectFrom('player').select(['country', 'state']).where('id', '=', playerId).executeTakeFirst()
  return redemptionBy(database, playerId, home ? await withdrawalTermsOf(database, home, switched) : null)
}

/** Reads them, in the snapshot of the caller; `asked`: the amount that is to fit where a limit says when it renews. */
export const conditionsOf = async (
  database: Kysely<Schema>,
  playerId: string,
  { switched, asked }: { readonly switched: Pick<OperatorSwitches, 'withdrawals'>; readonly asked: bigint },
): Promise<Conditions> => {
  const asker = await askerOf(database, playerId)
  const terms = await withdrawalTermsOf(database, asker, switched)
  return {
    asker,
    terms,
    redemption: await redemptionBy(database, playerId, terms),
    limits: terms ? await limitsOf(database, { playerId, terms, asked }) : [],
  }
}
