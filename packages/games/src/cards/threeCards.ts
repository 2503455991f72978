import type { HandRanking } from '@lagoon/contract/lobby/enums'
import { rankOf, suitOf, type Card } from './card.ts'
import type { HandValue } from './ranking.ts'

/** Hands of three cards from the lowest to the highest: a straight beats a flush, and three of a kind both. */
export const threeCardRankings = [
  'HIGH_CARD',
  'PAIR',
  'FLUSH',
  'STRAIGHT',
  'THREE_OF_A_KIND',
  'STRAIGHT_FLUSH',
] as const satisfies readonly HandRanking[]
export type ThreeCardRanking = (typeof threeCardRankings)[number]

const [PAIR, FLUSH, STRAIGHT, THREE, STRAIGHT_FLUSH] = [1, 2, 3, 4, 5].map((place) => place << 20) as [
  number,
  number,
  number,
  number,
  number,
]
const ranksAt16 = (a: number, b: number, c: number) => (a << 16) | (b << 12) | (c << 8)

/** The value of three cards, in the form of `HandValue` with the places of `threeCardRankings`. Throws a RangeError on any other number of cards. */
export const valueOfThree = (cards: readonly Card[]): HandValue => {
  if (cards.length !== 3 || new Set(cards).size !== 3) throw new RangeError('this hand is made of three cards')
  const [a = 0, b = 0, c = 0] = cards.map(rankOf).toSorted((x, y) => y - x)
  if (a === c) return THREE | ranksAt16(a, 0, 0)
  if (a === b) return PAIR | ranksAt16(a, c, 0)
  if (b === c) return PAIR | ranksAt16(b, a, 0)
  const isFlush = cards.every((card) => suitOf(card) === suitOf(cards[0] ?? 0))
  const isLowStraight = a === 12 && b === 1 && c === 0
  if (isLowStraight || a - c === 2) return (isFlush ? STRAIGHT_FLUSH : STRAIGHT) | ranksAt16(isLowStraight ? 1 : a, 0, 0)
  return (isFlush ? FLUSH : 0) | ranksAt16(a, b, c)
}

export const threeCardRankingOf = (value: HandValue): ThreeCardRanking => threeCardRankings[value >> 20] ?? 'HIGH_CARD'
