import type { ReactNode, Ref } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import { placement, type Placement } from '../../theme/placement.ts'
import * as styles from './Button.css.ts'

type Behavior = Omit<AriaButtonProps, 'className' | 'style' | 'isDisabled' | 'children'>

export interface ButtonProps extends Behavior {
  /** How strongly it asks: one `primary` on a screen at most. @default 'secondary' */
  weight?: 'primary' | 'secondary' | 'quiet' | 'danger'
  /** How large it is: `large` for the one thing to do on a screen, `compact` in rows and bars. @default 'regular' */
  size?: 'regular' | 'large' | 'compact'
  /** Reaches the button itself, such as to put the focus there. */
  ref?: Ref<HTMLButtonElement>
  /** Outer margin, place in a row or grid, and width. */
  place?: Placement
  /** What it does, as a verb phrase. */
  children: ReactNode
}

/**
 * Does something here and now; to go elsewhere use Link. There is no disabled state on purpose: let the player submit and
 * say what is missing, or put a Notice with the reason in its place. `isPending` keeps the width and says so to a reader.
 */
export const Button = ({ weight, size, place, children, ...behavior }: ButtonProps) => (
  <AriaButton {...behavior} className={styles.root({ weight, size }) + placement(place)}>
    {({ isPending }) => (
      <>
        <span className={styles.label}>{children}</span>
        {isPending && <span className={styles.spinner} role="presentation" />}
      </>
    )}
  </AriaButton>
)
