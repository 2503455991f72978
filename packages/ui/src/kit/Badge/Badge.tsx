import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { placement, type Placement } from '../../theme/placement.ts'
import * as styles from './Badge.css.ts'

export interface BadgeProps {
  /** The color, by what the words mean. @default 'neutral' */
  tone?: 'neutral' | 'accent' | 'success' | 'warning' | 'danger'
  /** A drawing of lucide before the word. */
  icon?: LucideIcon
  /** Outer margin, place in a row or grid, and width. */
  place?: Placement
  /** One or two words; the tone only underlines them. */
  children: ReactNode
}

/** A short mark on something else: its kind, or the state it is in. Not pressable. */
export const Badge = ({ tone, icon: Icon, place, children }: BadgeProps) => (
  <span className={styles.root({ tone }) + placement(place)}>
    {Icon && <Icon size="0.875rem" strokeWidth={2} aria-hidden />}
    {children}
  </span>
)
