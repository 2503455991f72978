import type { Kysely } from 'kysely'
import type { OperatorSwitches } from '@lagoon/contract/wire/operator/operator'
import type { Schema } from '../../db/schema.ts'
import type { PayoutAccountRow } from '../../payouts/engine/rows.ts'
import { ownAccount } from './accounts/accounts.ts'
import { obstaclesOf, type Asker } from './asker.ts'
import { conditionsOf } from './conditions.ts'
import { refusedAmount, refuseObstacles, wayClosed } from './refusals.ts'
import { sumOf, type Sum } from './terms/quote.ts'
import type { WayTerms, WithdrawalTerms } from './terms/terms.ts'

/** A withdrawal that could be asked for now. */
export interface AskedWithdrawal {
  readonly asker: Asker
  readonly terms: WithdrawalTerms
  readonly way: WayTerms
  readonly account: PayoutAccountRow
  readonly sum: Sum
}

/** Minor units as a caller wrote them. */
const amountOf = (text: string): bigint => {
  if (!/^\d{1,17}$/.test(text)) throw refusedAmount('characters')
  return BigInt(text)
}

/**
 * Works a withdrawal out from everything that holds now: for the quote and, under the player's lock, for the request.
 * @throws {Problem} as `requestWithdrawal` of the schema says
 */
export const askedWithdrawal = async (
  database: Kysely<Schema>,
  playerId: string,
  { amount: text, accountId, switched }: { readonly amount: string; readonly accountId: string; readonly switched: OperatorSwitches },
): Promise<AskedWithdrawal> => {
  const amount = amountOf(text)
  const { asker, terms, redemption, limits } = await conditionsOf(database, playerId, { switched, asked: amount })
  refuseObstacles(obstaclesOf(asker, terms, amount))
  if (!terms) throw wayClosed()
  const account = await ownAccount(database, playerId, accountId)
  const way = terms.ways.find((open) => open.way === account.way)
  if (!way) throw wayClosed()
  const sum = sumOf({ amount, redeemable: redemption.redeemable }, terms, way, limits)
  if (!sum.ok) throw refusedAmount(sum.error)
  return { asker, terms, way, account, sum: sum.value }
}
