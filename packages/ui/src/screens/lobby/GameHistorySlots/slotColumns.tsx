import type { SlotRoundRow } from '@lagoon/domain/lobby/histories/slotHistory.state'
import { Nothing, NotYet } from '../../../patterns/HistoryScreen/cells.tsx'
import { SlotMatrix } from '../../../patterns/SlotMatrix/SlotMatrix.tsx'
import { TokenAmount } from '../../../patterns/TokenAmount/TokenAmount.tsx'
import { roundColumns, type RoundColumn } from '../history/roundColumns.tsx'
import { featureName, linesInWords } from './slotWords.ts'

/** The columns of the slot history (§3, game history). */
export const slotColumns: readonly RoundColumn<SlotRoundRow>[] = [
  roundColumns.game,
  {
    id: 'reels',
    header: 'Reels',
    minWidth: 112,
    cell: (round) =>
      round.matrix ? (
        <SlotMatrix size="thumb" matrix={round.matrix} lines={round.paylines} />
      ) : round.roundState === 'OPEN' ? (
        <NotYet />
      ) : (
        <Nothing />
      ),
  },
  { id: 'paylines', header: 'Lines', minWidth: 84, inCard: 'none', cell: (round) => linesInWords(round) ?? <Nothing /> },
  { id: 'feature', header: 'Feature', minWidth: 96, inCard: 'none', cell: (round) => featureName(round) ?? <Nothing /> },
  {
    id: 'jackpot',
    header: 'Jackpot',
    align: 'end',
    minWidth: 136,
    inCard: 'none',
    cell: ({ jackpot, win }) => (jackpot === undefined ? <Nothing /> : <TokenAmount kind={win.kind} minor={jackpot} format="fixed" />),
  },
  roundColumns.bet,
  roundColumns.win,
  {
    id: 'outcome',
    header: 'Result',
    inTable: false,
    cell: (round) => {
      const words = [linesInWords(round), featureName(round), round.jackpot === undefined ? undefined : 'jackpot']
      return words.filter(Boolean).join(', ') || (round.roundState === 'OPEN' ? <NotYet /> : <Nothing />)
    },
  },
  roundColumns.playedAt,
]
