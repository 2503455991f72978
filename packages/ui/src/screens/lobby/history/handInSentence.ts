import type { HandRanking } from '@lagoon/contract/lobby/enums'
import { handNames } from '../../../patterns/PlayingCard/handNames.ts'

const withArticle = new Set<HandRanking>(['HIGH_CARD', 'PAIR', 'STRAIGHT', 'FLUSH', 'FULL_HOUSE', 'STRAIGHT_FLUSH', 'ROYAL_FLUSH'])

/** The hand inside a sentence: "a full house", "two pair". */
export const handInSentence = (ranking: HandRanking): string => {
  const name = handNames[ranking].toLowerCase()
  return withArticle.has(ranking) ? `a ${name}` : name
}
