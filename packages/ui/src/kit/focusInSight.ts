import { useEffect, type RefObject } from 'react'

const bringIn = ({ target }: FocusEvent): void => {
  if (target instanceof Element) target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** For a row that is swiped: what gets the focus and is seen in part is brought in whole, which browsers do for what is not seen at all. */
export const useFocusInSight = (row: RefObject<HTMLElement | null>): void =>
  useEffect(
    function bringFocusedIn() {
      const { current } = row
      current?.addEventListener('focusin', bringIn)
      return () => current?.removeEventListener('focusin', bringIn)
    },
    [row],
  )
