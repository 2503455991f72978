import { leastOf, mostOf } from '@lagoon/contract/money/extremes'
import type { PayoutWayOffer, WithdrawalSettings } from '../../graphql/resolvers.generated.ts'
import { retried } from '../../kernel/retry.ts'
import { partyFor, payoutProtocolOf } from '../../payouts/parties.ts'
import type { Services } from '../../services.ts'
import { currencyOf } from '../wallet/cashier/buyer.ts'
import { accountsOf, shownAccount } from './accounts/accounts.ts'
import { lockPlayer, profileWays } from './accounts/keepAccount.ts'
import { keepProfileId, profileColumns } from './accounts/profileIds.ts'
import { obstaclesOf } from './asker.ts'
import { conditionsOf } from './conditions.ts'
import { boundsOf } from './terms/quote.ts'
import type { WayTerms } from './terms/terms.ts'
import { openWithdrawalOf } from './views/withdrawals.ts'

/** What a token pays where nobody is paid out, cents: shown beside the reason why it is not. */
const WORTH_WITHOUT_TERMS = 100n

/** Accounts of ids that the profile had before there were accounts. */
const adoptIds = async (services: Services, playerId: string, waitHours: number): Promise<void> => {
  const { kysely } = services.database
  const row = await kysely
    .selectFrom('player')
    .select(['skrill_id', 'cash_app_id', 'seamless_chex_id'])
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow()
  const known = new Set((await accountsOf(kysely, playerId)).map(({ way }) => way))
  const missing = profileWays.filter((way) => row[profileColumns[way]] !== '' && !known.has(way))
  if (missing.length === 0) return
  await retried(() =>
    kysely.transaction().execute(async (transaction) => {
      await lockPlayer(transaction, playerId)
      for (const way of missing) await keepProfileId(services, transaction, { playerId, way, id: row[profileColumns[way]], waitHours })
    }),
  )
  services.wakeMailer()
}

/** What a player may withdraw and how, what not and why. */
export const withdrawalSettingsOf = async (services: Services, playerId: string): Promise<WithdrawalSettings> => {
  const { kysely } = services.database
  const switched = await services.switchboard.current()
  const { asker, terms, redemption, limits } = await conditionsOf(kysely, playerId, { switched, asked: 0n })
  if (terms) await adoptIds(services, playerId, terms.newAccountHours)
  const accounts = await accountsOf(kysely, playerId)
  const currency = terms?.currency ?? currencyOf(asker.country)
  const price = (minor: bigint) => ({ currency, minor: String(minor) })
  const offered = (terms?.ways ?? []).flatMap((way: WayTerms) => {
    const party = partyFor(services, way.way)
    return terms && party ? [{ way, name: payoutProtocolOf(services, party).name, bounds: boundsOf(terms, way, limits) }] : []
  })
  const [firstLeast = 0n, ...otherLeasts] = offered.map(({ bounds }) => bounds.least)
  const min = leastOf(firstLeast, ...otherLeasts)
  return {
    obstacles: obstaclesOf(asker, terms, min),
    available: String(redemption.available),
    redeemable: String(redemption.redeemable),
    blocked: redemption.blocked.map(({ reason, amount, played, required }) => ({
      reason,
      amount: String(amount),
      played: played === null ? null : String(played),
      required: required === null ? null : String(required),
    })),
    tokenWorth: price(terms?.tokenWorth ?? WORTH_WITHOUT_TERMS),
    min: String(min),
    max: String(mostOf(0n, ...offered.map(({ bounds }) => bounds.most))),
    limits: limits.map(({ kind, limit, left, renewsAt }) => ({
      kind,
      limit: String(limit),
      left: String(left),
      renewsAt: renewsAt?.toISOString() ?? null,
    })),
    ways: offered.map(({ way, name, bounds }): PayoutWayOffer => ({
      way: way.way,
      name,
      arrivalDays: way.arrives,
      fee: price(way.fee),
      min: String(bounds.least),
      max: String(bounds.most),
      accounts: accounts.filter((account) => account.way === way.way).map(shownAccount),
    })),
    addressProofAbove: terms?.addressProofAbove == null ? null : String(terms.addressProofAbove),
    newAccountHours: terms?.newAccountHours ?? 0,
    open: await openWithdrawalOf(kysely, playerId),
  }
}
