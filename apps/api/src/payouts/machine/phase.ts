import type { WithdrawalState } from '@lagoon/contract/withdrawal/enums'

/** Whether a withdrawal is over: nothing of it is held any more. One that was paid may still come back. */
export const isOver: Readonly<Record<WithdrawalState, boolean>> = {
  REQUESTED: false,
  IN_REVIEW: false,
  APPROVED: false,
  SENDING: false,
  SENT: false,
  PAID: true,
  REFUSED: true,
  FAILED: true,
  RETURNED: true,
  CANCELLED: true,
}
