import type { MouseEvent } from 'react'
import { handleLinkClick, useRouter } from 'react-aria/private/utils/openLink'

/**
 * The router's address and click handler for an anchor of one's own (a whole card, a row). Follows React Aria's
 * RouterProvider: in-app addresses navigate without a reload, modified clicks and other origins stay with the browser.
 * Only this half of React Aria's link is taken: its press handling weighs 10 kB and an anchor needs none of it.
 */
export const useLinkClick = (href: string) => {
  const router = useRouter()
  return { href: router.useHref(href), onClick: (event: MouseEvent) => handleLinkClick(event, router, href, undefined) }
}
