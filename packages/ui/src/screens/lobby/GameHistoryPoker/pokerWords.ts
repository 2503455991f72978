import type { PokerRoundRow, ShownHand } from '@lagoon/domain/lobby/histories/pokerHistory.state'
import { handInSentence, handNames } from '../../../patterns/PlayingCard/handNames.ts'

/** How the round ended, in one or two words for a row. */
export const endingInWords = ({ ending, hand, roundState }: PokerRoundRow): string | undefined => {
  if (roundState === 'ROLLED_BACK' || ending === undefined) return undefined
  if (ending === 'FOLDED') return 'Folded'
  return hand.ranking === undefined ? 'Not shown' : handNames[hand.ranking]
}

/** Who shows a hand: a player by their seat, never by a name, or the dealer. */
export const seatInWords = ({ seat }: Pick<ShownHand, 'seat'>): string => (seat === undefined ? 'Dealer' : `Seat ${seat}`)

/** Where the hand was played, in one or two lines; none until the provider reported it. */
export const placeInWords = (round: PokerRoundRow): readonly [string, string?] | undefined => {
  if (round.isAgainstHouse) return ['Against the dealer']
  return round.roomId === undefined ? undefined : [round.roomId, `Table ${round.tableId}`]
}

const winnersInWords = (round: PokerRoundRow): string => {
  const { shown } = round
  const winner = shown.find(({ isWinner }) => isWinner)
  if (!winner) return round.isAgainstHouse ? 'The dealer won.' : 'Another player won the pot.'
  const who = winner.seat === undefined ? 'The dealer' : seatInWords(winner)
  return winner.ranking === undefined ? `${who} won the pot.` : `${who} won with ${handInSentence(winner.ranking)}.`
}

/** What happened to the player in this round, in one sentence; nothing while it is open. */
export const whatHappened = (round: PokerRoundRow): string | undefined => {
  if (round.roundState !== 'SETTLED') return undefined
  switch (round.ending) {
    case undefined:
      return undefined
    case 'FOLDED':
      return round.isAgainstHouse ? 'The dealer kept your bet.' : 'Your bets stayed in the pot.'
    case 'LOST':
      return winnersInWords(round)
    case 'SPLIT':
      return round.isAgainstHouse ? 'The hands tied, and your bets were returned.' : 'The hands tied, and you split the pot.'
    case 'WON':
      if (round.isAgainstHouse) return 'You won against the dealer.'
      return round.hand.ranking === undefined ? 'Everyone else folded, and you won the pot.' : 'You won the pot.'
  }
}
