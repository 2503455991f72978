import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { placement, type Placement } from '../../theme/placement.ts'
import * as styles from './Notice.css.ts'

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert } as const

export interface NoticeProps {
  /** The color and the icon, by what the words mean. @default 'info' */
  tone?: 'info' | 'success' | 'warning' | 'danger'
  /** What it says, in a few words; the rest stands below. */
  title?: string
  /** Tells a screen reader when it appears: `politely` after the current sentence, `now` at once. By default it is only read where it stands. */
  announce?: 'politely' | 'now'
  /** One way on: a Button or a Link. */
  action?: ReactNode
  /** Outer margin, place in a row or grid, and width. */
  place?: Placement
  /** What happened and what to do, in a sentence or two. */
  children?: ReactNode
}

/** What the player has to know right here, with the next step. What passes by itself is a toast. */
export const Notice = ({ tone = 'info', title, announce, action, place, children }: NoticeProps) => {
  const Icon = icons[tone]
  const role = announce === 'now' ? 'alert' : announce === 'politely' ? 'status' : undefined
  return (
    <div role={role} className={styles.root({ tone }) + placement(place)}>
      <Icon className={styles.icon} size="1.25rem" strokeWidth={2} aria-hidden />
      <div className={styles.body}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {children !== undefined && <div>{children}</div>}
        {action !== undefined && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  )
}
