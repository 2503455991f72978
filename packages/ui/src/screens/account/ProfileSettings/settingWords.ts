import type { BreakLength } from '@lagoon/contract/account/enums'

export const breakWords: Readonly<Record<BreakLength, { label: string; detail: string }>> = {
  day: { label: '24 hours', detail: 'A break' },
  week: { label: '7 days', detail: 'A break' },
  month: { label: '30 days', detail: 'A break' },
  halfYear: { label: '6 months', detail: 'A self-exclusion' },
  year: { label: '1 year', detail: 'A self-exclusion' },
}

/** `January 14, 2026` of an RFC 3339 instant. */
export const dayOf = (instant: string): string => new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(new Date(instant))
/** `March 3, 2026 at 8:40 AM`. */
export const dayAndTime = (instant: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' }).format(new Date(instant))
