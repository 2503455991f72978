import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { CurrentPage } from '../navigation/currentPage.atoms.ts'
import { anchorOf } from './anchorOf.ts'
import { arrivalFocus, focusAnchor } from './arrivalFocus.ts'
import { focusHeading } from './focusHeading.ts'
import { createKeptScroll } from './keptScroll.ts'

/** The open entry of the history, by the key that React Router gives it; those from before it came have none. */
const openEntry = (): string => `${(window.history.state as { readonly key?: string } | null)?.key} ${window.location.href}`

/** Finds the place on a page where the player left it, on a way back to it. */
const useScrollBack = (current: CurrentPage): void => {
  const [kept] = useState(createKeptScroll)
  const left = useRef(0)
  useEffect(function followScroll() {
    const onScroll = () => (left.current = window.scrollY)
    document.addEventListener('scroll', onScroll, { passive: true })
    return () => document.removeEventListener('scroll', onScroll)
  }, [])
  // Before the browser fits the old place to the new page, and says so.
  useLayoutEffect(
    function scrollBack() {
      const place = kept.arrive(openEntry(), current.arrival, left.current)
      if (place !== undefined) window.scrollTo(0, place)
    },
    [current, kept],
  )
}

/** Brings the player to the place on the page, and who listens to what the page is called. */
export const useArrival = (current: CurrentPage): void => {
  const { place, hash, arrival } = current
  const { address } = place
  useScrollBack(current)
  const [pathname] = address.split('?')
  const stoodAt = useRef<{ readonly address: string; readonly pathname: string | undefined }>(undefined)
  const arrive = useEffectEvent(() => {
    const before = stoodAt.current
    stoodAt.current = { address, pathname }
    // A query that is replaced is no step to anywhere: a list that is searched stays where it is.
    if (arrival === 'REPLACE' && before?.pathname === pathname) return undefined
    const anchor = anchorOf(hash)
    if (anchor !== null) anchor.scrollIntoView()
    else if (arrival !== 'POP') window.scrollTo(0, 0)
    const focused = arrivalFocus(before?.address, { address, hasAnchor: anchor !== null })
    if (focused === 'heading') return focusHeading()
    if (focused === 'anchor' && anchor !== null) focusAnchor(anchor)
    return undefined
  })
  useEffect(
    function arriveAtAPlace() {
      return arrive()
    },
    [address, hash],
  )
}
