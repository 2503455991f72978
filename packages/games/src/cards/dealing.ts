import type { RandomInt } from '../random/randomInt.ts'
import type { Card } from './card.ts'

/**
 * Deals cards one by one, from what one knows is gone. The public mapping takes one number of chance for each card, so the
 * count of cards dealt is the count of numbers taken.
 */
export interface Dealing {
  /** The cards dealt so far, in order. */
  readonly dealt: readonly Card[]
  /** Deals the next card. Throws a RangeError when none is left. */
  readonly next: () => Card
}

/**
 * A shuffled shoe of so many decks, of which `before` is dealt already: a number of chance is a place in the shrinking list of what
 * is left. In that list the copies of a card lie side by side in the public order, so one copy is as good as another and the list
 * follows from the cards that are gone. With one deck this is the public mapping of a shuffled deck.
 */
export const fromShoe = (decks: number, before: readonly Card[], random: RandomInt): Dealing => {
  const left = Array<number>(52).fill(decks)
  for (const card of before) left[card] = (left[card] ?? 0) - 1
  if (before.length > 52 * decks || left.some((count) => count < 0)) throw new RangeError('more of a card is dealt than the shoe held')
  const dealt = [...before]
  return {
    dealt,
    next: () => {
      if (dealt.length >= 52 * decks) throw new RangeError('the shoe is empty')
      let place = random(52 * decks - dealt.length)
      let card = 0
      for (; place >= (left[card] ?? 0); card++) place -= left[card] ?? 0
      left[card] = (left[card] ?? 0) - 1
      dealt.push(card)
      return card
    },
  }
}

/** Unlimited decks: every card is as likely as any other, whatever was dealt. */
export const fromUnlimitedDecks = (before: readonly Card[], random: RandomInt): Dealing => {
  const dealt = [...before]
  return {
    dealt,
    next: () => {
      const card = random(52)
      dealt.push(card)
      return card
    },
  }
}
