import type { BlackjackView } from '../../../rules/blackjack/view.ts'
import type { Kind } from '../kind.ts'
import { BlackjackInfo } from './BlackjackInfo.tsx'
import { Board } from './Board.tsx'
import { endInWords, openInWords, summaryOf } from './words.ts'

const viewOf = (outcome: unknown) => outcome as BlackjackView

export const blackjack: Kind = {
  verb: 'Deal',
  unit: 'hand',
  place: 'behind',
  Board,
  Info: BlackjackInfo,
  spokenWin: () => '',
  spokenEnd: (outcome) => endInWords(viewOf(outcome)),
  spokenOpen: (outcome) => openInWords(viewOf(outcome)),
  taken: ({ outcome }) => {
    const { hands, insurance, side } = viewOf(outcome)
    return hands.reduce((sum, { bet }) => sum + BigInt(bet), BigInt(insurance.bet) + BigInt(side?.bet ?? 0))
  },
  keys: [['1 to 4', 'Hit, stand, double, split, in the order of the buttons']],
  summary: ({ outcome }) => summaryOf(viewOf(outcome)),
}
