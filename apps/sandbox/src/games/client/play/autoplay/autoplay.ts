/** What the player set before autoplay begins. Amounts are minor units. */
export interface AutoplayPlan {
  /** 1 to `MOST_ROUNDS`. */
  readonly rounds: number
  /** The bet of each round; another one ends it. */
  readonly stake: bigint
  /** What may be lost at most, wins counted against losses: always set. */
  readonly lossLimit: bigint
  /** A win of one round that ends it; null where none does. */
  readonly winLimit: bigint | null
}

export const MOST_ROUNDS = 100

/** Why autoplay ended. */
export type StopReason =
  | 'DONE'
  /** By the player. */
  | 'STOPPED'
  | 'LOSS_LIMIT'
  | 'WIN_LIMIT'
  | 'FEATURE'
  | 'STAKE_CHANGED'
  | 'BALANCE'
  /** The page around came between: a reality check, the end of the session. */
  | 'INTERRUPTED'
  | 'AWAY'
  | 'CONNECTION'
  /** The round was refused, or waits for the player. */
  | 'REFUSED'

export type Autoplay =
  /** `why` is null before the first time. */
  | { readonly state: 'off'; readonly why: StopReason | null }
  | { readonly state: 'on'; readonly plan: AutoplayPlan; readonly left: number; /** Below 0 while ahead. */ readonly lost: bigint }

export type AutoplayEvent =
  | { readonly type: 'begin'; readonly plan: AutoplayPlan }
  /** A round is over. */
  | { readonly type: 'round'; readonly taken: bigint; readonly won: bigint; readonly hasFeature: boolean }
  | { readonly type: 'stop'; readonly why: StopReason }

const off = (why: StopReason): Autoplay => ({ state: 'off', why })

/** Throws a RangeError on a plan that no one may play. */
const checked = (plan: AutoplayPlan): AutoplayPlan => {
  const { rounds, stake, lossLimit, winLimit } = plan
  if (!Number.isInteger(rounds) || rounds < 1 || rounds > MOST_ROUNDS) throw new RangeError(`${rounds} rounds of autoplay`)
  if (stake <= 0n || lossLimit < stake || (winLimit !== null && winLimit <= 0n)) throw new RangeError('limits of autoplay')
  return plan
}

/** Autoplay after an event. */
export const autoplayAfter = (before: Autoplay, event: AutoplayEvent): Autoplay => {
  if (event.type === 'begin') return { state: 'on', plan: checked(event.plan), left: event.plan.rounds, lost: 0n }
  if (before.state === 'off') return before
  if (event.type === 'stop') return off(event.why)
  const { plan } = before
  const [left, lost] = [before.left - 1, before.lost + event.taken - event.won]
  if (event.hasFeature) return off('FEATURE')
  if (plan.winLimit !== null && event.won >= plan.winLimit) return off('WIN_LIMIT')
  if (left === 0) return off('DONE')
  // Not one more bet that could pass the limit.
  if (lost + plan.stake > plan.lossLimit) return off('LOSS_LIMIT')
  return { state: 'on', plan, left, lost }
}

/** Why the next bet is not made; null where it may be. */
export const stopBeforeBet = (plan: AutoplayPlan, now: { readonly stake: bigint; readonly balance: bigint }): StopReason | null => {
  if (now.stake !== plan.stake) return 'STAKE_CHANGED'
  return now.balance < plan.stake ? 'BALANCE' : null
}
