import { useEffect, useState, type RefObject } from 'react'
import { pixels } from './pixels.ts'

/**
 * What a card needs, from its parts: its own `scrollHeight` is rounded where the card happens to stand, so the same card would
 * need a pixel more in one place than in another, and all cards would grow with it.
 */
const neededBy = (card: HTMLElement): number => {
  const parts = [...card.querySelectorAll<HTMLElement>(':scope > [role="gridcell"] > *')]
  const { rowGap, paddingBlockStart, paddingBlockEnd, borderBlockStartWidth, borderBlockEndWidth } = getComputedStyle(card)
  const around = [paddingBlockStart, paddingBlockEnd, borderBlockStartWidth, borderBlockEndWidth].map(Number.parseFloat)
  const gaps = Math.max(0, parts.length - 1) * (Number.parseFloat(rowGap) || 0)
  const heights = parts.map((part) => part.getBoundingClientRect().height)
  return Math.ceil([...around, ...heights, gaps].reduce((sum, length) => sum + length, -0.05))
}

/**
 * One height in pixels for all cards: `cardRem`, or what the fullest card in sight needs where the window is narrower or the letters
 * are larger than foreseen. It only grows: cards measured one by one make a virtualised list jump, and can drive it in circles.
 */
export const useCardHeight = (list: RefObject<HTMLElement | null>, cardRem: number): number => {
  const [height, setHeight] = useState(() => pixels(cardRem))
  useEffect(
    function growWithContent() {
      if (!list.current) return
      const observer = new ResizeObserver(([entry]) => {
        const cards = entry?.target.querySelectorAll<HTMLElement>('[data-key]') ?? []
        setHeight((present) => Math.max(present, ...[...cards].map(neededBy)))
      })
      observer.observe(list.current)
      return () => observer.disconnect()
    },
    [list],
  )
  return height
}
