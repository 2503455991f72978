import type { ReactNode } from 'react'
import { placement, type Placement } from '../../theme/placement.ts'
import * as styles from './Stack.css.ts'

export interface StackProps {
  /** The element of HTML. */
  as?: 'div' | 'ul' | 'ol' | 'li' | 'section' | 'header' | 'nav' | 'dl'
  /** The way in which things follow each other. @default 'column' */
  direction?: 'column' | 'row'
  /** The space between things. @default 'even' */
  gap?: 'none' | 'hair' | 'tight' | 'snug' | 'close' | 'even' | 'roomy' | 'wide' | 'broad' | 'vast'
  /** Where things stand across that way; they stretch where it is left out. */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch'
  /** Where things stand along that way, when there is room to spare. */
  justify?: 'start' | 'center' | 'end' | 'between'
  /** What does not fit goes on in another line. */
  isWrapping?: boolean
  /** Outer margin, place in a row or grid, and width. */
  place?: Placement
  /** What stands inside. */
  children: ReactNode
}

/** Things one after another with even space between them: a column, or a row. */
export const Stack = ({ as: Element = 'div', place, children, ...variants }: StackProps) => (
  <Element className={styles.root(variants) + placement(place)}>{children}</Element>
)
