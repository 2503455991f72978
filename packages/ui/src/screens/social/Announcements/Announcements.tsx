import { newsAddress } from '@lagoon/contract/content/addresses'
import type { Announcement, AnnouncementsView } from '@lagoon/domain/social/social.state'
import { Megaphone } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../kit/Button/Button.tsx'
import { Dialog } from '../../../kit/Dialog/Dialog.tsx'
import { Text } from '../../../kit/Text/Text.tsx'
import { Action } from '../../../patterns/Action/Action.tsx'
import { DidNotLoad } from '../../../patterns/EmptyState/DidNotLoad.tsx'
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx'
import { NotificationList } from '../../../patterns/NotificationList/NotificationList.tsx'
import { NotificationListWaiting } from '../../../patterns/NotificationList/NotificationListWaiting.tsx'
import { ScreenFrame } from '../../../patterns/ScreenFrame/ScreenFrame.tsx'
import { whenWords } from '../whenWords.ts'
import { dateFormat } from '../../../words/dateFormat.ts'

export interface AnnouncementsProps {
  view: AnnouncementsView
  onOpen: (event: { id: string }) => void
  /** Closes the opened one. */
  onClose: () => void
  onRetry: () => void
}

const dayFormat = dateFormat('en-US', { dateStyle: 'long' })

const Opened = ({ announcement, onClose }: { announcement: Announcement; onClose: () => void }) => (
  <Dialog
    isOpen
    title={announcement.title}
    icon={<Megaphone size={24} strokeWidth={1.75} />}
    onClose={onClose}
    actions={<Button onPress={onClose}>Close</Button>}
  >
    <Text as="time" size="small" tone="soft">
      {dayFormat.format(new Date(announcement.at))}
    </Text>
    {announcement.paragraphs.map((paragraph) => (
      <Text key={paragraph}>{paragraph}</Text>
    ))}
  </Dialog>
)

const Items = ({ view, onOpen }: { view: Extract<AnnouncementsView, { state: 'filled' }>; onOpen: AnnouncementsProps['onOpen'] }) => {
  const [now] = useState(Date.now)
  return (
    <NotificationList
      label="Announcements"
      items={view.items.map(({ id, title, summary, at, isRead }) => ({
        id,
        look: 'ANNOUNCEMENT',
        title,
        text: summary,
        at,
        when: whenWords(at, now),
        isRead,
      }))}
      onOpen={onOpen}
    />
  )
}

const Content = ({ view, onOpen, onClose, onRetry }: AnnouncementsProps) => {
  switch (view.state) {
    case 'loading':
      return <NotificationListWaiting label="Loading announcements" />
    case 'failed':
      return (
        <DidNotLoad illustration="shell" title="The announcements didn’t load" onRetry={onRetry}>
          You haven’t missed anything. They’ll stay here until you read them.
        </DidNotLoad>
      )
    case 'empty':
      return (
        <EmptyState
          illustration="bottle"
          title="No announcements"
          action={
            <Action weight="primary" href={newsAddress}>
              Read the news
            </Action>
          }
        >
          We’ll post new rules, planned maintenance, and big changes here ahead of time.
        </EmptyState>
      )
    case 'filled':
      return (
        <>
          <Items view={view} onOpen={onOpen} />
          {view.opened && <Opened announcement={view.opened} onClose={onClose} />}
        </>
      )
  }
}

/** What the operator announces to all players, newest first, and one of it opened. */
export const Announcements = (props: AnnouncementsProps) => (
  <ScreenFrame title="Announcements" intro="What’s changing, before it does." width="regular">
    <Content {...props} />
  </ScreenFrame>
)
