import { Banknote, Headset, IdCard, ShieldCheck, Trophy, type LucideIcon } from 'lucide-react'

interface NotificationTopicWords {
  readonly icon: LucideIcon
  /** As one of a list. */
  readonly names: readonly string[]
  /** Reads on after "We’ll notify you when". */
  readonly text: string
}

/** What the platform sends to a browser, wherever the player is told of it. */
export const notificationTopics: readonly NotificationTopicWords[] = [
  { icon: Banknote, names: ['payments', 'withdrawals'], text: 'A payment or withdrawal is updated or needs your attention.' },
  { icon: IdCard, names: ['verification'], text: 'There’s news about your verification.' },
  { icon: Headset, names: ['support tickets'], text: 'Support replies to your ticket or resolves it.' },
  { icon: Trophy, names: ['big wins'], text: 'You have a big win in a game.' },
  {
    icon: ShieldCheck,
    names: ['account security'],
    text: 'Your email, phone number, or a payout account is changed, or someone logs out your other devices.',
  },
]

const list = new Intl.ListFormat('en-US', { type: 'conjunction' })

/** `payments, withdrawals, …, and account security`. */
export const notificationTopicList = list.format(notificationTopics.flatMap(({ names }) => names))
