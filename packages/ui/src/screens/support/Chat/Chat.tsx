import { Headset, MessageCircle, X } from 'lucide-react'
import { useEffect, useReducer, useRef } from 'react'
import type { ChatView } from '@lagoon/domain/support/support.state'
import { Badge } from '../../../kit/Badge/Badge.tsx'
import { Button } from '../../../kit/Button/Button.tsx'
import { Heading } from '../../../kit/Heading/Heading.tsx'
import { IconButton } from '../../../kit/IconButton/IconButton.tsx'
import { Notice } from '../../../kit/Notice/Notice.tsx'
import { Text } from '../../../kit/Text/Text.tsx'
import { ChatThread } from '../../../patterns/ChatThread/ChatThread.tsx'
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx'
import { Composer } from './Composer.tsx'
import { dateFormat } from '../../../words/dateFormat.ts'
import * as styles from './Chat.css.ts'

export interface ChatProps {
  view: ChatView
  onOpen: () => void
  onClose: () => void
  onSend: (event: { text: string }) => void
  /** Sends a message again that did not go out. */
  onRetry: (event: { id: string }) => void
}

const clock = dateFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })

/** Talk with the support team, over whatever page is open. */
export const Chat = ({ view, onOpen, onClose, onSend, onRetry }: ChatProps) => {
  const panel = useRef<HTMLElement>(null)
  const [refusals, countRefusal] = useReducer((count: number) => count + 1, 0)
  const newest = view.state === 'open' ? view.messages.at(-1)?.id : undefined
  const isTyping = view.state === 'open' && view.agent?.isTyping === true
  useEffect(
    function keepNewestInSight() {
      panel.current?.scrollTo({ top: panel.current.scrollHeight })
    },
    [newest, isTyping, refusals],
  )
  if (view.state === 'closed')
    return (
      <aside aria-label="Support chat" className={styles.launcher}>
        <Button weight="primary" size="large" onPress={onOpen}>
          <MessageCircle aria-hidden size="1.25rem" strokeWidth={2} />
          Chat with us
          {view.unread > 0 && <Badge>{view.unread === 1 ? '1 new' : `${view.unread} new`}</Badge>}
        </Button>
      </aside>
    )
  const { line, messages, agent } = view
  const agentName = agent?.name ?? 'Support'
  return (
    <aside ref={panel} aria-labelledby="support-chat" className={styles.panel}>
      <header className={styles.head}>
        <div className={styles.bar}>
          <span aria-hidden="true" className={styles.mark}>
            <Headset size="1.25rem" strokeWidth={1.75} />
          </span>
          <div>
            <Heading level={2} size="large" id="support-chat">
              Support chat
            </Heading>
            <Text size="small" tone="soft">
              {agent ? `You’re chatting with ${agent.name}` : 'Our team will reply here'}
            </Text>
          </div>
          <IconButton label="Close chat" icon={X} onPress={onClose} />
        </div>
        {line === 'reconnecting' && (
          <div className={styles.line}>
            <Notice tone="warning" announce="politely">
              You’re disconnected. We’re reconnecting, and your messages will be sent when you’re back.
            </Notice>
          </div>
        )}
      </header>
      {messages.length === 0 ? (
        <div className={styles.welcome}>
          <EmptyState illustration="lighthouse" title="How can we help?" level={3}>
            Tell us what happened. Include the round, payment, or withdrawal ID if you have it. Never send us your password or a card
            number.
          </EmptyState>
        </div>
      ) : (
        <div className={styles.talk}>
          <ChatThread
            messages={messages.map((message) => ({ ...message, when: clock.format(new Date(message.at)) }))}
            agentName={agentName}
            isTyping={isTyping}
            onRetry={onRetry}
          />
        </div>
      )}
      <Composer onSend={onSend} onRefuse={countRefusal} />
    </aside>
  )
}
