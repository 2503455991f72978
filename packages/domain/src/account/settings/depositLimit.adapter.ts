import { depositLimitDays, type DepositLimitDays } from '@lagoon/contract/account/enums'
import type { ResultOf } from '../../client/operation.ts'
import type { DepositLimit, PlayerSettings } from './settings.state.ts'

type WireLimits = ResultOf<'DepositLimit'>['depositLimit']
type WireLimit = NonNullable<WireLimits['now']>

const isKnown = (days: string): days is DepositLimitDays => depositLimitDays.some((known) => known === days)

/** Undefined where its days are none that can be set here: it is not shown. */
const toLimit = ({ dollars, days }: WireLimit): DepositLimit | undefined => (isKnown(days) ? { dollars, days } : undefined)

/** The player's limits, in the words of the settings. */
export const toDepositLimits = ({ now, next }: WireLimits): Pick<PlayerSettings, 'depositLimit' | 'nextDepositLimit'> => {
  const depositLimit = now ? toLimit(now) : undefined
  const limit = next?.limit ? toLimit(next.limit) : null
  return {
    ...(depositLimit && { depositLimit }),
    ...(next && limit !== undefined && { nextDepositLimit: { from: next.from, limit } }),
  }
}
