import type { ReactNode } from 'react'
import { SwitchButton, SwitchField, Text } from 'react-aria-components/Switch'
import { placement, type Placement } from '../../theme/placement.ts'
import { description as quiet } from '../Field/Field.css.ts'
import * as styles from './Switch.css.ts'

export interface SwitchProps {
  /** It is on. */
  isSelected: boolean
  /** The player turned it on or off. */
  onChange: (isSelected: boolean) => void
  /** Name of the field in its form. */
  name?: string
  /** What changes when it is on, in one sentence. */
  description?: ReactNode
  /** Outer margin, place in a row or grid, and width. */
  place?: Placement
  /** What is on when it is on. */
  children: ReactNode
}

/** A setting that holds at once. What takes effect only with the form's button is a Checkbox. */
export const Switch = ({ description, place, children, ...behavior }: SwitchProps) => (
  <SwitchField {...behavior} className={styles.root + placement(place)}>
    <SwitchButton className={styles.row}>
      <span>{children}</span>
      <span className={styles.track} aria-hidden>
        <span className={styles.thumb} />
      </span>
    </SwitchButton>
    {description !== undefined && (
      <Text slot="description" className={quiet}>
        {description}
      </Text>
    )}
  </SwitchField>
)
