import { formatMinor } from '@lagoon/contract/money/money'
import type { OfficeRefusal } from '../contract.ts'

/** Why something was not done or cannot be shown, and what helps. */
export const refusalWords: Record<OfficeRefusal, string> = {
  BAD_SIGNATURE: 'The platform does not know this back office’s signature. Give both the same OPERATOR_SECRET and start them again.',
  STALE: 'The clocks of the back office and the platform differ by more than a minute. Set them, then try again.',
  REPLAY: 'The platform has seen this very call before. Try again.',
  BAD_REQUEST: 'The platform didn’t accept this. Check what you entered and try again.',
  PLAYER_NOT_FOUND: 'There is no such player.',
  INCIDENT_NOT_FOUND: 'This has already been done.',
  STREAM_NOT_FOUND: 'This stream is no longer frozen.',
  WITHDRAWAL_NOT_FOUND: 'There is no withdrawal with this ID. Check the address, or find it in the queue.',
  TICKET_NOT_FOUND: 'There is no ticket with this ID. Check the address, or find it in the queue.',
  TICKET_RESOLVED: 'This ticket is resolved, so nothing can be added to it. The page shows its current state.',
  CONTACT_NOT_FOUND: 'There is no contact message with this reference number. Check the address, or find it in the list.',
  CASE_NOT_FOUND: 'This player has never started a verification.',
  NOT_NOW: 'It has changed in the meantime, so this can no longer be done. The page shows its current state.',
  TAKEN_BY_ANOTHER: 'Somebody else has taken it. They finish it, or put it back.',
  SAME_REVIEWER: 'You have approved it already. The second approval has to come from another reviewer.',
  UNKNOWN_REVIEWER: 'Choose who you are under “Signed in as”, then try again.',
  INTERNAL: 'The platform failed. Check its log for the reason.',
  UNREACHABLE: 'The platform isn’t responding. Trying again every few seconds.',
}

interface Sum {
  readonly currency: string
  readonly minor: string
}
/** `1,250.00 USD`. */
export const sumWords = ({ currency, minor }: Sum): string => `${formatMinor(BigInt(minor), 'always')} ${currency}`

/** Tokens: `1,250`. */
export const tokenWords = (minor: string): string => formatMinor(BigInt(minor))

const full = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })
export const timeWords = (at: string): string => full.format(new Date(at))

const MINUTE_MS = 60_000
const HOUR_MINUTES = 60
const DAY_MINUTES = 24 * HOUR_MINUTES

/** How long ago an instant was, in its largest unit: `3 days`, `5 h`, `12 min`. */
export const ageWords = (since: string, now: number): string => {
  const minutes = Math.max(0, Math.floor((now - Date.parse(since)) / MINUTE_MS))
  if (minutes < HOUR_MINUTES) return `${minutes} min`
  if (minutes < 2 * DAY_MINUTES) return `${Math.floor(minutes / HOUR_MINUTES)} h`
  return `${Math.floor(minutes / DAY_MINUTES)} days`
}
