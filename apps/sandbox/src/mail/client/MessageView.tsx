import { useState } from 'react'
import { Button } from '@lagoon/ui/kit/Button/Button'
import { Heading } from '@lagoon/ui/kit/Heading/Heading'
import { Stack } from '@lagoon/ui/kit/Stack/Stack'
import { Text } from '@lagoon/ui/kit/Text/Text'
import type { Message } from '../contract.ts'
import * as styles from './Inbox.css.ts'
import { whole } from './times.ts'
import { titleOf } from './titleOf.ts'

export interface MessageViewProps {
  message: Message
  onBack: () => void
}

/** One message, its markup or its plain text. */
export const MessageView = ({ message, onBack }: MessageViewProps) => {
  const [isPlain, setPlain] = useState(message.html === null)
  return (
    <article className={styles.message} aria-labelledby="subject">
      <header className={styles.messageHead}>
        <div className={styles.back}>
          <Button size="compact" onPress={onBack}>
            All messages
          </Button>
        </div>
        <Heading level={2} size="title" id="subject">
          {titleOf(message)}
        </Heading>
        <dl className={styles.facts}>
          {message.channel === 'mail' && (
            <>
              <Text as="dt" size="small" tone="soft">
                From
              </Text>
              <Text as="dd" size="small">
                {message.from || 'nobody'}
              </Text>
            </>
          )}
          <Text as="dt" size="small" tone="soft">
            To
          </Text>
          <Text as="dd" size="small">
            {message.to.join(', ')}
          </Text>
          <Text as="dt" size="small" tone="soft">
            Received
          </Text>
          <Text as="dd" size="small" isTabular>
            {whole(message.receivedAt)}
          </Text>
        </dl>
        {message.html !== null && (
          <Stack direction="row">
            <Button size="compact" onPress={() => setPlain(!isPlain)}>
              {isPlain ? 'Show formatted' : 'Show plain text'}
            </Button>
          </Stack>
        )}
      </header>
      <iframe
        className={styles.frame}
        title={isPlain ? 'Plain text' : 'Email'}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        src={`/messages/${message.id}${isPlain ? '?plain' : ''}`}
      />
    </article>
  )
}
