import type { KenoRoundRow } from '@lagoon/domain/lobby/histories/kenoHistory.state'
import { Nothing, NotYet } from '../../../patterns/HistoryScreen/cells.tsx'
import { KenoBoard } from '../../../patterns/KenoBoard/KenoBoard.tsx'
import { formatMultiplier } from '../../../patterns/Multiplier/formatMultiplier.ts'
import { roundColumns, type RoundColumn } from '../history/roundColumns.tsx'
import { hitsInWords } from './kenoWords.ts'

/** The columns of the keno history. */
export const kenoColumns: readonly RoundColumn<KenoRoundRow>[] = [
  roundColumns.game,
  {
    id: 'board',
    header: 'Board',
    minWidth: 88,
    cell: ({ picks, drawn }) => <KenoBoard size="thumb" picks={picks} drawn={drawn} />,
  },
  {
    id: 'hits',
    header: 'Hits',
    minWidth: 80,
    cell: (round) => hitsInWords(round) ?? (round.roundState === 'OPEN' ? <NotYet /> : <Nothing />),
  },
  {
    id: 'multiplier',
    header: 'Multiplier',
    align: 'end',
    minWidth: 112,
    inCard: 'none',
    cell: ({ multiplier }) => (multiplier === undefined ? <Nothing /> : formatMultiplier(multiplier)),
  },
  roundColumns.bet,
  roundColumns.win,
  roundColumns.playedAt,
]
