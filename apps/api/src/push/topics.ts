import type { NotificationTopic } from '../graphql/resolvers.generated.ts'

interface PushRule {
  /** What stands under the title on a lock screen, where the notification itself may say more. */
  readonly text: string
  /** After so long nobody wants to hear of it any more. */
  readonly liveSeconds: number
  readonly isUrgent: boolean
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** What of a player's notifications goes out as a push message, and for how long; null: it waits in the list. */
export const pushRules: Record<NotificationTopic, PushRule | null> = {
  WIN: { text: 'View the round in your game history.', liveSeconds: 10 * MINUTE, isUrgent: false },
  PAYMENT: { text: 'View your payment.', liveSeconds: DAY, isUrgent: true },
  WITHDRAWAL: { text: 'View your withdrawal.', liveSeconds: 3 * DAY, isUrgent: true },
  REWARD: { text: 'See what you received.', liveSeconds: DAY, isUrgent: false },
  SUPPORT: { text: 'View your ticket.', liveSeconds: DAY, isUrgent: true },
  IDENTITY: { text: 'View next steps.', liveSeconds: 3 * DAY, isUrgent: true },
  SECURITY: { text: 'If this wasn’t you, change your password now.', liveSeconds: DAY, isUrgent: true },
  NEWS: null,
}
