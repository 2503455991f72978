import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Heading } from '../../kit/Heading/Heading.tsx'
import { Link } from '../../kit/Link/Link.tsx'
import { Text } from '../../kit/Text/Text.tsx'
import * as styles from './ScreenFrame.css.ts'

export interface ScreenFrameProps {
  /** The one h1. */
  title: string
  /** One sentence under it. */
  intro?: ReactNode
  /** Where the player came from, when the screen is a step of something. */
  back?: { readonly href: string; readonly label: string }
  /** What can be done from here: Buttons or Actions. */
  actions?: ReactNode
  /** `narrow` for one form, `regular` for a form and what it is about, `wide` for lists. @default 'wide' */
  width?: (typeof styles.widths)[number]
  /** The content of the screen, below its title. */
  children: ReactNode
}

/** The content of a screen between the bars: its title, what can be done, and the room around it. */
export const ScreenFrame = ({ title, intro, back, actions, width, children }: ScreenFrameProps) => (
  <div className={styles.root({ width })}>
    <div className={styles.head}>
      <div className={styles.words}>
        {back && (
          <div className={styles.back}>
            <Link href={back.href} weight="standalone">
              <ArrowLeft aria-hidden size="1rem" />
              {back.label}
            </Link>
          </div>
        )}
        <Heading level={1}>{title}</Heading>
        {intro !== undefined && (
          <div className={styles.intro}>
            <Text as="div" tone="soft">
              {intro}
            </Text>
          </div>
        )}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
    {children}
  </div>
)
