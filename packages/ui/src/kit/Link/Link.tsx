import { ArrowUpRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { placement, type Placement } from '../../theme/placement.ts'
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts'
import { root as button } from '../Button/Button.css.ts'
import * as styles from './Link.css.ts'

export interface LinkProps {
  /** A path of the app, or a whole address elsewhere. */
  href: string
  /** How strongly it asks: `inline` within a sentence, `standalone` in a line of its own, the others look like a Button. @default 'inline' */
  weight?: 'inline' | 'standalone' | 'primary' | 'secondary' | 'quiet'
  /** Size of the looks of a button; the texts take the size around them. @default 'regular' */
  size?: 'regular' | 'large' | 'compact'
  /** Opens in a new tab, and says so. */
  isNewTab?: boolean
  /** It leads to the page that is shown. */
  isCurrent?: boolean
  /** Only where the words alone would not say where it goes; must contain the visible words. */
  'aria-label'?: string
  /** Anchor of the element, for a link or a label that points at it. */
  id?: string
  /** Outer margin, place in a row or grid, and width. */
  place?: Placement
  /** Where it leads, in words that are clear on their own. */
  children: ReactNode
}

/** The arrow stays on the line of the last word. */
const NewTabWords = ({ children }: Pick<LinkProps, 'children'>) => {
  const end = typeof children === 'string' ? children.lastIndexOf(' ') + 1 : 0
  return (
    <>
      {typeof children === 'string' && children.slice(0, end)}
      <span className={styles.lastWord}>
        {typeof children === 'string' ? children.slice(end) : children}
        <ArrowUpRight className={styles.arrow} size="1em" aria-hidden />
      </span>
      <span className={visuallyHidden}> (opens in a new tab)</span>
    </>
  )
}

/** Goes somewhere, with a plain address, so that it opens in a new tab and can be copied. To do something use Button. */
export const Link = ({ href, weight = 'inline', size, isNewTab = false, isCurrent = false, place, children, ...rest }: LinkProps) => {
  const look = weight === 'inline' || weight === 'standalone' ? styles.text({ weight }) : button({ weight, size })
  return (
    <a
      {...rest}
      href={href}
      {...(isNewTab && { target: '_blank', rel: 'noopener noreferrer' })}
      aria-current={isCurrent ? 'page' : undefined}
      className={look + placement(place)}
    >
      {isNewTab ? <NewTabWords>{children}</NewTabWords> : children}
    </a>
  )
}
