import type { RandomInt } from './randomInt.ts'

/**
 * Draws `count` of the list without putting any back, in the order drawn: each draw takes the place `random(left)` of what is left, in the
 * list's own order. It is the public mapping of keno and of cards: one number per draw.
 */
export const drawWithout = <Item>(random: RandomInt, items: readonly Item[], count: number): Item[] => {
  if (!Number.isInteger(count) || count < 0 || count > items.length) throw new RangeError('more is drawn than the list holds')
  const left = [...items]
  return Array.from({ length: count }, () => left.splice(random(left.length), 1)).flat()
}

/** The whole list in the order drawn; the last one takes a number too. */
export const shuffle = <Item>(random: RandomInt, items: readonly Item[]): Item[] => drawWithout(random, items, items.length)
