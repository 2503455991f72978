import type { ReactNode } from 'react'
import { placement, type Placement } from '../../theme/placement.ts'
import * as styles from './Surface.css.ts'

export interface SurfaceProps {
  as?: 'div' | 'section' | 'article' | 'aside'
  /** @default 'raised' */
  level?: 'sunken' | 'surface' | 'raised' | 'overlay'
  padding?: 'none' | 'even' | 'roomy' | 'wide'
  /** Id of the heading that names it; a `section` wants one. */
  labelledBy?: string
  place?: Placement
  children: ReactNode
}

export const Surface = ({ as: Element = 'div', level, padding, labelledBy, place, children }: SurfaceProps) => (
  <Element aria-labelledby={labelledBy} className={styles.root({ level, padding }) + placement(place)}>
    {children}
  </Element>
)
