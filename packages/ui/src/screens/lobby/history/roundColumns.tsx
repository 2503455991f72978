import type { RoundSortKey } from '@lagoon/contract/lobby/enums'
import type { Round } from '@lagoon/domain/lobby/histories/gameHistory.state'
import type { GridColumn } from '../../../kit/DataGrid/columns.ts'
import { TwoLines } from '../../../patterns/HistoryScreen/cells.tsx'
import { MomentInCard, MomentInTable } from '../../../patterns/HistoryScreen/Moment.tsx'
import { TokenAmount } from '../../../patterns/TokenAmount/TokenAmount.tsx'
import { GameName } from './GameName.tsx'
import { RoundOutcome } from './RoundOutcome.tsx'

/** A column of a history of rounds, sortable by what the server sorts by. */
export type RoundColumn<R extends Round> = GridColumn<R, RoundSortKey>

/**
 * The columns that every game history has (§3). What is the game's own stands between the game and the bet. Beside the tabs of the
 * profile a window of 1,280 px leaves all of them together 935 px: with more than that they would be cards there.
 */
export const roundColumns = {
  game: {
    id: 'game',
    header: 'Game',
    width: '2fr',
    minWidth: 152,
    isRowHeader: true,
    inCard: 'title',
    cell: ({ game }) => <GameName game={game} />,
    cardCell: ({ game }) => <TwoLines first={game.name} second={game.providerName} isStrong />,
  },
  bet: {
    id: 'bet',
    header: 'Bet',
    align: 'end',
    minWidth: 116,
    sortKey: 'BET',
    sortLabels: { DESC: 'Highest bet', ASC: 'Lowest bet' },
    cell: ({ bet }) => <TokenAmount kind={bet.kind} minor={bet.minor} format="fixed" />,
  },
  win: {
    id: 'win',
    header: 'Win',
    align: 'end',
    width: '1.2fr',
    minWidth: 136,
    inCard: 'aside',
    sortKey: 'WIN',
    sortLabels: { DESC: 'Highest win', ASC: 'Lowest win' },
    cell: (round) => <RoundOutcome round={round} />,
  },
  playedAt: {
    id: 'played-at',
    header: 'Time',
    minWidth: 124,
    sortKey: 'PLAYED_AT',
    sortLabels: { DESC: 'Newest first', ASC: 'Oldest first' },
    cell: (round) => <MomentInTable at={round.playedAt} />,
    cardCell: (round) => <MomentInCard at={round.playedAt} />,
  },
} as const satisfies Record<string, RoundColumn<Round>>
