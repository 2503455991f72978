import type { ReactNode } from 'react'
import { placement, type Placement } from '../../theme/placement.ts'
import * as styles from './Heading.css.ts'

export interface HeadingProps {
  /** Place in the outline of the page; looks come from `size`. */
  level: 1 | 2 | 3 | 4
  /** Size of the letters; the level in the outline is another matter. @default 'title' */
  size?: 'large' | 'title' | 'headline' | 'hero'
  /** The edge that the lines keep to. */
  align?: 'start' | 'center'
  /** Anchor of the element, for a link or a label that points at it. */
  id?: string
  /** Outer margin, place in a row or grid, and width. */
  place?: Placement
  /** The words. */
  children: ReactNode
}

export const Heading = ({ level, size, align, id, place, children }: HeadingProps) => {
  const Element = `h${level}` as const
  return (
    <Element id={id} className={styles.root({ size, align }) + placement(place)}>
      {children}
    </Element>
  )
}
