import type { ReactNode } from 'react'
import { placement, type Placement } from '../../theme/placement.ts'
import * as styles from './Heading.css.ts'

export interface HeadingProps {
  /** Place in the outline of the page; looks come from `size`. */
  level: 1 | 2 | 3 | 4
  /** @default 'title' */
  size?: 'large' | 'title' | 'headline' | 'hero'
  align?: 'start' | 'center'
  id?: string
  place?: Placement
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
