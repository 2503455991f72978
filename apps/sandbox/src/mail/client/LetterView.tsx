import { useState } from 'react'
import { Button } from '@lagoon/ui/kit/Button/Button'
import { Heading } from '@lagoon/ui/kit/Heading/Heading'
import { Stack } from '@lagoon/ui/kit/Stack/Stack'
import { Text } from '@lagoon/ui/kit/Text/Text'
import type { Letter } from '../contract.ts'
import * as styles from './Inbox.css.ts'
import { whole } from './times.ts'
import { titleOf } from './titleOf.ts'

export interface LetterViewProps {
  letter: Letter
  onBack: () => void
}

/** One letter, its markup or its plain text. */
export const LetterView = ({ letter, onBack }: LetterViewProps) => {
  const [isPlain, setPlain] = useState(letter.html === null)
  return (
    <article className={styles.letter} aria-labelledby="subject">
      <header className={styles.letterHead}>
        <div className={styles.back}>
          <Button size="compact" onPress={onBack}>
            All messages
          </Button>
        </div>
        <Heading level={2} size="title" id="subject">
          {titleOf(letter)}
        </Heading>
        <dl className={styles.facts}>
          {letter.channel === 'mail' && (
            <>
              <Text as="dt" size="small" tone="soft">
                From
              </Text>
              <Text as="dd" size="small">
                {letter.from || 'nobody'}
              </Text>
            </>
          )}
          <Text as="dt" size="small" tone="soft">
            To
          </Text>
          <Text as="dd" size="small">
            {letter.to.join(', ')}
          </Text>
          <Text as="dt" size="small" tone="soft">
            Received
          </Text>
          <Text as="dd" size="small" isTabular>
            {whole(letter.receivedAt)}
          </Text>
        </dl>
        {letter.html !== null && (
          <Stack direction="row">
            <Button size="compact" onPress={() => setPlain(!isPlain)}>
              {isPlain ? 'Show formatted' : 'Show plain text'}
            </Button>
          </Stack>
        )}
      </header>
      <iframe
        className={styles.frame}
        title={isPlain ? 'Message' : 'Letter'}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        src={`/letters/${letter.id}${isPlain ? '?plain' : ''}`}
      />
    </article>
  )
}
