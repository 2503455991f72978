import { formatMinor } from '@lagoon/contract/money/money'
import { handNames } from '@lagoon/ui/patterns/PlayingCard/handNames'
import type { HousePokerView } from '../../../rules/housePoker/view.ts'
import { cardNames } from '../cards/cardWords.ts'

export const endNames: Readonly<Record<NonNullable<HousePokerView['ended']>, string>> = {
  FOLD: 'Folded',
  DEALER_OUT: 'Dealer doesn’t qualify',
  WIN: 'You win',
  TIE: 'Tie',
  LOSS: 'Dealer wins',
}

/** How it ended, and all that it gave where the hand is the player's. */
export const toldAtEnd = (ended: NonNullable<HousePokerView['ended']>, bets: HousePokerView['bets']): string => {
  const won = () =>
    formatMinor(
      bets.reduce((sum, { win }) => sum + BigInt(win), 0n),
      'always',
    )
  if (ended === 'WIN') return `${endNames.WIN} ${won()}`
  return ended === 'DEALER_OUT' ? `${endNames.DEALER_OUT}: won ${won()}` : endNames[ended]
}

/** What lies open at the end: both hands by name, how it ended, and the side bet. */
export const endInWords = ({ hand, dealerHand, dealer, ended, bets }: HousePokerView): string => {
  const side = bets.find(({ name }) => name === 'SIDE')
  return [
    ended === null ? '' : `${endNames[ended]}.`,
    dealerHand ? `Your hand: ${handNames[hand.ranking].toLowerCase()}.` : '',
    dealerHand ? `The dealer’s: ${handNames[dealerHand.ranking].toLowerCase()}, with ${cardNames(dealer)}.` : '',
    bets.some(({ name }) => name === 'BONUS') ? 'The bonus pays.' : '',
    side ? (side.win === '0' ? 'Your side bet loses.' : 'Your side bet pays.') : '',
  ]
    .filter((part) => part !== '')
    .join(' ')
}

/** What a player knows before the one decision. */
export const openInWords = ({ player, board, dealer, hand }: HousePokerView): string =>
  [
    `You have ${cardNames(player)}.`,
    board.length > 0 ? `In the middle: ${cardNames(board)}.` : '',
    dealer.length > 0 ? `The dealer shows ${cardNames(dealer)}.` : '',
    `Your hand: ${handNames[hand.ranking].toLowerCase()}.`,
  ]
    .filter((part) => part !== '')
    .join(' ')

/** A finished hand in a line. */
export const summaryOf = ({ hand, dealerHand, ended }: HousePokerView): string =>
  ended === 'FOLD' || !dealerHand ? 'Folded' : `${handNames[hand.ranking]} against ${handNames[dealerHand.ranking].toLowerCase()}`
