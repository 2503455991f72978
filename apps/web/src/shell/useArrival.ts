import { useEffect, useEffectEvent, useRef } from 'react'
import type { CurrentPage } from '../navigation/currentPage.atoms.ts'
import { anchorOf } from './anchorOf.ts'
import { focusHeading } from './focusHeading.ts'

/** Brings the player to the place on the page, and who listens to what the page is called. */
export const useArrival = ({ place: { address }, hash, arrival }: CurrentPage): void => {
  const [pathname] = address.split('?')
  const stoodAt = useRef<{ readonly pathname: string | undefined }>(undefined)
  const arrive = useEffectEvent(() => {
    const before = stoodAt.current
    stoodAt.current = { pathname }
    // A query that is replaced is no step to anywhere: a list that is searched stays where it is.
    if (arrival === 'REPLACE' && before?.pathname === pathname) return undefined
    const anchor = anchorOf(hash)
    if (anchor !== null) anchor.scrollIntoView()
    else if (arrival !== 'POP') window.scrollTo(0, 0)
    // The first page is told by the browser.
    return before === undefined ? undefined : focusHeading()
  })
  useEffect(
    function arriveAtAPlace() {
      return arrive()
    },
    [address, hash],
  )
}
