import type { Amount } from '@lagoon/contract/money/money'
import type { NotificationTopic } from '@lagoon/contract/social/enums'
import type { NotLoaded } from '../kernel/notLoaded.state.ts'

/** One thing that happened to the player. `at` is an RFC 3339 instant; `href` leads to what it is about. */
export interface PlayerNotification {
  readonly id: string
  readonly topic: NotificationTopic
  readonly title: string
  readonly text?: string
  readonly at: string
  readonly href?: string
  readonly isRead: boolean
}

/** The list of notifications, newest first. `layout` follows the device (§2: the route is for mobile only, the list in the header is not). */
export type NotificationsView =
  | NotLoaded
  | { readonly state: 'empty'; readonly layout: 'phone' | 'wide' }
  | { readonly state: 'filled'; readonly layout: 'phone' | 'wide'; readonly items: readonly PlayerNotification[] }

/** What the operator tells every player. `paragraphs` are plain text. */
export interface Announcement {
  readonly id: string
  readonly title: string
  readonly summary: string
  readonly paragraphs: readonly string[]
  readonly at: string
  readonly isRead: boolean
}

export type AnnouncementsView =
  | NotLoaded
  | { readonly state: 'empty' }
  | { readonly state: 'filled'; readonly items: readonly Announcement[]; readonly opened?: Announcement }

/** A friend who came by the link. `joined` once they have an account, `confirmed` once they have confirmed its email too. */
export interface InvitedFriend {
  readonly id: string
  /** The display name; the address that was invited until they joined. */
  readonly name: string
  readonly step: 'invited' | 'joined' | 'confirmed'
  readonly at: string
  /** What the player got for them, absent until it was booked. */
  readonly reward?: Amount
}

/** Invitations. `reward` is what a friend who joins brings, as the settings say; absent where there is none. */
export type InvitationsView =
  /** There is no link to give away. */
  | { readonly state: 'notAvailable' }
  | {
      readonly state: 'open'
      readonly link: string
      /** The link lies in the clipboard. */
      readonly isLinkCopied: boolean
      readonly reward?: Amount
      readonly friends: readonly InvitedFriend[]
      readonly sending: { readonly state: 'filling' } | { readonly state: 'sending' } | { readonly state: 'sent'; readonly email: string }
    }
