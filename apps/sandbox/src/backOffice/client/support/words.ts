import type { TicketQueue } from '@lagoon/contract/wire/operator/tickets'
import type { TicketStep, TicketType } from '@lagoon/contract/support/enums'

export const queueWords: Readonly<Record<TicketQueue, string>> = { WAITING: 'Waiting', ANSWERED: 'Replied', RESOLVED: 'Resolved' }

export const stepWords: Readonly<Record<TicketStep, string>> = {
  POSTED: 'New',
  ASSIGNED: 'Assigned',
  ANSWERED: 'Replied',
  RESOLVED: 'Resolved',
}

export const stepTones: Readonly<Record<TicketStep, 'neutral' | 'accent' | 'success'>> = {
  POSTED: 'accent',
  ASSIGNED: 'accent',
  ANSWERED: 'neutral',
  RESOLVED: 'success',
}

export const typeWords: Readonly<Record<TicketType, string>> = {
  PAYMENT: 'Payment',
  WITHDRAWAL: 'Withdrawal',
  VERIFICATION: 'Verification',
  GAME: 'Game',
  ACCOUNT: 'Account',
  OTHER: 'Something else',
}
