import type { ReactNode } from 'react'
import { label, root, type sizes } from '../../kit/Button/Button.css.ts'
import { placement, type Placement } from '../../theme/placement.ts'
import { pointed } from './Action.css.ts'

interface Look {
  /** How strongly it asks: one `primary` on a screen at most. @default 'secondary' */
  weight?: keyof typeof pointed
  /** How large it is: `compact` in rows and bars. @default 'regular' */
  size?: (typeof sizes)[number]
  /** Outer margin, place in a row or grid, and width. */
  place?: Placement
  /** What it does or where it leads, as a verb phrase. */
  children: ReactNode
}

export type ActionProps = Look & ({ href: string; onPress?: undefined } | { href?: undefined; onPress: () => void })

/**
 * Looks like Button and weighs next to nothing: a plain anchor, or a plain button, for what stands in the first load. Where
 * there is a form, a pending state or a menu, take Button.
 */
export const Action = ({ weight = 'secondary', size, place, href, onPress, children }: ActionProps) => {
  const className = `${root({ weight, size })} ${pointed[weight]}${placement(place)}`
  const inside = <span className={label}>{children}</span>
  return href === undefined ? (
    <button type="button" className={className} onClick={onPress}>
      {inside}
    </button>
  ) : (
    <a className={className} href={href}>
      {inside}
    </a>
  )
}
