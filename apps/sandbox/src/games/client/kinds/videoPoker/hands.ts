import type { PayingHand } from '../../../rules/videoPoker/videoPoker.ts'

export const handNames: Readonly<Record<PayingHand, string>> = {
  JACKS_OR_BETTER: 'Jacks or better',
  TWO_PAIR: 'Two pair',
  THREE_OF_A_KIND: 'Three of a kind',
  STRAIGHT: 'Straight',
  FLUSH: 'Flush',
  FULL_HOUSE: 'Full house',
  FOUR_OF_A_KIND: 'Four of a kind',
  STRAIGHT_FLUSH: 'Straight flush',
  ROYAL_FLUSH: 'Royal flush',
}
