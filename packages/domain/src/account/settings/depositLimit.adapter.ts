import { depositLimitDays, type DepositLimitDays } from '@lagoon/contract/account/enums'
import type { ResultOf } from '../../client/operation.ts'
import type { DepositLimit, PlayerSettings } from './settings.state.ts'

type WireLimits = ResultOf<'DepositLimit'>['depositLimit']
type WireLimit = NonNullable<WireLimits['now']>

const isKnown = (days: string): days is DepositLimitDays => depositLimitDays.some((known) => known === days)

const toLimit = ({ dollars, days }: WireLimit): DepositLimit => {
  if (!isKnown(days)) throw new Error(`a deposit limit of ${days} days is none that can be set`)
  return { dollars, days }
}

/** The player's limits, in the words of the settings. */
export const toDepositLimits = ({ now, next }: WireLimits): Pick<PlayerSettings, 'depositLimit' | 'nextDepositLimit'> => ({
  ...(now && { depositLimit: toLimit(now) }),
  ...(next && { nextDepositLimit: { from: next.from, limit: next.limit && toLimit(next.limit) } }),
})
