import { valueOfMasks } from '../cards/ranking.ts'
import type { ExactFigures } from '../figures/exactFigures.ts'
import { minus, of, times } from '../figures/fraction.ts'
import { paysFor, type VideoPokerRules } from './rules.ts'
import { drawSums, forEveryHand, sizeOf, sumsOf, waysToChoose, type SubsetSums } from './subsets.ts'

/** A common multiple of how many draws there are for one to five cards out of 47. */
const DRAWS = 7_669_695
const HANDS = 2_598_960

/** By how many cards are held: each draw's weight, so that all draws of a hold weigh `DRAWS` together. */
const weights = [0, 1, 2, 3, 4, 5].map((held) => DRAWS / waysToChoose(47, 5 - held))
const weightOf = (mask: number): number => weights[sizeOf(mask)] ?? 0

const suits = new Int32Array(4)
/** The ranks of a hand as a mask for each suit, always in the same array. */
const suitsOf = (cards: Int32Array): Int32Array => {
  suits.fill(0)
  for (let index = 0; index < 5; index++) {
    const card = cards[index] ?? 0
    suits[card & 3] = (suits[card & 3] ?? 0) | (1 << (card >> 2))
  }
  return suits
}

/** How many hands differ from this one by a change of suits only, if it stands for them; 0 if another one does. */
const classSize = (cards: Int32Array): number => {
  const [a = 0, b = 0, c = 0, d = 0] = suitsOf(cards)
  if (a < b || b < c || c < d) return 0
  let ways = 24
  for (let run = 1, place = 1; place < 4; place++) {
    run = suits[place] === suits[place - 1] ? run + 1 : 1
    ways /= run
  }
  return ways
}

const worth = new Float64Array(32)

/** The hold of five ascending cards that brings most, as a mask; of equal ones the first. `worth` keeps what each is worth. */
const bestMask = (sums: SubsetSums, cards: Int32Array): number => {
  drawSums(sums, cards, worth)
  let best = 0
  for (let mask = 1; mask < 32; mask++) if ((worth[mask] ?? 0) * weightOf(mask) > (worth[best] ?? 0) * weightOf(best)) best = mask
  return best
}

type Pays = Pick<VideoPokerRules, 'pays' | 'lowestPair'>

/** What each hand pays, by its place. */
const paysByPlace = (rules: Pays): Float64Array => {
  const pays = new Float64Array(HANDS)
  forEveryHand((cards, place) => {
    const [a = 0, b = 0, c = 0, d = 0] = suitsOf(cards)
    pays[place] = paysFor(rules, valueOfMasks(a, b, c, d))
  })
  return pays
}

/**
 * The exact mathematics of the best play: every hand of five (one for all that differ by suits only), every way to hold, every draw. About
 * a second of work. The sums stay below 2^53, so nothing is rounded.
 */
export const videoPokerFigures = (rules: Pays): ExactFigures => {
  const pays = paysByPlace(rules)
  const sums = sumsOf(pays)
  const others = [sumsOf(pays.map((pay) => pay * pay)), sumsOf(pays.map(Math.sign))]
  const other = new Float64Array(32)
  let paid = 0
  const totals = [0, 0]
  forEveryHand((cards) => {
    const size = classSize(cards)
    if (size === 0) return
    const hold = bestMask(sums, cards)
    const weight = weightOf(hold) * size
    paid += (worth[hold] ?? 0) * weight
    others.forEach((table, index) => {
      drawSums(table, cards, other)
      totals[index] = (totals[index] ?? 0) + (other[hold] ?? 0) * weight
    })
  })
  const [squares = 0, wins = 0] = totals
  const share = (total: number) => of(BigInt(total), BigInt(HANDS) * BigInt(DRAWS))
  const returnToPlayer = share(paid)
  return {
    returnToPlayer,
    hitRate: share(wins),
    variance: minus(share(squares), times(returnToPlayer, returnToPlayer)),
    largestWin: of(BigInt(Math.max(...Object.values(rules.pays)))),
  }
}

/**
 * Makes the best advice for a pay table: for five cards in any order, which of them to hold. Making it takes half a second, asking it
 * microseconds.
 */
export const bestHolds = (rules: Pays): ((cards: readonly number[]) => readonly boolean[]) => {
  const sums = sumsOf(paysByPlace(rules))
  return (cards) => {
    const ascending = cards.toSorted((a, b) => a - b)
    const hold = bestMask(sums, Int32Array.from(ascending))
    return cards.map((card) => (hold & (1 << ascending.indexOf(card))) !== 0)
  }
}
