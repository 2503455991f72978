import type { VideoPokerRoundRow } from '@lagoon/domain/lobby/histories/videoPokerHistory.state'
import { handNames } from '../../../patterns/PlayingCard/handNames.ts'

/** What the final hand is called; undefined while there is none. */
export const payingHandInWords = ({ final, paying, roundState }: VideoPokerRoundRow): string | undefined => {
  if (!final || roundState !== 'SETTLED') return undefined
  return paying ? handNames[paying.hand] : 'No paying hand'
}

const counted = ['none', 'one', 'two', 'three', 'four', 'five'] as const

/** "The hand pays 9 times the bet."; nothing for a hand that pays nothing. */
export const payInWords = ({ paying }: VideoPokerRoundRow): string => {
  if (!paying) return ''
  return paying.times === 1 ? 'The hand returned your bet.' : `The hand paid ${paying.times}× your bet.`
}

/** "You held two and drew three." */
export const drawInWords = ({ held, dealt }: VideoPokerRoundRow): string => {
  const drawn = dealt.length - held.length
  if (held.length === 0) return 'You didn’t hold any and drew five new cards.'
  if (drawn === 0) return 'You held all five.'
  return `You held ${counted[held.length] ?? held.length} and drew ${counted[drawn] ?? drawn}.`
}
