import type { AnchorHTMLAttributes } from 'react'
import { useLinkClick } from '../../kit/Link/useLinkClick.ts'

/**
 * The anchor inside patterns and screens that draw their own link (a card, a row, a place of a bar): stays in the app where the
 * address is the app's own. Looks come from the part it stands in; in a text take Link.
 */
export const Anchor = ({ href, children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) => (
  <a {...rest} {...useLinkClick(href)}>
    {children}
  </a>
)
