import type { CrashRoundRow } from '@lagoon/domain/lobby/histories/crashHistory.state'
import { CrashCurve } from '../../../patterns/CrashCurve/CrashCurve.tsx'
import { Nothing, NotYet } from '../../../patterns/HistoryScreen/cells.tsx'
import { formatMultiplier } from '../../../patterns/Multiplier/formatMultiplier.ts'
import { roundColumns, type RoundColumn } from '../history/roundColumns.tsx'
import { endingInWords } from './crashWords.ts'

const Missing = ({ round }: { round: CrashRoundRow }) => (round.roundState === 'OPEN' ? <NotYet /> : <Nothing />)

/** The columns of the crash history. */
export const crashColumns: readonly RoundColumn<CrashRoundRow>[] = [
  roundColumns.game,
  {
    id: 'curve',
    header: 'Flight',
    minWidth: 104,
    cell: (round) =>
      round.crashedAt === undefined ? (
        <Missing round={round} />
      ) : (
        <CrashCurve size="thumb" crashedAt={round.crashedAt} {...(round.cashedOutAt !== undefined && { cashedOutAt: round.cashedOutAt })} />
      ),
  },
  { id: 'ending', header: 'You', width: '1.2fr', minWidth: 144, cell: (round) => endingInWords(round) ?? <Missing round={round} /> },
  {
    id: 'crashed-at',
    header: 'Crashed',
    align: 'end',
    minWidth: 100,
    inCard: 'none',
    cell: (round) => (round.crashedAt === undefined ? <Missing round={round} /> : formatMultiplier(round.crashedAt)),
  },
  roundColumns.bet,
  roundColumns.win,
  roundColumns.playedAt,
]
