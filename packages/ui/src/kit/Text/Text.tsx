import type { ReactNode } from 'react'
import { placement, type Placement } from '../../theme/placement.ts'
import * as styles from './Text.css.ts'

export interface TextProps {
  /** The element of HTML. @default 'p' */
  as?: 'p' | 'span' | 'div' | 'dt' | 'dd' | 'li' | 'time'
  /** Size of the letters. @default 'body' */
  size?: 'tiny' | 'small' | 'body' | 'lead' | 'large'
  /** The color, by what the words mean. @default 'plain' */
  tone?: 'plain' | 'soft' | 'accent' | 'success' | 'warning' | 'danger'
  /** How heavy the letters are: `strong` for what counts most in its line. */
  weight?: 'regular' | 'strong'
  /** The edge that the lines keep to. */
  align?: 'start' | 'center' | 'end'
  /** Digits of one width, so that figures below each other line up. */
  isTabular?: boolean
  /** Anchor of the element, for a link or a label that points at it. */
  id?: string
  /** Outer margin, place in a row or grid, and width. */
  place?: Placement
  /** The words. */
  children: ReactNode
}

export const Text = ({ as: Element = 'p', size, tone, weight, align, isTabular, id, place, children }: TextProps) => (
  <Element id={id} className={styles.root({ size, tone, weight, align, isTabular }) + placement(place)}>
    {children}
  </Element>
)
