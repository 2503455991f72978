import type { PokerRoundRow } from '@lagoon/domain/lobby/histories/pokerHistory.state'
import { handInSentence, handNames } from '../history/handNames.ts'

/** How the round ended, in one or two words for a row. */
export const endingInWords = ({ ending, hand, roundState }: PokerRoundRow): string | undefined => {
  if (roundState === 'ROLLED_BACK' || ending === undefined) return undefined
  if (ending === 'FOLDED') return 'Folded'
  return hand.ranking === undefined ? 'Not shown' : handNames[hand.ranking]
}

const winnersInWords = ({ shown }: PokerRoundRow): string => {
  const winner = shown.find(({ isWinner }) => isWinner)
  if (!winner) return 'Another player won the pot.'
  return winner.ranking === undefined
    ? `Seat ${winner.seat} won the pot.`
    : `Seat ${winner.seat} won with ${handInSentence(winner.ranking)}.`
}

/** What happened to the player in this round, in one sentence; nothing while it is open. */
export const whatHappened = (round: PokerRoundRow): string | undefined => {
  if (round.roundState !== 'SETTLED') return undefined
  switch (round.ending) {
    case undefined:
      return undefined
    case 'FOLDED':
      return 'Your bets stayed in the pot.'
    case 'LOST':
      return winnersInWords(round)
    case 'SPLIT':
      return 'The hands tied, and you split the pot.'
    case 'WON':
      return round.hand.ranking === undefined ? 'Everyone else folded, and you won the pot.' : 'You won the pot.'
  }
}
