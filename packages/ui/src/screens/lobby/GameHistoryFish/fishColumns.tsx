import type { FishRoundRow } from '@lagoon/domain/lobby/histories/fishHistory.state'
import { Nothing, NotYet } from '../../../patterns/HistoryScreen/cells.tsx'
import { roundColumns, type RoundColumn } from '../history/roundColumns.tsx'
import { BestCatch } from './Catches.tsx'
import { bestCatch, catchesInWords } from './fishWords.ts'

const Missing = ({ round }: { round: FishRoundRow }) => (round.roundState === 'OPEN' ? <NotYet /> : <Nothing />)

const Best = ({ round }: { round: FishRoundRow }) => {
  const best = bestCatch(round)
  return best ? <BestCatch shot={best} /> : <Missing round={round} />
}

/** The columns of the fish history: a row is a session, from the first shot to the last. */
export const fishColumns: readonly RoundColumn<FishRoundRow>[] = [
  roundColumns.game,
  {
    id: 'catches',
    header: 'Caught',
    minWidth: 104,
    cell: (round) => catchesInWords(round) ?? <Missing round={round} />,
  },
  { id: 'best', header: 'Best catch', width: '1.4fr', minWidth: 184, cell: (round) => <Best round={round} /> },
  roundColumns.bet,
  roundColumns.win,
  roundColumns.playedAt,
]
