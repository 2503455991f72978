import { placement, type Placement } from '../../theme/placement.ts'
import * as styles from './Avatar.css.ts'
import { chosenBy, initials } from './initials.ts'

export interface AvatarProps {
  /** Display name; gives the letters and the hue. */
  name: string
  /** How large it is drawn. @default 'regular' */
  size?: 'small' | 'regular' | 'large'
  /** Outer margin, place in a row or grid, and width. */
  place?: Placement
}

/** Stands for a person beside their name, or in a control that says the name: itself it is silent. */
export const Avatar = ({ name, size, place }: AvatarProps) => (
  <span aria-hidden="true" className={styles.root({ size, hue: chosenBy(name, styles.hues) }) + placement(place)}>
    {initials(name)}
  </span>
)
