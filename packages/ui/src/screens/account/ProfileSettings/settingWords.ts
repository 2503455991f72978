import type { BreakLength } from '@lagoon/contract/account/enums'
import { dateFormat } from '../../../words/dateFormat.ts'
import { unbroken } from '../../../words/unbroken.ts'

export const breakWords: Readonly<Record<BreakLength, { label: string; detail: string }>> = {
  day: { label: '24 hours', detail: 'A break' },
  week: { label: '7 days', detail: 'A break' },
  month: { label: '30 days', detail: 'A break' },
  halfYear: { label: '6 months', detail: 'A self-exclusion' },
  year: { label: '1 year', detail: 'A self-exclusion' },
}

const day = dateFormat('en-US', { dateStyle: 'long' })
const time = dateFormat('en-US', { timeStyle: 'short' })

/** `January 14, 2026` of an RFC 3339 instant. */
export const dayOf = (instant: string): string => unbroken(day.format(new Date(instant)))
/** `March 3, 2026 at 8:40 AM`, which may break before the time. */
export const dayAndTime = (instant: string): string => `${dayOf(instant)} at ${time.format(new Date(instant))}`
