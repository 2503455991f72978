import { verificationLevels, type VerificationLevel } from '@lagoon/contract/kyc/enums'
import { pauseAfterPolls, pauseUntil, type Pauses } from '../../kernel/polling.ts'
import type { CaseStanding, LevelStanding } from '../machine/standing.ts'

/** Pauses between two polls, seconds; the last one is repeated. */
const PAUSES = {
  BEGUN: [20, 40, 60, 120, 300, 900, 3_600],
  SENT: [10, 20, 40, 60, 120, 300, 900, 3_600],
  HELD: [60, 300, 900, 3_600],
  /** Who is approved may be refused by a later screening. */
  APPROVED: [7 * 86_400],
} as const
/** What was begun and not sent is given up after so long. */
export const BEGUN_DAYS = 7
/** What failed on our side is polled again after so long. */
export const PUT_OFF_SECONDS = 300

const DAY_MS = 86_400_000

const pausesOf = ({ state, since, manualReason }: LevelStanding): Pauses | undefined => {
  if (state === 'NOT_STARTED') return since ? PAUSES.BEGUN : undefined
  if (state === 'PENDING') return PAUSES.SENT
  if (state === 'RESUBMIT_NEEDED') return PAUSES.HELD
  if (state === 'UNDER_MANUAL_VERIFICATION') return manualReason === 'PROVIDER' ? PAUSES.HELD : PAUSES.APPROVED
  return state === 'COMPLETED' ? PAUSES.APPROVED : undefined
}

/** When the clock gives up what the player was to do, Unix milliseconds; undefined where nothing is waited for. */
export const deadlineOf = ({ state, since, until }: LevelStanding): number | undefined => {
  if (state === 'RESUBMIT_NEEDED') return until?.getTime()
  return state === 'NOT_STARTED' && since ? since.getTime() + BEGUN_DAYS * DAY_MS : undefined
}

/** The levels that the provider is to be asked about. */
export const polledLevels = (standing: CaseStanding): readonly VerificationLevel[] =>
  verificationLevels.filter((level) => pausesOf(standing[level]) !== undefined)

const ofLevel = (level: LevelStanding, polls: number, now: number): number | undefined => {
  const pauses = pausesOf(level)
  return pauses && pauseUntil(pauseAfterPolls(pauses, polls), ((deadlineOf(level) ?? Number.POSITIVE_INFINITY) - now) / 1_000)
}

/** Seconds until the next poll of a case that was polled so many times since it moved; null where nothing more is expected. `now` is Unix milliseconds. */
export const nextPollIn = (standing: CaseStanding, polls: number, now: number = Date.now()): number | null => {
  const seconds = verificationLevels.flatMap((level) => ofLevel(standing[level], polls, now) ?? [])
  return seconds.length > 0 ? Math.min(...seconds) : null
}
