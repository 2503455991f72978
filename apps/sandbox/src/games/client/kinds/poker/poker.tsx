import type { HousePokerView } from '../../../rules/housePoker/view.ts'
import type { Kind } from '../kind.ts'
import { Board } from './Board.tsx'
import { PokerInfo } from './PokerInfo.tsx'
import { endInWords, openInWords, summaryOf } from './words.ts'

const viewOf = (outcome: unknown) => outcome as HousePokerView

/** Poker against the house. */
export const poker: Kind = {
  verb: 'Deal',
  unit: 'hand',
  place: 'behind',
  Board,
  Info: PokerInfo,
  spokenWin: () => '',
  spokenEnd: (outcome) => endInWords(viewOf(outcome)),
  spokenOpen: (outcome) => openInWords(viewOf(outcome)),
  taken: ({ outcome }) => viewOf(outcome).bets.reduce((sum, { bet }) => sum + BigInt(bet), 0n),
  keys: [['1, 2', 'Stay in the hand, or fold']],
  summary: ({ outcome }) => summaryOf(viewOf(outcome)),
}
