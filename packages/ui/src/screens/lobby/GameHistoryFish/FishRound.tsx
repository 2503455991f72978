import type { FishRoundRow } from '@lagoon/domain/lobby/histories/fishHistory.state'
import { formatMultiplier } from '../../../patterns/Multiplier/formatMultiplier.ts'
import { Figure } from '../history/Figure.tsx'
import { RoundDialog, type RoundFigure, type RoundFrame } from '../history/RoundDialog.tsx'
import { FishPicture } from './FishPicture.tsx'
import { chanceInWords } from './fishWords.ts'

const figuresOf = (round: FishRoundRow): readonly RoundFigure[] => {
  const { shot } = round
  if (shot === undefined) return []
  return [
    { term: 'Aimed at', value: <Figure>{shot.target}</Figure> },
    { term: 'Result', value: <Figure>{shot.isCaught ? 'Caught' : 'Missed'}</Figure> },
    { term: 'A catch pays', value: <Figure>{formatMultiplier(shot.multiplier)}</Figure> },
    { term: 'Chance to catch it', value: <Figure>{chanceInWords(shot)}</Figure> },
  ]
}

/** One shot: what it was aimed at, whether it caught it, and the chance that was shown before. */
export const FishRound = ({ round, ...frame }: { round: FishRoundRow } & RoundFrame) => (
  <RoundDialog round={round} {...frame} picture={round.shot && <FishPicture shot={round.shot} />} figures={figuresOf(round)} />
)
