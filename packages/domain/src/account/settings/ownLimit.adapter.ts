import { limitDays, type LimitDays } from '@lagoon/contract/account/enums'
import type { ResultOf } from '../../client/operation.ts'
import type { OwnLimit, StandingLimit } from './settings.state.ts'

type WireLimits = ResultOf<'DepositLimit'>['depositLimit']
type WireLimit = NonNullable<WireLimits['now']>

const isKnown = (days: string): days is LimitDays => limitDays.some((known) => known === days)

/** Undefined where its days are none that can be set here: it is not shown. */
const toLimit = ({ amount, days }: WireLimit): OwnLimit | undefined => (isKnown(days) ? { amount, days } : undefined)

/** A limit of the player's own, in the words of the settings. */
export const toStandingLimit = ({ now: wireNow, next }: WireLimits): StandingLimit => {
  const now = wireNow ? toLimit(wireNow) : undefined
  const limit = next?.limit ? toLimit(next.limit) : null
  return { ...(now && { now }), ...(next && limit !== undefined && { next: { from: next.from, limit } }) }
}
