import type { KenoRoundRow } from '@lagoon/domain/lobby/histories/kenoHistory.state'
import { KenoBoard } from '../../../patterns/KenoBoard/KenoBoard.tsx'
import { formatMultiplier } from '../../../patterns/Multiplier/formatMultiplier.ts'
import { Figure } from '../history/Figure.tsx'
import { RoundDialog, type RoundFigure, type RoundFrame } from '../history/RoundDialog.tsx'
import { hitsInWords } from './kenoWords.ts'

const figuresOf = (round: KenoRoundRow): readonly RoundFigure[] => {
  const hits = hitsInWords(round)
  if (hits === undefined) return []
  const { multiplier } = round
  return [
    { term: 'Hits', value: <Figure>{hits}</Figure> },
    { term: 'Multiplier', value: <Figure>{formatMultiplier(multiplier ?? 0)}</Figure> },
  ]
}

/** One draw: the board with picks, balls and hits, and what that many hits pay. */
export const KenoRound = ({ round, ...frame }: { round: KenoRoundRow } & RoundFrame) => (
  <RoundDialog round={round} {...frame} picture={<KenoBoard picks={round.picks} drawn={round.drawn} />} figures={figuresOf(round)} />
)
