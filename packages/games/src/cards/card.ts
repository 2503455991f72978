import type { Rank, Suit } from '@lagoon/contract/lobby/enums'
import { ranks } from '@lagoon/contract/lobby/enums'

/** A card of the deck of 52 as its place in the public order: ♦2 ♥2 ♠2 ♣2 ♦3 … ♣A are 0 to 51. */
export type Card = number

/** Suits within a rank, as in the public order; a suit is its place here. */
export const suitOrder: readonly Suit[] = ['DIAMONDS', 'HEARTS', 'SPADES', 'CLUBS']

/** 0 for a two … 8 for a ten, 9 for a jack … 12 for an ace. */
export const rankOf = (card: Card): number => card >> 2
/** 0 to 3, a place in `suitOrder`. */
export const suitOf = (card: Card): number => card & 3

export const cardOf = (rank: Rank, suit: Suit): Card => ranks.indexOf(rank) * 4 + suitOrder.indexOf(suit)
export const rankNameOf = (card: Card): Rank => ranks[rankOf(card)] ?? '2'
export const suitNameOf = (card: Card): Suit => suitOrder[suitOf(card)] ?? 'DIAMONDS'

/** The 52 cards in the public order. */
export const deck: readonly Card[] = Array.from({ length: 52 }, (_, card) => card)

/** Cards as they are written, `10d As`: for tests, reports and messages. Throws a RangeError on anything else. */
export const cardsOf = (text: string): Card[] =>
  text
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => {
      const rank = ranks.indexOf(word.slice(0, -1).toUpperCase() as Rank)
      const suit = 'dhsc'.indexOf(word.slice(-1))
      if (rank < 0 || suit < 0) throw new RangeError(`"${word}" is no card`)
      return rank * 4 + suit
    })

/** The other way round: `10d As`. */
export const textOf = (cards: readonly Card[]): string => cards.map((card) => rankNameOf(card) + 'dhsc'.charAt(suitOf(card))).join(' ')
