import { handRankings, type HandRanking } from '@lagoon/contract/lobby/enums'
import { rankOf, suitOf, type Card } from './card.ts'

/**
 * How strong a hand is: of two hands the stronger one has the higher value, equal hands have the same. The bits from 20 up are the
 * place of the hand in `handRankings`, below them stand five ranks of four bits, the deciding one first.
 */
export type HandValue = number

const CATEGORY = 20
const place = (ranking: HandRanking): number => handRankings.indexOf(ranking) << CATEGORY
const [PAIR, TWO_PAIR, THREE, STRAIGHT, FLUSH, FULL_HOUSE, FOUR, STRAIGHT_FLUSH, ROYAL_FLUSH] = [
  place('PAIR'),
  place('TWO_PAIR'),
  place('THREE_OF_A_KIND'),
  place('STRAIGHT'),
  place('FLUSH'),
  place('FULL_HOUSE'),
  place('FOUR_OF_A_KIND'),
  place('STRAIGHT_FLUSH'),
  place('ROYAL_FLUSH'),
]
const ACE = 12

/** By a mask of ranks (bit 0 is a two): its five highest ranks, four bits each, the highest in bits 16 to 19. */
const topFive = new Int32Array(8192)
/** By a mask of ranks: the highest rank of a straight within it, or −1. */
const straightTop = new Int8Array(8192).fill(-1)
const bitCount = new Uint8Array(8192)
for (let mask = 1; mask < 8192; mask++) {
  for (let rank = ACE, shift = 16; rank >= 0 && shift >= 0; rank--)
    if (mask & (1 << rank)) {
      topFive[mask] = (topFive[mask] ?? 0) | (rank << shift)
      shift -= 4
    }
  bitCount[mask] = (bitCount[mask >> 1] ?? 0) + (mask & 1)
  // Bit 0 of `withLowAce` is the ace below the two, so five bits in a row are a straight that ends on rank `top`.
  const withLowAce = (mask << 1) | (mask >> ACE)
  for (let top = ACE; top >= 3 && straightTop[mask] === -1; top--)
    if (((withLowAce >> (top - 3)) & 0b11111) === 0b11111) straightTop[mask] = top
}
const topOf = (mask: number): number => 31 - Math.clz32(mask)
const five = (mask: number): number => topFive[mask] ?? 0
const straightIn = (mask: number): number => straightTop[mask] ?? -1

/** The value of five to seven cards given as a mask of ranks for each suit; the order of the suits does not matter. */
export const valueOfMasks = (a: number, b: number, c: number, d: number): HandValue => {
  const any = a | b | c | d
  const flush = (bitCount[a] ?? 0) > 4 ? a : (bitCount[b] ?? 0) > 4 ? b : (bitCount[c] ?? 0) > 4 ? c : (bitCount[d] ?? 0) > 4 ? d : 0
  if (flush !== 0) {
    const top = straightIn(flush)
    if (top === ACE) return ROYAL_FLUSH | (ACE << 16)
    if (top >= 0) return STRAIGHT_FLUSH | (top << 16)
  }
  const twice = (a & b) | (c & d) | ((a | b) & (c | d))
  if (twice === 0) {
    if (flush !== 0) return FLUSH | five(flush)
    const top = straightIn(any)
    return top >= 0 ? STRAIGHT | (top << 16) : five(any)
  }
  const four = a & b & c & d
  if (four !== 0) return FOUR | (topOf(four) << 16) | ((five(any & ~four) >> 16) << 12)
  const thrice = (a & b & (c | d)) | ((a | b) & c & d)
  const three = thrice === 0 ? 0 : 1 << topOf(thrice)
  const pairs = twice & ~three
  if (three !== 0 && pairs !== 0) return FULL_HOUSE | (topOf(three) << 16) | (topOf(pairs) << 12)
  if (flush !== 0) return FLUSH | five(flush)
  const top = straightIn(any)
  if (top >= 0) return STRAIGHT | (top << 16)
  if (three !== 0) return THREE | (topOf(three) << 16) | ((five(any & ~three) >> 12) << 8)
  const high = 1 << topOf(pairs)
  const low = pairs & ~high
  if (low === 0) return PAIR | (topOf(high) << 16) | ((five(any & ~high) >> 8) << 4)
  const second = 1 << topOf(low)
  return TWO_PAIR | (topOf(high) << 16) | (topOf(second) << 12) | ((five(any & ~high & ~second) >> 16) << 8)
}

const masks = [0, 0, 0, 0]

/** The value of the best five of five to seven cards. Throws a RangeError on fewer, on more, and on a card that is there twice. */
export const valueOf = (cards: readonly Card[]): HandValue => {
  if (cards.length < 5 || cards.length > 7) throw new RangeError('a hand is made of five to seven cards')
  masks.fill(0)
  for (const card of cards) masks[suitOf(card)] = (masks[suitOf(card)] ?? 0) | (1 << rankOf(card))
  const [a = 0, b = 0, c = 0, d = 0] = masks
  const distinct = (bitCount[a] ?? 0) + (bitCount[b] ?? 0) + (bitCount[c] ?? 0) + (bitCount[d] ?? 0)
  if (distinct !== cards.length) throw new RangeError('the same card stands twice in a hand')
  return valueOfMasks(a, b, c, d)
}

/** What the hand of this value is called. */
export const rankingOf = (value: HandValue): HandRanking => handRankings[value >> CATEGORY] ?? 'HIGH_CARD'

/** The rank that decides the hand first: of the pair, of the three, the highest of a straight. 0 is a two, 12 an ace. */
export const decidingRank = (value: HandValue): number => (value >> 16) & 15

/** The five cards, in the order given, that make the best hand of five to seven. */
export const bestFive = (cards: readonly Card[]): readonly Card[] => {
  const best = valueOf(cards)
  if (cards.length === 5) return cards
  const without = (index: number) => cards.filter((_, other) => other !== index)
  const smaller = cards.map((_, index) => without(index)).find((rest) => valueOf(rest) === best)
  return smaller ? bestFive(smaller) : cards
}
