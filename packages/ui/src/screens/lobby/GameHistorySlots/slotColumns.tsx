import type { SlotRoundRow } from '@lagoon/domain/lobby/histories/slotHistory.state'
import { Nothing, NotYet, TwoLines } from '../../../patterns/HistoryScreen/cells.tsx'
import { SlotMatrix } from '../../../patterns/SlotMatrix/SlotMatrix.tsx'
import { formatTokens } from '../../../patterns/TokenAmount/formatTokens.ts'
import { roundColumns, type RoundColumn } from '../history/roundColumns.tsx'
import { featureName, linesInWords } from './slotWords.ts'

const Missing = ({ round }: { round: SlotRoundRow }) => (round.roundState === 'OPEN' ? <NotYet /> : <Nothing />)

/** What stopped on the reels: the jackpot, lines, a feature. Most rounds have none of the three. */
const outcomeOf = (round: SlotRoundRow): readonly string[] => {
  const jackpot = round.jackpot === undefined ? undefined : `Jackpot ${formatTokens(round.jackpot, 'fixed')}`
  return [jackpot, linesInWords(round), featureName(round)].filter((words) => words !== undefined)
}

/** The columns of the slot history (§3, game history). */
export const slotColumns: readonly RoundColumn<SlotRoundRow>[] = [
  roundColumns.game,
  {
    id: 'reels',
    header: 'Reels',
    minWidth: 104,
    cell: (round) => (round.matrix ? <SlotMatrix size="thumb" matrix={round.matrix} lines={round.paylines} /> : <Missing round={round} />),
  },
  {
    id: 'outcome',
    header: 'Result',
    width: '1.3fr',
    minWidth: 152,
    cell: (round) => {
      const [first, ...more] = outcomeOf(round)
      return first === undefined ? <Missing round={round} /> : <TwoLines first={first} second={more.join(', ') || undefined} />
    },
    cardCell: (round) => outcomeOf(round).join(', ') || <Missing round={round} />,
  },
  roundColumns.bet,
  roundColumns.win,
  roundColumns.playedAt,
]
