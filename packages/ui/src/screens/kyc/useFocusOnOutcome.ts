import { useEffect, useRef, type RefObject } from 'react'

/**
 * What stands in the page gives way to something else without the player having gone anywhere: the focus, which was in the provider's
 * frame, goes to the new heading, and the heading into sight.
 */
export const useFocusOnOutcome = (root: RefObject<HTMLElement | null>, stage: string): void => {
  const before = useRef(stage)
  useEffect(
    function goToHeading() {
      if (before.current === stage) return
      before.current = stage
      const heading = root.current?.querySelector<HTMLElement>('h1')
      // Whoever has put the focus elsewhere meanwhile keeps it there.
      const isElsewhere = document.activeElement !== document.body && !(document.activeElement instanceof HTMLIFrameElement)
      if (!heading || isElsewhere) return
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
      window.scrollTo(0, 0)
    },
    [root, stage],
  )
}
