import { useState } from 'react'
import { profileAddress } from '@lagoon/contract/account/addresses'
import type { NotificationsView, PlayerNotification } from '@lagoon/domain/social/social.state'
import { Button } from '../../../kit/Button/Button.tsx'
import { Heading } from '../../../kit/Heading/Heading.tsx'
import { Action } from '../../../patterns/Action/Action.tsx'
import { DidNotLoad } from '../../../patterns/EmptyState/DidNotLoad.tsx'
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx'
import { NotificationList } from '../../../patterns/NotificationList/NotificationList.tsx'
import { NotificationListWaiting } from '../../../patterns/NotificationList/NotificationListWaiting.tsx'
import { ScreenFrame } from '../../../patterns/ScreenFrame/ScreenFrame.tsx'
import { dayGroup, whenInDay } from '../whenWords.ts'
import * as styles from './Notifications.css.ts'

export interface NotificationsProps {
  view: NotificationsView
  onOpen: (event: { id: string }) => void
  onMarkAllRead: () => void
  onRetry: () => void
}

const TITLE = 'Notifications'
const days = ['Today', 'Yesterday', 'Earlier'] as const

interface GroupsProps extends Pick<NotificationsProps, 'onOpen'> {
  items: readonly PlayerNotification[]
  isPhone: boolean
}

const Groups = ({ items, isPhone, onOpen }: GroupsProps) => {
  const [now] = useState(Date.now)
  return (
    <div className={styles.groups}>
      {days.map((day) => {
        const ofDay = items.filter(({ at }) => dayGroup(at, now) === day)
        if (ofDay.length === 0) return null
        return (
          <section key={day} aria-labelledby={`notifications-${day}`}>
            <Heading level={2} size="large" id={`notifications-${day}`} place={{ marginBlockEnd: 'close' }}>
              {day}
            </Heading>
            <NotificationList
              label={day}
              frame={isPhone ? 'edge' : 'card'}
              items={ofDay.map(({ topic, ...item }) => ({ ...item, look: topic, when: whenInDay(item.at, now) }))}
              onOpen={onOpen}
            />
          </section>
        )
      })}
    </div>
  )
}

const introOf = (unread: number) =>
  unread === 0 ? 'You’re all caught up.' : unread === 1 ? 'You have 1 new notification.' : `${unread} new notifications.`

const Filled = ({
  view,
  onOpen,
  onMarkAllRead,
}: Omit<NotificationsProps, 'view'> & { view: Extract<NotificationsView, { state: 'filled' }> }) => {
  const unread = view.items.filter(({ isRead }) => !isRead).length
  const isPhone = view.layout === 'phone'
  const markAll = unread > 0 && <Button onPress={onMarkAllRead}>Mark all as read</Button>
  return (
    <ScreenFrame title={TITLE} intro={introOf(unread)} width="regular" actions={isPhone ? undefined : markAll || undefined}>
      <Groups items={view.items} isPhone={isPhone} onOpen={onOpen} />
      {isPhone && markAll && <div className={styles.foot}>{markAll}</div>}
    </ScreenFrame>
  )
}

/** What happened to the player's own matters, newest first. */
export const Notifications = ({ view, ...events }: NotificationsProps) => {
  switch (view.state) {
    case 'loading':
      return (
        <ScreenFrame title={TITLE} width="regular">
          <NotificationListWaiting label="Loading your notifications" />
        </ScreenFrame>
      )
    case 'failed':
      return (
        <ScreenFrame title={TITLE} width="regular">
          <DidNotLoad illustration="rope" title="Your notifications didn’t load" onRetry={events.onRetry}>
            Nothing is lost. We just couldn’t load the list.
          </DidNotLoad>
        </ScreenFrame>
      )
    case 'empty':
      return (
        <ScreenFrame title={TITLE} width="regular">
          <EmptyState
            illustration="bottle"
            title="No notifications yet"
            action={<Action href={profileAddress('settings')}>Notification settings</Action>}
          >
            We’ll tell you here about payments, withdrawals, rewards, and your account.
          </EmptyState>
        </ScreenFrame>
      )
    case 'filled':
      return <Filled view={view} {...events} />
  }
}
