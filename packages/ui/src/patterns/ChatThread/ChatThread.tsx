import { Button } from '../../kit/Button/Button.tsx'
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts'
import * as styles from './ChatThread.css.ts'

export interface ThreadMessage {
  readonly id: string
  readonly from: 'PLAYER' | 'AGENT'
  readonly text: string
  /** RFC 3339. */
  readonly at: string
  /** For the player: "08:56". */
  readonly when: string
  readonly delivery?: 'sending' | 'sent' | 'failed'
}

export interface ChatThreadProps {
  /** What was written, oldest first. */
  messages: readonly ThreadMessage[]
  /** Who answers; their lines are read with the name. */
  agentName: string
  /** The agent is typing an answer. */
  isTyping?: boolean
  /** The player sends a message again that did not arrive, told by its id. */
  onRetry?: (event: { id: string }) => void
}

const deliveries = { sending: 'Sending', sent: 'Sent', failed: 'Not sent' } as const

/** A talk between two, oldest first. New lines are read out as they come; what could not be sent says so and can be sent again. */
export const ChatThread = ({ messages, agentName, isTyping = false, onRetry }: ChatThreadProps) => (
  <div role="log" aria-label="Conversation" className={styles.log}>
    {messages.map(({ id, from, text, at, when, delivery }) => (
      <div key={id} className={styles.line[from]}>
        <span className={visuallyHidden}>{from === 'PLAYER' ? 'You: ' : `${agentName}: `}</span>
        <div className={styles.bubbleOf[from]}>{text}</div>
        <div className={styles.note}>
          <time dateTime={at}>{when}</time>
          {delivery && <span className={delivery === 'failed' ? styles.failed : undefined}>{deliveries[delivery]}</span>}
          {delivery === 'failed' && onRetry && (
            <Button size="compact" onPress={() => onRetry({ id })}>
              Send again
            </Button>
          )}
        </div>
      </div>
    ))}
    {isTyping && (
      <div className={styles.line.AGENT}>
        <div aria-hidden="true" className={styles.dots}>
          <span className={styles.dot} />
          <span className={styles.dot} />
          <span className={styles.dot} />
        </div>
        <span className={styles.note}>{agentName} is typing</span>
      </div>
    )}
  </div>
)
