import { Avatar } from '../../kit/Avatar/Avatar.tsx'
import * as styles from './TicketThread.css.ts'

export interface ThreadComment {
  readonly id: string
  readonly from: 'PLAYER' | 'AGENT'
  /** The name of who wrote it. */
  readonly author: string
  readonly text: string
  /** RFC 3339. */
  readonly at: string
  /** For the player: "February 27, 2026, 4:20 PM". */
  readonly when: string
}

export interface TicketThreadProps {
  /** Oldest first. */
  comments: readonly ThreadComment[]
  /** What each side is called beside its names; of who reads it here, `you`. */
  roles?: Readonly<Record<ThreadComment['from'], string>>
}

const playersView = { PLAYER: 'you', AGENT: 'support' } as const

/** The messages of a ticket, oldest first: who wrote, when, and all they wrote. */
export const TicketThread = ({ comments, roles = playersView }: TicketThreadProps) => (
  <ol aria-label="Messages" className={styles.root}>
    {comments.map(({ id, from, author, text, at, when }) => (
      <li key={id} className={styles.commentOf[from]}>
        <div className={styles.head}>
          <Avatar name={author} />
          <div className={styles.who}>
            <span className={styles.author}>
              {author}
              <span className={styles.role}>, {roles[from]}</span>
            </span>
            <time className={styles.time} dateTime={at}>
              {when}
            </time>
          </div>
        </div>
        <p className={styles.text}>{text}</p>
      </li>
    ))}
  </ol>
)
