import type { CashierStock, CashierSwitches } from '@lagoon/contract/wire/operator/cashierSwitches'
import type { Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import type { Services } from '../../services.ts'
import { playerByIdentifier } from '../account/player.ts'
import type { CommandOf, Done } from './done.ts'
import { untouched } from './switchboard.ts'

/** Changes what the desk has switched of the cashier; two commands at once both count. */
const change = ({ database }: Services, changed: (now: CashierSwitches) => CashierSwitches): Promise<void> =>
  database.kysely.transaction().execute(async (transaction) => {
    const { changes } = await transaction.selectFrom('operator_switches').select('changes').forUpdate().executeTakeFirstOrThrow()
    const cashier = changed(changes.cashier ?? untouched.cashier)
    await transaction
      .updateTable('operator_switches')
      .set({ changes: JSON.stringify({ ...changes, cashier }) })
      .execute()
  })

const put = <State extends string>(
  states: Readonly<Record<string, State>>,
  key: string,
  as: State | 'AS_PLANNED',
): Record<string, State> => {
  const { [key]: _before, ...others } = states
  return as === 'AS_PLANNED' ? others : { ...others, [key]: as }
}

export const switchPackage = async (services: Services, { id, as }: CommandOf<'package'>): Promise<Done> => {
  await change(services, (now) => ({ ...now, packages: put(now.packages, id, as) }))
  return `${id}: ${as}`
}

export const switchCoupon = async (services: Services, { code, as }: CommandOf<'coupon'>): Promise<Done> => {
  await change(services, (now) => ({ ...now, coupons: put(now.coupons, code, as) }))
  return `${code}: ${as}`
}

/** What a command leaves out goes back to what the operator's data says. */
export const switchTerms = async (services: Services, { terms }: CommandOf<'purchaseTerms'>): Promise<Done> => {
  await change(services, (now) => ({ ...now, terms }))
  return Object.keys(terms).length === 0 ? 'as planned' : JSON.stringify(terms)
}

export const depositLimit = async (services: Services, { player: name, limit }: CommandOf<'depositLimit'>): Promise<Done> => {
  const player = await playerByIdentifier(services, name)
  if (!player) return undefined
  const { kysely } = services.database
  await kysely.deleteFrom('deposit_limit').where('player_id', '=', player.id).where('set_by', '=', 'DESK').execute()
  if (limit === null) return `${player.display_name}: as it was`
  const row = { player_id: player.id, minor: BigInt(limit.minor), days: limit.days, set_by: 'DESK' } as const
  await kysely.insertInto('deposit_limit').values(row).execute()
  return `${player.display_name}: ${limit.minor} cents in ${limit.days} days`
}

/** Packages and coupons by the operator's data, for the desk to choose from. */
export const cashierStockOf = async (database: Kysely<Schema>): Promise<CashierStock> => {
  const [packages, coupons] = await Promise.all([
    database.selectFrom('token_package').select(['id', 'name']).orderBy('rank').execute(),
    database.selectFrom('coupon').select('code').orderBy('code').execute(),
  ])
  return { packages, coupons: coupons.map(({ code }) => code) }
}
