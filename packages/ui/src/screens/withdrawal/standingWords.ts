import type { WithdrawalState } from '@lagoon/contract/withdrawal/enums'
import type { BadgeProps } from '../../kit/Badge/Badge.tsx'

interface Standing {
  readonly tone: NonNullable<BadgeProps['tone']>
  readonly word: string
  /** What it means, as one sentence. */
  readonly sentence: string
}

/** Nothing of it is paid out, or stays so. */
export const isOff = (standing: WithdrawalState): boolean =>
  standing === 'REFUSED' || standing === 'FAILED' || standing === 'RETURNED' || standing === 'CANCELLED'

/** How a withdrawal stands, as its player reads it wherever it is named. */
export const standingWords: Readonly<Record<WithdrawalState, Standing>> = {
  REQUESTED: { tone: 'accent', word: 'Requested', sentence: 'We haven’t started our review yet. You can still cancel.' },
  IN_REVIEW: { tone: 'accent', word: 'In review', sentence: 'Our payout team is reviewing it.' },
  APPROVED: { tone: 'accent', word: 'Approved', sentence: 'It’s approved and will be sent next.' },
  SENDING: { tone: 'accent', word: 'Sending', sentence: 'We’re confirming it with the provider.' },
  SENT: { tone: 'accent', word: 'Sent', sentence: 'The money is on its way to you.' },
  PAID: { tone: 'success', word: 'Paid', sentence: 'The money has arrived.' },
  REFUSED: { tone: 'danger', word: 'Declined', sentence: 'We couldn’t pay it out. Your tokens are back.' },
  FAILED: { tone: 'danger', word: 'Not sent', sentence: 'The provider didn’t accept it. Your tokens are back.' },
  RETURNED: { tone: 'warning', word: 'Returned', sentence: 'The money came back. Your tokens are back.' },
  CANCELLED: { tone: 'neutral', word: 'Canceled', sentence: 'You canceled it. Your tokens are back.' },
}
