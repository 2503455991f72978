import { handRankings } from '@lagoon/contract/lobby/enums'
import { describe, expect, test } from 'vitest'
import { drawWithout } from '../random/drawWithout.ts'
import { seeded } from '../random/seeded.ts'
import { cardsOf, deck, textOf } from './card.ts'
import { bestFive, rankingOf, valueOf, valueOfMasks } from './ranking.ts'

const isLong = process.env['LONG'] === '1'
const strengthOf = (text: string) => valueOf(cardsOf(text))

/** Calls back with the masks of every hand of so many cards. */
const everyHand = (size: number, visit: (value: number) => void, from = 0, a = 0, b = 0, c = 0, d = 0): void => {
  if (size === 0) return visit(valueOfMasks(a, b, c, d))
  for (let card = from; card <= 52 - size; card++) {
    const bit = 1 << (card >> 2)
    const suit = card & 3
    everyHand(
      size - 1,
      visit,
      card + 1,
      suit === 0 ? a | bit : a,
      suit === 1 ? b | bit : b,
      suit === 2 ? c | bit : c,
      suit === 3 ? d | bit : d,
    )
  }
}
const countsOf = (size: number) => {
  const counts = Array<number>(handRankings.length).fill(0)
  const values = new Set<number>()
  everyHand(size, (value) => {
    counts[value >> 20] = (counts[value >> 20] ?? 0) + 1
    values.add(value)
  })
  return { counts, values: values.size }
}

describe('the strength of a hand', () => {
  test('has 7,462 degrees, each kind of hand as often as there are ways to hold it', () => {
    const counts = [1_302_540, 1_098_240, 123_552, 54_912, 10_200, 5_108, 3_744, 624, 36, 4]
    expect(countsOf(5)).toEqual({ counts, values: 7_462 })
  })

  test.runIf(isLong)('counts every hand of seven', () => {
    const counts = [23_294_460, 58_627_800, 31_433_400, 6_461_620, 6_180_020, 4_047_644, 3_473_184, 224_848, 37_260, 4_324]
    expect(countsOf(7)).toEqual({ counts, values: 4_824 })
  })

  test('of six and of seven cards is that of the best five', () => {
    const random = seeded(4)
    for (let round = 0; round < 5_000; round++) {
      const cards = drawWithout(random, deck, 6 + (round % 2))
      const smaller = cards.map((_, out) => cards.filter((_card, index) => index !== out))
      expect(valueOf(cards)).toBe(Math.max(...smaller.map(valueOf)))
      const best = bestFive(cards)
      expect([best.length, valueOf(best)]).toEqual([5, valueOf(cards)])
    }
  })

  test('grows from line to line', () => {
    const ascending = [
      '7d 5h 4s 3c 2d',
      'Ad Kh Qs Jc 9d',
      '2d 2h 5s 4c 3d',
      '2d 2h As Kc Qd',
      '3d 3h 5s 4c 2d',
      '3d 3h 2s 2c 4d',
      'Ad Ah 2s 2c Kd',
      'Ad Ah 3s 3c 2d',
      '2d 2h 2s 4c 3d',
      '5d 4h 3s 2c Ad',
      '6d 5h 4s 3c 2d',
      'Ad Kh Qs Jc 10d',
      '7d 5d 4d 3d 2d',
      '2d 2h 2s 3c 3d',
      '2d 2h 2s Ac Ad',
      '3d 3h 3s 2c 2d',
      '2d 2h 2s 2c 3d',
      '2d 2h 2s 2c Ad',
      '5d 4d 3d 2d Ad',
      'Kd Qd Jd 10d 9d',
      'Ad Kd Qd Jd 10d',
    ].map(strengthOf)
    expect(ascending).toEqual(ascending.toSorted((a, b) => a - b))
    expect(new Set(ascending).size).toBe(ascending.length)
  })

  test.each([
    ['As 10d 9d 8d 7d 6d 5d', 'STRAIGHT_FLUSH'],
    ['Kd Qd Jd 10d 9d Ah 2c', 'STRAIGHT_FLUSH'],
    ['Ad Kd Qd Jd 10d 9d 2c', 'ROYAL_FLUSH'],
    ['Ad Ah As Kd Kh Ks 2c', 'FULL_HOUSE'],
    ['Ad Ah Kd Kh Qd Qh Jc', 'TWO_PAIR'],
    ['Kd Ad 2h 3h 4s 9c 9d', 'PAIR'],
    ['Ad Ah As 9d 8d 7d 2d', 'FLUSH'],
    ['Ad 2h 3h 4s 5c 5d 5h', 'STRAIGHT'],
  ] as const)('%s is a %s', (cards, ranking) => {
    expect(rankingOf(strengthOf(cards))).toBe(ranking)
  })

  test('does not look at suits, nor at the order', () => {
    expect(strengthOf('Ad Ah Ks Qc Jd')).toBe(strengthOf('Jh Qs Kd As Ac'))
  })

  test('is refused where there are too few cards, too many or one twice', () => {
    expect(() => strengthOf('Ad Ah Ks Qc')).toThrow(RangeError)
    expect(() => strengthOf('Ad Ah Ks Qc Jd 2d 3d 4d')).toThrow(RangeError)
    expect(() => strengthOf('Ad Ad Ks Qc Jd')).toThrow(RangeError)
  })
})

describe('cards', () => {
  test('stand in the public order: ♦ ♥ ♠ ♣ within each rank', () => {
    expect(textOf(deck.slice(0, 5))).toBe('2d 2h 2s 2c 3d')
    expect(textOf(deck.slice(-5))).toBe('Kc Ad Ah As Ac')
    expect(cardsOf(textOf(deck))).toEqual(deck)
  })

  test.each(['1d', 'Ax', 'A', '11h'])('"%s" is none', (word) => {
    expect(() => cardsOf(word)).toThrow(RangeError)
  })
})
