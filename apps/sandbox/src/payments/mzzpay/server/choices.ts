import type { Choices } from '../../outcomes.ts'

/** What can happen to an order. There are no notices: the platform only asks. */
export const choices: Choices = {
  outcomes: [
    'PAYS',
    'PAYS_LATER',
    'PAYS_MINUTES_LATER',
    'PAYS_AFTER_END',
    'INSUFFICIENT_FUNDS',
    'BANK_REFUSED',
    'CHALLENGE_FAILED',
    'TRY_LATER',
    'FAILS_LATER',
    'CANCELS',
    'CLOSES',
    'STAYS_PENDING',
    'PAYS_OTHER_AMOUNT',
    'PAYS_OTHER_CURRENCY',
    'STATUS_NONSENSE',
    'STATUS_OF_ANOTHER',
    'STATUS_SILENT',
  ],
  notices: ['NEVER'],
  starts: ['ANSWERS', 'MADE_BUT_LOST', 'FAILS', 'NONSENSE', 'SLOW'],
}
