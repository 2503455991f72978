import type { PayoutWay, WithdrawalHolder, WithdrawalState } from '@lagoon/contract/withdrawal/enums'

/** What was said of a withdrawal, as far as its timeline shows it. */
export interface TimelineEvent {
  readonly kind: string
  readonly at: Date
}

export interface Step {
  readonly state: WithdrawalState
  /** Null where it is still to come. */
  readonly at: Date | null
  readonly by: WithdrawalHolder
}

/** The steps of a withdrawal that arrives, in their order. SENDING is a part of the way to SENT, and no step of its own. */
const steps = ['REQUESTED', 'IN_REVIEW', 'APPROVED', 'SENT', 'PAID'] as const
/** How far on that way somebody is in each state; ends that came early are told by what happened before them. */
const reached: Readonly<Record<WithdrawalState, number | null>> = {
  REQUESTED: 1,
  IN_REVIEW: 2,
  APPROVED: 3,
  SENDING: 3,
  SENT: 4,
  PAID: 5,
  REFUSED: null,
  FAILED: null,
  RETURNED: null,
  CANCELLED: null,
}

/** The event that brings each step. */
const eventOf = { REQUESTED: 'REQUESTED', IN_REVIEW: 'TAKEN', APPROVED: 'APPROVED', SENT: 'SENT', PAID: 'PAID' } as const

/** Ways that end at a bank, which has the money between the provider and the player. */
const throughBanks: readonly PayoutWay[] = ['BANK', 'CARD', 'SEAMLESS_CHEX']
const carrierOf = (way: PayoutWay): WithdrawalHolder => (throughBanks.includes(way) ? 'BANK' : 'PROVIDER')

/** Who has a withdrawal in hand; null where it is over. */
export const holderOf = (state: WithdrawalState, way: PayoutWay): WithdrawalHolder | null => {
  if (state === 'REQUESTED' || state === 'IN_REVIEW' || state === 'APPROVED') return 'PLATFORM'
  if (state === 'SENDING') return 'PROVIDER'
  return state === 'SENT' ? carrierOf(way) : null
}

/** Who does what brings a state. */
const doerOf = (state: WithdrawalState, way: PayoutWay): WithdrawalHolder => {
  if (state === 'REQUESTED' || state === 'CANCELLED') return 'PLAYER'
  if (state === 'IN_REVIEW' || state === 'APPROVED' || state === 'REFUSED') return 'PLATFORM'
  return state === 'PAID' || state === 'RETURNED' ? carrierOf(way) : 'PROVIDER'
}

const isEnd = (state: WithdrawalState): boolean => reached[state] === null

/**
 * Reached and expected steps, oldest first. A step that was taken more than once (two reviewers, a second attempt) stands where it was
 * taken last. An end that is no arrival stands last, and what it kept from happening is not shown.
 */
export const timelineOf = (
  { state, since, way }: { readonly state: WithdrawalState; readonly since: Date; readonly way: PayoutWay },
  events: readonly TimelineEvent[],
): Step[] => {
  const lastOf = (kind: string): Date | null => {
    const times = events.flatMap((event) => (event.kind === kind ? [event.at.getTime()] : []))
    return times.length > 0 ? new Date(Math.max(...times)) : null
  }
  const happened = (step: (typeof steps)[number]) => lastOf(eventOf[step])
  if (isEnd(state)) {
    const before = steps.flatMap((step): Step[] => {
      const at = happened(step)
      return at && at <= since ? [{ state: step, at, by: doerOf(step, way) }] : []
    })
    return [...before, { state, at: since, by: doerOf(state, way) }]
  }
  const count = reached[state] ?? 0
  return steps.map((step, index): Step => {
    const at = index < count ? (happened(step) ?? (index === count - 1 ? since : null)) : null
    return { state: step, at, by: doerOf(step, way) }
  })
}
