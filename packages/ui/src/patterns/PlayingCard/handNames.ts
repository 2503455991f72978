/** A hand of cards as a player calls it, at the beginning of a line; by the words of the domain. */
export const handNames = {
  HIGH_CARD: 'High card',
  PAIR: 'Pair',
  JACKS_OR_BETTER: 'Jacks or better',
  TWO_PAIR: 'Two pair',
  THREE_OF_A_KIND: 'Three of a kind',
  STRAIGHT: 'Straight',
  FLUSH: 'Flush',
  FULL_HOUSE: 'Full house',
  FOUR_OF_A_KIND: 'Four of a kind',
  STRAIGHT_FLUSH: 'Straight flush',
  ROYAL_FLUSH: 'Royal flush',
} as const

const withArticle = new Set<keyof typeof handNames>([
  'HIGH_CARD',
  'PAIR',
  'STRAIGHT',
  'FLUSH',
  'FULL_HOUSE',
  'STRAIGHT_FLUSH',
  'ROYAL_FLUSH',
])

/** The hand inside a sentence: "a full house", "two pair". */
export const handInSentence = (ranking: keyof typeof handNames): string => {
  const name = handNames[ranking].toLowerCase()
  return withArticle.has(ranking) ? `a ${name}` : name
}
