import type { BlackjackRules } from '../rules.ts'
import type { BlackjackAct } from '../state.ts'
import type { Counts, Shoe } from './shoe.ts'
import { add, netOf, nothing, standing, together, type Worth } from './worth.ts'

export type PlayAct = Exclude<BlackjackAct['name'], 'INSURE' | 'DECLINE'>
export interface Choice {
  readonly act: PlayAct
  readonly worth: Worth
}

const better = (a: Choice, b: Choice): Choice => (netOf(b.worth) > netOf(a.worth) ? b : a)

/** The best total of a hand. */
const totalOf = (hand: Counts): number => {
  let low = 0
  for (let worth = 1; worth <= 10; worth++) low += worth * (hand[worth] ?? 0)
  return low <= 11 && (hand[1] ?? 0) > 0 ? low + 10 : low
}

const counted = (...worths: readonly number[]): Counts => {
  const counts = new Uint8Array(11)
  for (const worth of worths) counts[worth] = (counts[worth] ?? 0) + 1
  return counts
}

/**
 * The best play of one hand against one open card, when the dealer has no natural. What counts is the hand's own cards: other hands of a split
 * are known by the card that each began with.
 * @param others The cards that the other hands of a split began with.
 */
export const playOf = (shoe: Shoe, open: number, others: readonly number[] = []) => {
  const known = new Map<string, Choice>()
  const knownFinals = new Map<string, Float64Array>()
  const outside = counted(...others)
  const gone = (hand: Counts): Counts => hand.map((count, worth) => count + (outside[worth] ?? 0))
  const finalsOf = (hand: Counts): Float64Array => {
    const key = shoe.key(hand)
    const finals = knownFinals.get(key) ?? shoe.finals(gone(hand), open)
    knownFinals.set(key, finals)
    return finals
  }
  const stand = (hand: Counts, stakes: number): Worth => standing(totalOf(hand), finalsOf(hand), stakes)
  /** One more card; beyond 21 the hand is lost, whatever the dealer's finals are by then. */
  const drawing = (hand: Counts, stakes: number, then: (next: Counts) => Worth): Worth => {
    const sum = nothing()
    shoe.chances(gone(hand), open).forEach((chance, worth) => {
      if (chance <= 0) return
      const finals = totalOf(hand) > 11 ? finalsOf(hand) : null
      hand[worth] = (hand[worth] ?? 0) + 1
      add(sum, finals !== null && totalOf(hand) > 21 ? standing(22, finals, stakes) : then(hand), chance)
      hand[worth] = (hand[worth] ?? 0) - 1
    })
    return sum
  }
  /** To hit or to stand. A hard total up to 11 loses nothing by one more card, so there is nothing to compare. */
  const hitOrStand = (hand: Counts): Choice => {
    const key = shoe.key(hand)
    const found = known.get(key)
    if (found) return found
    const total = totalOf(hand)
    const hit = (): Choice => ({ act: 'HIT', worth: drawing(hand, 1, (next) => hitOrStand(next).worth) })
    const standNow = (): Choice => ({ act: 'STAND', worth: stand(hand, 1) })
    const choice = total <= 11 ? hit() : total >= 21 ? standNow() : better(standNow(), hit())
    known.set(key, choice)
    return choice
  }
  return {
    hitOrStand: (...hand: readonly number[]): Choice => hitOrStand(counted(...hand)),
    double: (...hand: readonly number[]): Choice => ({ act: 'DOUBLE', worth: drawing(counted(...hand), 2, (next) => stand(next, 2)) }),
    stand: (...hand: readonly number[]): Worth => stand(counted(...hand), 1),
    chances: (...hand: readonly number[]): Float64Array => shoe.chances(gone(counted(...hand)), open),
  }
}

/**
 * A split of two cards of one worth. The hands that it makes are alike before their cards come, so one stands for all; splitting again needs
 * cards that do not run out, else a RangeError.
 */
export const splitOf = (rules: BlackjackRules, shoe: Shoe, open: number, worth: number): Choice => {
  if (rules.maxHands > 2 && rules.decks !== 'UNLIMITED') throw new RangeError('splitting again is computed for unlimited decks only')
  const play = playOf(shoe, open, [worth])
  const chances = play.chances(worth)
  const played = Array.from({ length: 11 }, (_, next): Worth => {
    if (next === 0) return nothing()
    if (worth === 1) return play.stand(worth, next)
    const choice = play.hitOrStand(worth, next)
    return rules.doubleAfterSplit ? better(choice, play.double(worth, next)).worth : choice.worth
  })
  /** So many hands still wait for their second card, and so many hands there are. */
  const waiting = (left: number, hands: number): Worth | null => {
    if (left === 0) return null
    const rest = waiting(left - 1, hands)
    const again = worth !== 1 && hands < rules.maxHands ? waiting(left + 1, hands + 1) : null
    const sum = nothing()
    chances.forEach((chance, next) => {
      const one = played[next] ?? nothing()
      const plain = rest === null ? one : together(one, rest)
      add(sum, next === worth && again !== null && netOf(again) > netOf(plain) ? again : plain, chance)
    })
    return sum
  }
  return { act: 'SPLIT', worth: waiting(2, 2) ?? nothing() }
}

/** The best play of the first two cards. */
export const firstChoice = (rules: BlackjackRules, shoe: Shoe, open: number) => {
  const play = playOf(shoe, open)
  return (first: number, second: number): Choice => {
    const plain = better(play.hitOrStand(first, second), play.double(first, second))
    return first === second ? better(plain, splitOf(rules, shoe, open, first)) : plain
  }
}
