import type { ReactNode } from 'react'
import { placement, type Placement } from '../../theme/placement.ts'
import * as styles from './Surface.css.ts'

export interface SurfaceProps {
  /** The element of HTML. */
  as?: 'div' | 'section' | 'article' | 'aside'
  /** How far it stands above the page. @default 'raised' */
  level?: 'sunken' | 'surface' | 'raised' | 'overlay'
  /** The room between its edge and what stands inside. */
  padding?: 'none' | 'even' | 'roomy' | 'wide'
  /** Id of the heading that names it; a `section` wants one. */
  labelledBy?: string
  /** Outer margin, place in a row or grid, and width. */
  place?: Placement
  /** What stands inside. */
  children: ReactNode
}

export const Surface = ({ as: Element = 'div', level, padding, labelledBy, place, children }: SurfaceProps) => (
  <Element aria-labelledby={labelledBy} className={styles.root({ level, padding }) + placement(place)}>
    {children}
  </Element>
)
