import { Banknote, Bell, Coins, Gift, Headset, IdCard, Megaphone, ShieldCheck, Trophy, type LucideIcon } from 'lucide-react'
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts'
import * as styles from './NotificationList.css.ts'

/** What a line is about: its drawing and its tone. */
const looks = {
  WIN: [Trophy, 'warning'],
  PAYMENT: [Coins, 'success'],
  WITHDRAWAL: [Banknote, 'success'],
  REWARD: [Gift, 'accent'],
  SUPPORT: [Headset, 'accent'],
  IDENTITY: [IdCard, 'neutral'],
  SECURITY: [ShieldCheck, 'neutral'],
  NEWS: [Bell, 'neutral'],
  ANNOUNCEMENT: [Megaphone, 'accent'],
} as const satisfies Record<string, readonly [LucideIcon, keyof typeof styles.icon]>

export type NotificationLook = keyof typeof looks
export const notificationLooks = Object.keys(looks) as NotificationLook[]

export interface NotificationItem {
  readonly id: string
  readonly look: NotificationLook
  readonly title: string
  readonly text?: string
  /** For a machine: RFC 3339. */
  readonly at: string
  /** For the player: "12 min ago". */
  readonly when: string
  readonly isRead: boolean
  /** Where it leads. */
  readonly href?: string
}

export interface NotificationListProps {
  /** Names the list for a screen reader. */
  label: string
  /** The notifications, newest first. */
  items: readonly NotificationItem[]
  /** `edge` runs from side to side of a phone. @default 'card' */
  frame?: (typeof styles.frames)[number] | undefined
  /** A line was pressed; without it, and without an address, lines are only told. */
  onOpen?: (event: { id: string }) => void
}

const Title = ({ item, onOpen }: { item: NotificationItem; onOpen: NotificationListProps['onOpen'] }) => {
  const words = (
    <>
      {!item.isRead && <span className={visuallyHidden}>Unread: </span>}
      {item.title}
    </>
  )
  if (item.href !== undefined)
    return (
      <a className={styles.press} href={item.href}>
        {words}
      </a>
    )
  if (onOpen)
    return (
      <button type="button" className={styles.press} onClick={() => onOpen({ id: item.id })}>
        {words}
      </button>
    )
  return words
}

const rowClass = ({ href, text }: NotificationItem, isPressed: boolean): string =>
  [styles.item, ...(href !== undefined || isPressed ? [styles.leading] : []), ...(text === undefined ? [styles.titleOnly] : [])].join(' ')

/** What happened, newest first, each with its time; what was not read yet stands out by weight and by a mark. */
export const NotificationList = ({ label, items, frame, onOpen }: NotificationListProps) => (
  <ul aria-label={label} className={styles.list({ frame })}>
    {items.map((item) => {
      const [Icon, tone] = looks[item.look]
      return (
        <li key={item.id} className={rowClass(item, onOpen !== undefined)}>
          <span aria-hidden="true" className={styles.icon[tone]}>
            <Icon size="1.25rem" strokeWidth={1.75} />
          </span>
          <div className={styles.words}>
            <p className={item.isRead ? styles.titleOf.read : styles.titleOf.unread}>
              <Title item={item} onOpen={onOpen} />
            </p>
            {item.text !== undefined && <p className={styles.text}>{item.text}</p>}
          </div>
          <time className={styles.time} dateTime={item.at}>
            {item.when}
          </time>
          {!item.isRead && <span aria-hidden="true" className={styles.dot} />}
        </li>
      )
    })}
  </ul>
)
