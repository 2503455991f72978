import type { PromotionRun } from '@lagoon/domain/content/content.state'
import { dateFormat } from '../../words/dateFormat.ts'

/** A fixed zone and language, so that a server and every browser write the same day. */
const dayFormat = dateFormat('en-US', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** The day of an RFC 3339 instant: February 26, 2026. */
export const Day = ({ at }: { at: string }) => <time dateTime={at}>{dayFormat.format(new Date(at))}</time>

/** From when to when a promotion runs; without an end it says so. Undefined where it does not run. */
export const runWords = (run: PromotionRun | undefined): string | undefined => {
  if (run === undefined) return undefined
  const { from, until } = run
  return until === undefined
    ? `Started ${dayFormat.format(new Date(from))} · No end date`
    : dayFormat.formatRange(new Date(from), new Date(until)).replace('–', ' to ')
}
