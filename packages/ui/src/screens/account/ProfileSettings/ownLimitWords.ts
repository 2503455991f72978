import type { LimitDays, OwnLimitName } from '@lagoon/contract/account/enums'
import { OWN_LIMIT_MAX } from '@lagoon/contract/account/settings.rules'
import type { OwnLimit } from '@lagoon/domain/account/settings/settings.state'
import { fieldWords } from '../../fieldWords.ts'

export interface OwnLimitWords {
  readonly title: string
  readonly description: string
  /** Of the field for the amount. */
  readonly label: string
  readonly prefix?: string
  /** `$200`, `50 tokens`. */
  readonly sum: (amount: number) => string
  /** What the rule says about the amount. */
  readonly messages: ReturnType<typeof fieldWords>
}

const whole = new Intl.NumberFormat('en')
const dollars = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
const tokens = (amount: number): string => `${whole.format(amount)} ${amount === 1 ? 'token' : 'tokens'}`

const STRICTER_AT_ONCE = 'A lower limit takes effect right away. Raising or removing it takes 24 hours.'

/** How each limit that players set for themselves is spoken of. */
export const ownLimitWords: Readonly<Record<OwnLimitName, OwnLimitWords>> = {
  depositLimit: {
    title: 'Deposit limit',
    description: `The most you can spend on packages. ${STRICTER_AT_ONCE}`,
    label: 'Limit in dollars',
    prefix: '$',
    sum: (amount) => dollars.format(amount),
    messages: fieldWords({
      required: 'Enter an amount.',
      characters: 'Enter whole dollars, in digits only.',
      invalid: 'Enter 1 dollar or more.',
      tooLong: `Enter ${dollars.format(OWN_LIMIT_MAX)} or less.`,
    }),
  },
  lossLimit: {
    title: 'Loss limit',
    description: `The most you can lose with sweep, bonus sweep, and prize tokens: your bets minus your wins. ${STRICTER_AT_ONCE}`,
    label: 'Limit in tokens',
    sum: tokens,
    messages: fieldWords({
      required: 'Enter an amount.',
      characters: 'Enter whole tokens, in digits only.',
      invalid: 'Enter 1 token or more.',
      tooLong: `Enter ${tokens(OWN_LIMIT_MAX)} or less.`,
    }),
  },
}

/** How often a limit resets. */
export const daysWords: Readonly<Record<LimitDays, string>> = { '1': 'Every day', '7': 'Every 7 days', '30': 'Every 30 days' }

const spanWords: Readonly<Record<LimitDays, string>> = { '1': 'per day', '7': 'per 7 days', '30': 'per 30 days' }

/** `$200 per 7 days`. */
export const limitWords = (name: OwnLimitName, { amount, days }: OwnLimit): string =>
  `${ownLimitWords[name].sum(amount)} ${spanWords[days]}`
