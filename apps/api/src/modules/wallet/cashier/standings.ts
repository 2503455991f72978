import type { CashierSwitches } from '@lagoon/contract/wire/operator/cashierSwitches'
import type { Kysely } from 'kysely'
import type { Schema } from '../../../db/schema.ts'
import { waitForAll } from '../../../kernel/waitForAll.ts'
import type { Standings } from './packages.ts'
import { hasBought } from '../../../payments/engine/purchases.ts'

/** What bears on which packages a player may have; `but`: the payment that is being begun counts neither as bought nor as claimed. */
export const standingsOf = async (
  database: Kysely<Schema>,
  { playerId, switches, but }: { playerId: string; switches: CashierSwitches; but?: string },
): Promise<Standings> => {
  let claims = database
    .selectFrom('package_claim')
    .select('package_id')
    .where('player_id', '=', playerId)
    .where('is_once_per_player', '=', true)
    .where('is_released', '=', false)
  if (but !== undefined) claims = claims.where('payment_id', '<>', but)
  const [bought, claimed] = await waitForAll([hasBought(database, playerId, but), claims.execute()])
  return { switches, hasBought: bought, claimed: new Set(claimed.map(({ package_id }) => package_id)) }
}
