import type { Choices } from '../../outcomes.ts'

export const choices: Choices = {
  outcomes: [
    'PAYS',
    'PAYS_LATER',
    'INSUFFICIENT_FUNDS',
    'CARD_EXPIRED',
    'BANK_REFUSED',
    'CHALLENGE_FAILED',
    'TRY_LATER',
    'FAILS_LATER',
    'CANCELS',
    'CLOSES',
    'STAYS_PENDING',
    'PAYS_OTHER_AMOUNT',
    'PAYS_OTHER_CURRENCY',
    'CHARGED_BACK',
  ],
  notices: ['AT_ONCE', 'BEFORE_RETURN', 'TWICE', 'LATE', 'NEVER', 'WRONG_SIGNATURE'],
  starts: ['ANSWERS', 'MADE_BUT_LOST', 'FAILS', 'NONSENSE', 'SLOW'],
}
