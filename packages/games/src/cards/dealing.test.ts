import { describe, expect, test } from 'vitest'
import { drawWithout } from '../random/drawWithout.ts'
import { seeded } from '../random/seeded.ts'
import { cardsOf, deck, textOf } from './card.ts'
import { fromShoe, fromUnlimitedDecks } from './dealing.ts'

describe('a shoe', () => {
  test('of one deck deals as the shrinking list of 52 does, also when it goes on from what was dealt', () => {
    const wanted = drawWithout(seeded(8), deck, 52)
    const random = seeded(8)
    const first = fromShoe(1, [], random)
    const begun = Array.from({ length: 20 }, first.next)
    const then = fromShoe(1, begun, random)
    const rest = Array.from({ length: 32 }, then.next)
    expect([...begun, ...rest]).toEqual(wanted)
    expect(then.dealt).toEqual(wanted)
    expect(then.next).toThrow(RangeError)
  })

  test('of six decks is a shrinking list of 312 with equal cards side by side', () => {
    const wanted = drawWithout(
      seeded(9),
      deck.flatMap((card) => Array<number>(6).fill(card)),
      312,
    )
    const { next } = fromShoe(6, [], seeded(9))
    expect(Array.from({ length: 312 }, next)).toEqual(wanted)
    expect(next).toThrow(RangeError)
  })

  test('does not hold more of a card than its decks', () => {
    expect(() => fromShoe(1, cardsOf('Ad Ad'), seeded(1))).toThrow(RangeError)
    expect(() => fromShoe(2, cardsOf('Ad Ad'), seeded(1))).not.toThrow()
  })
})

describe('unlimited decks', () => {
  test('take ⌊number × 52⌋ as the place in the public order, whatever was dealt', () => {
    const places = [51, 51, 0]
    const { next, dealt } = fromUnlimitedDecks(cardsOf('2d'), () => places.shift() ?? 0)
    expect(textOf([next(), next(), next()])).toBe('Ac Ac 2d')
    expect(textOf(dealt)).toBe('2d Ac Ac 2d')
  })
})
