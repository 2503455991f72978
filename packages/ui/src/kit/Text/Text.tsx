import type { ReactNode } from 'react'
import { placement, type Placement } from '../../theme/placement.ts'
import * as styles from './Text.css.ts'

export interface TextProps {
  /** @default 'p' */
  as?: 'p' | 'span' | 'div' | 'dt' | 'dd' | 'li' | 'time'
  /** @default 'body' */
  size?: 'tiny' | 'small' | 'body' | 'lead' | 'large'
  /** @default 'plain' */
  tone?: 'plain' | 'soft' | 'accent' | 'success' | 'warning' | 'danger'
  weight?: 'regular' | 'strong'
  align?: 'start' | 'center' | 'end'
  isTabular?: boolean
  id?: string
  place?: Placement
  children: ReactNode
}

export const Text = ({ as: Element = 'p', size, tone, weight, align, isTabular, id, place, children }: TextProps) => (
  <Element id={id} className={styles.root({ size, tone, weight, align, isTabular }) + placement(place)}>
    {children}
  </Element>
)
