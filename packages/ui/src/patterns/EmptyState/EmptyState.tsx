import type { ReactNode } from 'react'
import { Heading } from '../../kit/Heading/Heading.tsx'
import { Text } from '../../kit/Text/Text.tsx'
import { Drawing } from './Drawing.tsx'
import * as styles from './EmptyState.css.ts'
import type { IllustrationName } from './illustrations.tsx'

export interface EmptyStateProps {
  /** Decorative; chosen by what has happened, see `illustrations`. */
  illustration: IllustrationName
  /** What is not there, in a few words. */
  title: string
  /** One or two sentences: what it means and what comes next. */
  children?: ReactNode
  /** The one next step: a Button or a Link. */
  action?: ReactNode
  /** Place of the title in the outline of the page. @default 2 */
  level?: 1 | 2 | 3
  /** `page` when nothing else stands on the screen. @default 'section' */
  size?: (typeof styles.sizes)[number]
}

/** Where there is nothing to show, or nothing can be shown: says so, says why it is so, and offers one next step. */
export const EmptyState = ({ illustration, title, children, action, level = 2, size = 'section' }: EmptyStateProps) => (
  <div className={styles.root({ size })}>
    <svg aria-hidden="true" className={styles.picture} viewBox="0 0 208 148">
      <Drawing name={illustration} />
    </svg>
    <Heading level={level} size={size === 'page' ? 'title' : 'large'} align="center">
      {title}
    </Heading>
    {children !== undefined && (
      <div className={styles.words}>
        <Text as="div" tone="soft" align="center">
          {children}
        </Text>
      </div>
    )}
    {action !== undefined && <div className={styles.action}>{action}</div>}
  </div>
)
