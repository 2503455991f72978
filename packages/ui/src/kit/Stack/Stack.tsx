import type { ReactNode } from 'react'
import { placement, type Placement } from '../../theme/placement.ts'
import * as styles from './Stack.css.ts'

type Variants = NonNullable<Parameters<typeof styles.root>[0]>

export interface StackProps extends Pick<Variants, 'direction' | 'gap' | 'align' | 'justify' | 'isWrapping'> {
  /** The element of HTML. */
  as?: 'div' | 'ul' | 'ol' | 'li' | 'section' | 'header' | 'nav' | 'dl'
  /** Outer margin, place in a row or grid, and width. */
  place?: Placement
  /** What stands inside. */
  children: ReactNode
}

/** Things one after another with even space between them: a column, or a row. */
export const Stack = ({ as: Element = 'div', place, children, ...variants }: StackProps) => (
  <Element className={styles.root(variants) + placement(place)}>{children}</Element>
)
