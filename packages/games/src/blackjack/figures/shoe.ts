import type { BlackjackRules } from '../rules.ts'

/** How many cards of each worth, 1 (ace) to 10; place 0 is unused. */
export type Counts = Uint8Array

/** The dealer's totals 17 to 21, and beyond. */
export const FINALS = 6
export const BUST = 5

/** What may still come, given the player's cards, the dealer's open card and that the dealer has no natural. */
export interface Shoe {
  /** The same for hands that may be played alike. */
  key(hand: Counts): string
  /** Likelihood of each worth for the next card, by worth. `gone`: the player's cards, the other half of a split included. */
  chances(gone: Counts, open: number): Float64Array
  /** Likelihood of each of the dealer's finals. */
  finals(gone: Counts, open: number): Float64Array
  /** Likelihood that these two cards of the player and the open one are dealt, in this order. */
  deal(first: number, second: number, open: number): number
  /** Likelihood that the dealer then has a natural. */
  natural(gone: Counts, open: number): number
}

/** A way in which the dealer's hand may end, whatever its order: the cards drawn, in how many orders, and its final. */
interface DealerHand {
  readonly drawn: readonly (readonly [worth: number, count: number])[]
  readonly size: number
  readonly orders: number
  readonly final: number
}

/** Every hand of the dealer over an open card, a natural left out. */
const dealerHands = (open: number, dealerOnSoft17: BlackjackRules['dealerOnSoft17']): readonly DealerHand[] => {
  const found = new Map<string, { drawn: Counts; size: number; orders: number; final: number }>()
  const draw = (drawn: Counts, size: number, low: number, hasAce: boolean): void => {
    const isSoft = hasAce && low <= 11
    const total = isSoft ? low + 10 : low
    if (total > 17 || (total === 17 && !(isSoft && dealerOnSoft17 === 'HITS'))) {
      const key = drawn.join()
      const known = found.get(key)
      if (known) known.orders++
      else found.set(key, { drawn: drawn.slice(), size, orders: 1, final: total > 21 ? BUST : total - 17 })
      return
    }
    for (let worth = 1; worth <= 10; worth++) {
      if (size === 0 && worth + open === 11 && (worth === 1 || open === 1)) continue
      drawn[worth] = (drawn[worth] ?? 0) + 1
      draw(drawn, size + 1, low + worth, hasAce || worth === 1)
      drawn[worth] = (drawn[worth] ?? 0) - 1
    }
  }
  draw(new Uint8Array(11), 0, open, open === 1)
  return [...found.values()].map(({ drawn, ...hand }) => ({
    ...hand,
    drawn: [...drawn].flatMap((count, worth) => (count > 0 ? [[worth, count] as const] : [])),
  }))
}

/** What together with the open card is a natural; 0 for none. */
const otherOfNatural = (open: number): number => (open === 1 ? 10 : open === 10 ? 1 : 0)

const unlimited = (hands: readonly (readonly DealerHand[])[]): Shoe => {
  const chance = Float64Array.from({ length: 11 }, (_, worth) => (worth === 0 ? 0 : worth === 10 ? 4 / 13 : 1 / 13))
  const natural = (open: number): number => chance[otherOfNatural(open)] ?? 0
  const finals = hands.map((of, open) => {
    const sums = new Float64Array(FINALS)
    for (const { drawn, orders, final } of of)
      sums[final] =
        (sums[final] ?? 0) + drawn.reduce((p, [worth, count]) => p * (chance[worth] ?? 0) ** count, orders / (1 - natural(open)))
    return sums
  })
  return {
    key: (hand) => {
      const low = hand.reduce((sum, count, worth) => sum + worth * count, 0)
      return low <= 11 && (hand[1] ?? 0) > 0 ? `soft ${low}` : String(low)
    },
    chances: () => chance,
    finals: (_gone, open) => finals[open] ?? new Float64Array(FINALS),
    deal: (first, second, open) => (chance[first] ?? 0) * (chance[second] ?? 0) * (chance[open] ?? 0),
    natural: (_gone, open) => natural(open),
  }
}

const shoeOf = (decks: number, hands: readonly (readonly DealerHand[])[]): Shoe => {
  const full = Uint16Array.from({ length: 11 }, (_, worth) => (worth === 0 ? 0 : worth === 10 ? 16 * decks : 4 * decks))
  const left = new Int32Array(11)
  /** Fills `left` with what is not known to be gone, and says how many cards those are: the dealer's second card among them. */
  const leave = (gone: Counts, open: number): number => {
    let all = 52 * decks - 1
    for (let worth = 1; worth <= 10; worth++) {
      left[worth] = (full[worth] ?? 0) - (gone[worth] ?? 0) - (worth === open ? 1 : 0)
      all -= gone[worth] ?? 0
    }
    return all
  }
  return {
    key: (hand) => hand.join(),
    chances: (gone, open) => {
      const all = leave(gone, open)
      const other = left[otherOfNatural(open)] ?? 0
      // The dealer's second card is none that makes a natural, so those are a little likelier to come next and all others less likely.
      const rest = open === 1 || open === 10 ? (all - other - 1) / (all - other) / (all - 1) : 1 / all
      const chances = Float64Array.from(left, (count) => count * rest)
      if (open === 1 || open === 10) chances[otherOfNatural(open)] = other / (all - 1)
      return chances
    },
    finals: (gone, open) => {
      const all = leave(gone, open)
      const sums = new Float64Array(FINALS)
      const none = open === 1 || open === 10 ? 1 - (left[otherOfNatural(open)] ?? 0) / all : 1
      for (const { drawn, size, orders, final } of hands[open] ?? []) {
        let likely = orders / none
        for (let index = 0; index < size; index++) likely /= all - index
        for (const [worth, count] of drawn) for (let index = 0; index < count; index++) likely *= Math.max(0, (left[worth] ?? 0) - index)
        sums[final] = (sums[final] ?? 0) + likely
      }
      return sums
    },
    deal: (first, second, open) => {
      const all = 52 * decks
      const [a, b, c] = [full[first] ?? 0, (full[second] ?? 0) - (second === first ? 1 : 0), full[open] ?? 0]
      return (a / all) * (b / (all - 1)) * ((c - (open === first ? 1 : 0) - (open === second ? 1 : 0)) / (all - 2))
    },
    natural: (gone, open) => {
      const all = leave(gone, open)
      return open === 1 || open === 10 ? (left[otherOfNatural(open)] ?? 0) / all : 0
    },
  }
}

export const createShoe = ({ decks, dealerOnSoft17 }: Pick<BlackjackRules, 'decks' | 'dealerOnSoft17'>): Shoe => {
  const hands = Array.from({ length: 11 }, (_, open) => (open === 0 ? [] : dealerHands(open, dealerOnSoft17)))
  return decks === 'UNLIMITED' ? unlimited(hands) : shoeOf(decks, hands)
}
