import { useLayoutEffect, useState, type RefObject } from 'react'
import { media } from '../../theme/media.ts'
import { roomOf } from './widths.ts'

/** How the rows stand: as a table where none of its columns is cut, as cards where there is less room. */
export type GridShape = 'table' | 'cards'

// Until it is measured, before the first paint: right in all but a narrow band of windows.
const guess = (): GridShape => (window.matchMedia(media.desktop).matches ? 'table' : 'cards')

/** The shape for the room that the box around the rows has: what stands beside it is not the window's business. */
export const useShape = (box: RefObject<HTMLElement | null>, columns: Parameters<typeof roomOf>[0]): GridShape => {
  const [shape, setShape] = useState(guess)
  useLayoutEffect(
    function followRoom() {
      const { current } = box
      if (!current) return
      const measure = () => {
        const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
        setShape(current.getBoundingClientRect().width < roomOf(columns, rem) ? 'cards' : 'table')
      }
      measure()
      const observer = new ResizeObserver(measure)
      observer.observe(current)
      return () => observer.disconnect()
    },
    [box, columns],
  )
  return shape
}
