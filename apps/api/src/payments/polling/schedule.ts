import { jittered, pauseAfterPolls, pauseUntil } from '../../kernel/polling.ts'
import type { PaymentRow } from '../engine/rows.ts'
import { phaseOf } from '../machine/phase.ts'
import type { Standing } from '../machine/standing.ts'

/** Pauses between two polls of a payment that is open, seconds; the last one is repeated. */
const OPEN_PAUSES = [5, 10, 20, 40, 60, 120, 300, 900] as const
/** Between two polls of one that is over and whose money may still come. */
const WATCH_PAUSE = 3_600
/** Between two polls of one that is paid, whose provider sends no notices: it may be taken back, mostly soon. */
const PAID_PAUSE = 86_400
const PAID_PAUSE_LATER = 7 * PAID_PAUSE
const PAID_SOON_DAYS = 7
/** The longest that schemes of cards leave a buyer for a dispute. */
const DISPUTE_DAYS = 120
const MINUTE_MS = 60_000
/** A payment whose start was never answered is given up after so long. */
const NEVER_STARTED_MS = 15 * 60_000
const DAY_MS = 86_400_000

/** What a provider's protocol says of how long something of a payment may still come. */
export interface Watch {
  /** After the end of the provider's session: what was paid in the last moment is on its way. */
  readonly graceMinutes: number
  /** After that: money that comes late. */
  readonly watchDays: number
  /** Whether the provider tells of what happens to a paid one. */
  readonly isNotified: boolean
}

export interface Polled {
  readonly createdAt: Date
  readonly endsAt: Date | null
  readonly standing: Pick<Standing, 'word' | 'until'>
}

/** When what is open ends, Unix milliseconds: the session's end, or a later moment that the provider named since. */
export const deadlineOf = ({ createdAt, endsAt, standing }: Polled, { graceMinutes }: Pick<Watch, 'graceMinutes'>): number =>
  Math.max(endsAt?.getTime() ?? createdAt.getTime() + NEVER_STARTED_MS, standing.until?.getTime() ?? 0) + graceMinutes * MINUTE_MS

/** Until when the session of a payment takes money, whatever is said of the payment. */
export const payableUntil = (
  { created_at: createdAt, ends_at: endsAt, state: word }: Pick<PaymentRow, 'created_at' | 'ends_at' | 'state'>,
  provider: Pick<Watch, 'graceMinutes'>,
): Date => new Date(deadlineOf({ createdAt, endsAt, standing: { word, until: null } }, provider))

/** The word of the clock for a payment whose deadline has passed while nothing of its money was seen, or only a part of it. */
export const wordOfClock = ({ word }: Pick<Standing, 'word'>): 'EXPIRED' | 'LATE' | undefined => {
  if (word === 'UNDERPAID') return 'LATE'
  // What the provider holds back is neither paid nor unpaid until it says so.
  return phaseOf[word] === 'OPEN' && word !== 'BLOCKED' ? 'EXPIRED' : undefined
}

/**
 * Seconds until the next poll of a payment that was polled so many times; null where nothing more is expected.
 */
export const nextPollIn = (polled: Polled & { readonly polls: number }, watch: Watch, now: number): number | null => {
  const phase = phaseOf[polled.standing.word]
  const deadline = deadlineOf(polled, watch)
  const daysSince = (now - deadline) / DAY_MS
  if (phase === 'PAID') {
    if (watch.isNotified || daysSince > DISPUTE_DAYS) return null
    return jittered(daysSince > PAID_SOON_DAYS ? PAID_PAUSE_LATER : PAID_PAUSE)
  }
  if (daysSince > watch.watchDays) return null
  // What has failed in a session that goes on may be tried again in it.
  const sessionEnd = deadlineOf({ ...polled, standing: { ...polled.standing, until: null } }, watch)
  const mayBePaid = phase === 'OPEN' || (phase === 'OVER' && now < sessionEnd)
  if (!mayBePaid) return jittered(WATCH_PAUSE)
  const end = phase === 'OPEN' ? deadline : sessionEnd
  return pauseUntil(pauseAfterPolls(OPEN_PAUSES, polled.polls), (end - now) / 1_000)
}
