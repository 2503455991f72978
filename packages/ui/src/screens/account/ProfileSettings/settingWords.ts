import { DEPOSIT_LIMIT_MAX_DOLLARS } from '@lagoon/contract/account/settings.rules'
import type { BreakLength, DepositLimitDays } from '@lagoon/contract/account/enums'
import type { DepositLimit } from '@lagoon/domain/account/settings/settings.state'
import { fieldWords } from '../../fieldWords.ts'

const dollars = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })

export const daysWords: Readonly<Record<DepositLimitDays, string>> = { '1': 'Every day', '7': 'Every 7 days', '30': 'Every 30 days' }
/** `$200 every 7 days`. */
export const limitWords = ({ dollars: amount, days }: DepositLimit): string => `${dollars.format(amount)} ${daysWords[days].toLowerCase()}`

/** Words for what the rule says about the amount. */
export const dollarsMessages = fieldWords({
  required: 'Enter an amount.',
  characters: 'Enter whole dollars, in digits only.',
  invalid: 'Enter 1 dollar or more.',
  tooLong: `Enter ${dollars.format(DEPOSIT_LIMIT_MAX_DOLLARS)} or less.`,
})

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
