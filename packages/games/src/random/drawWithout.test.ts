import { describe, expect, test } from 'vitest'
import { counting } from './counting.ts'
import { drawWithout, shuffle } from './drawWithout.ts'
import { seeded } from './seeded.ts'

describe('drawing without putting back', () => {
  test('takes the place drawn of what is left, in the order of the list', () => {
    const places = [4, 0, 0, 1]
    const bounds: number[] = []
    const random = (bound: number) => {
      bounds.push(bound)
      return places.shift() ?? 0
    }
    expect(drawWithout(random, ['a', 'b', 'c', 'd', 'e'], 4)).toEqual(['e', 'a', 'b', 'd'])
    expect(bounds).toEqual([5, 4, 3, 2])
  })

  test('shuffles a whole list, and leaves it as it was', () => {
    const cards = Array.from({ length: 52 }, (_, card) => card)
    const { random, drawn } = counting(seeded(1))
    expect(shuffle(random, cards).toSorted((a, b) => a - b)).toEqual(cards)
    expect(drawn()).toBe(52)
  })

  test.each([-1, 4, 0.5])('refuses to draw %s of three', (count) => {
    expect(() => drawWithout(seeded(1), [1, 2, 3], count)).toThrow(RangeError)
  })
})
