import { handNames } from '@lagoon/ui/patterns/PlayingCard/handNames'
import type { VideoPokerView } from '../../../rules/videoPoker/videoPoker.ts'
import { cardName } from '../cards/cardWords.ts'
import type { Kind } from '../kind.ts'
import { Board } from './Board.tsx'
import { VideoPokerInfo } from './VideoPokerInfo.tsx'

const viewOf = (outcome: unknown) => outcome as VideoPokerView

export const videoPoker: Kind = {
  verb: 'Deal',
  unit: 'hand',
  place: 'inside',
  Board,
  Info: VideoPokerInfo,
  spokenWin: (outcome) => {
    const { paying } = viewOf(outcome)
    return paying ? ` with ${handNames[paying.hand].toLowerCase()}` : ''
  },
  spokenOpen: (outcome) => `You have ${viewOf(outcome).dealt.map(cardName).join(', ')}. Hold cards with keys 1 to 5, then draw.`,
  keys: [['1 to 5', 'Hold or release a card']],
  summary: ({ outcome }) => {
    const { paying } = viewOf(outcome)
    return paying ? handNames[paying.hand] : 'No paying hand'
  },
}
