import type { LucideIcon } from 'lucide-react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import { placement, type Placement } from '../../theme/placement.ts'
import { spinner } from '../Button/Button.css.ts'
import * as styles from './IconButton.css.ts'

type Behavior = Omit<AriaButtonProps, 'className' | 'style' | 'isDisabled' | 'children' | 'aria-label' | 'aria-labelledby'>

export interface IconButtonProps extends Behavior {
  /** What it does, as a verb phrase: the only name a screen reader and voice control know. */
  label: string
  /** The drawing of lucide on it. */
  icon: LucideIcon
  /** How strongly it asks. @default 'quiet' */
  weight?: 'quiet' | 'secondary'
  /** Outer margin, place in a row or grid, and width. */
  place?: Placement
}

/** An action whose picture everybody knows (close, search, copy). If a word would help anybody, use Button. */
export const IconButton = ({ label, icon: Icon, weight, place, ...behavior }: IconButtonProps) => (
  <AriaButton {...behavior} aria-label={label} className={styles.root({ weight }) + placement(place)}>
    {({ isPending }) =>
      isPending ? <span className={spinner} role="presentation" /> : <Icon size="1.25rem" strokeWidth={1.75} aria-hidden />
    }
  </AriaButton>
)
