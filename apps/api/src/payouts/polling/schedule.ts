import { jittered, pauseAfterPolls, pauseUntil } from '../../kernel/polling.ts'
import type { AttemptState } from '../machine/standing.ts'

const HOUR = 3_600
const DAY = 86_400

/** Pauses between two questions about an attempt that nobody knows of, seconds; the last one is repeated. */
const UNKNOWN_PAUSES = [5, 10, 20, 40, 60, 120, 300, 900] as const
/** About one that is on its way. */
const SENT_PAUSES = [10, 30, 60, 300, 900, HOUR] as const
/** How long after its refusal an attempt is asked about now and then: a provider may contradict itself. */
const REFUSED_WATCH_DAYS = 3
/** After so many questions in a row the provider is taken at its word that it does not know the attempt. */
export const NOT_FOUND_TIMES = 3
/** Later than this it is never sent again by itself: a provider may have forgotten the key (payments.md 2.2). */
export const SEND_AGAIN_WITHIN_SECONDS = 12 * HOUR
/** How often an attempt is sent under its key before a person decides. */
export const MOST_SENDS = 4
/** Unknown for so long, it is a person's to look at. */
export const UNKNOWN_FOR_SECONDS = DAY
/** What failed on our side is tried again after so long. */
export const PUT_OFF_SECONDS = 60

/** An attempt as its next question depends on it: ages in seconds, by the database's clock. */
export interface Watched {
  readonly state: AttemptState
  readonly polls: number
  readonly startedAgo: number
  readonly lastSentAgo: number
  readonly sentAgo: number | null
  readonly paidAgo: number | null
}

export interface Watch {
  readonly paidAfterDays: number | null
  readonly watchDays: number
}

/** Whether what was sent counts as paid by now, where the provider does not say so itself. */
export const isPresumedPaid = ({ state, sentAgo }: Watched, { paidAfterDays }: Watch): boolean =>
  state === 'SENT' && paidAfterDays !== null && sentAgo !== null && sentAgo >= paidAfterDays * DAY

/** Seconds until the provider is asked again about an attempt; null where nothing more is expected. */
export const nextPollIn = (watched: Watched, watch: Watch): number | null => {
  const { state, polls, startedAgo, sentAgo, paidAgo } = watched
  switch (state) {
    case 'SENDING':
    case 'UNKNOWN':
      return jittered(startedAgo > UNKNOWN_FOR_SECONDS ? HOUR : pauseAfterPolls(UNKNOWN_PAUSES, polls))
    case 'SENT': {
      const untilPaid = watch.paidAfterDays === null || sentAgo === null ? Number.POSITIVE_INFINITY : watch.paidAfterDays * DAY - sentAgo
      return pauseUntil(pauseAfterPolls(SENT_PAUSES, polls), untilPaid)
    }
    case 'PAID':
      return (paidAgo ?? 0) < watch.watchDays * DAY ? jittered(DAY) : null
    case 'FAILED':
      return startedAgo < REFUSED_WATCH_DAYS * DAY ? jittered(DAY) : null
    case 'RETURNED':
      return null
  }
}

/** What is to be done about an attempt that its provider does not know, by how often in a row it did not. */
export const ofNotFound = (
  { startedAgo, lastSentAgo }: Watched,
  { visibilitySeconds }: { readonly visibilitySeconds: number },
  attempt: { readonly notFound: number; readonly sends: number; readonly isRefusedAgain: boolean },
): 'WAIT' | 'REFUSED' | 'SEND_AGAIN' | 'ASK_A_PERSON' => {
  if (attempt.notFound < NOT_FOUND_TIMES || lastSentAgo <= visibilitySeconds) return 'WAIT'
  // Refused when it was sent again, and in no book: it was never made.
  if (attempt.isRefusedAgain) return 'REFUSED'
  return startedAgo < SEND_AGAIN_WITHIN_SECONDS && attempt.sends < MOST_SENDS ? 'SEND_AGAIN' : 'ASK_A_PERSON'
}
