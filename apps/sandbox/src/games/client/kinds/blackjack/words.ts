import type { BlackjackView } from '../../../rules/blackjack/view.ts'
import { cardNames } from '../cards/cardWords.ts'

type Hand = BlackjackView['hands'][number]

export const outcomeNames: Readonly<Record<NonNullable<Hand['outcome']>, string>> = {
  BLACKJACK: 'Blackjack',
  WON: 'Won',
  PUSH: 'Push',
  LOST: 'Lost',
  BUST: 'Bust',
}
export const actNames: Readonly<Record<BlackjackView['acts'][number]['name'], string>> = {
  INSURE: 'Insurance',
  DECLINE: 'No insurance',
  HIT: 'Hit',
  STAND: 'Stand',
  DOUBLE: 'Double',
  SPLIT: 'Split',
}

/** `soft 17`, `20`; an ace alone is 11. */
export const totalInWords = ({ total, isSoft }: { readonly total: number; readonly isSoft: boolean }): string =>
  isSoft && total > 11 && total < 21 ? `soft ${total}` : String(total)

const dealerEnd = ({ dealer }: BlackjackView): string =>
  dealer.ending === 'BLACKJACK'
    ? 'The dealer has a blackjack'
    : dealer.ending === 'BUST'
      ? `The dealer busts with ${dealer.total}`
      : `The dealer has ${dealer.total}`

const handEnd = (hand: Hand, name: string): string =>
  `${name} ${totalInWords(hand)}, ${hand.outcome ? outcomeNames[hand.outcome].toLowerCase() : ''}`

/** What lies open at the end: each hand with its total and its outcome, then the dealer, insurance and side bet. */
export const endInWords = (view: BlackjackView): string => {
  const { hands, insurance, side } = view
  return [
    `${hands.map((hand, at) => handEnd(hand, hands.length === 1 ? 'Your hand' : `Hand ${at + 1}`)).join('; ')}.`,
    `${dealerEnd(view)}: ${cardNames(view.dealer.cards)}.`,
    insurance.standing === 'TAKEN' ? (insurance.win === '0' ? 'Your insurance bet loses.' : 'Your insurance bet pays.') : '',
    side ? (side.win === '0' ? 'Your side bet loses.' : 'Your side bet pays.') : '',
  ]
    .filter((part) => part !== '')
    .join(' ')
}

/** What a player knows whose turn it is, and what may be done. */
export const openInWords = (view: BlackjackView): string => {
  const { hands, activeHand, dealer, insurance, acts } = view
  const at = Math.max(0, activeHand)
  const hand = hands[at]
  if (!hand) return ''
  const can = new Intl.ListFormat('en', { type: 'disjunction' }).format(acts.map(({ name }) => actNames[name].toLowerCase()))
  return [
    `${hands.length > 1 ? `Hand ${at + 1} of ${hands.length}: ` : 'You have '}${cardNames(hand.cards)}, ${totalInWords(hand)}.`,
    `The dealer shows ${cardNames(dealer.cards)}.`,
    insurance.standing === 'OFFERED' ? 'Take insurance?' : `You can ${can}.`,
  ].join(' ')
}

/** A finished round in a line: `20 against 18`. */
export const summaryOf = ({ hands, dealer }: BlackjackView): string =>
  `${hands.map((hand) => (hand.outcome === 'BLACKJACK' ? 'Blackjack' : String(hand.total))).join(' and ')} against ${dealer.ending === 'BLACKJACK' ? 'blackjack' : dealer.total}`
