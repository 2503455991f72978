import type { RoundSortKey } from '@lagoon/contract/lobby/enums'
import type { Round } from '@lagoon/domain/lobby/histories/gameHistory.state'
import type { GridColumn } from '../../../kit/DataGrid/columns.ts'
import { TwoLines } from '../../../patterns/HistoryScreen/cells.tsx'
import { TokenAmount } from '../../../patterns/TokenAmount/TokenAmount.tsx'
import { RoundOutcome } from './RoundOutcome.tsx'
import { playedAt } from './roundWords.ts'

/** A column of a history of rounds, sortable by what the server sorts by. */
export type RoundColumn<R extends Round> = GridColumn<R, RoundSortKey>

/** The columns that every game history has (§3). What is the game's own stands between the game and the bet. */
export const roundColumns = {
  game: {
    id: 'game',
    header: 'Game',
    width: '2fr',
    minWidth: 140,
    isRowHeader: true,
    inCard: 'title',
    cell: ({ game }) => <TwoLines first={game.name} second={game.providerName} isStrong />,
  },
  bet: {
    id: 'bet',
    header: 'Bet',
    align: 'end',
    minWidth: 104,
    sortKey: 'BET',
    sortLabels: { DESC: 'Highest bet', ASC: 'Lowest bet' },
    cell: ({ bet }) => <TokenAmount kind={bet.kind} minor={bet.minor} format="fixed" />,
  },
  win: {
    id: 'win',
    header: 'Win',
    align: 'end',
    width: '1.2fr',
    minWidth: 150,
    inCard: 'aside',
    sortKey: 'WIN',
    sortLabels: { DESC: 'Highest win', ASC: 'Lowest win' },
    cell: (round) => <RoundOutcome round={round} />,
  },
  playedAt: {
    id: 'played-at',
    header: 'Time',
    width: '1.6fr',
    minWidth: 156,
    sortKey: 'PLAYED_AT',
    sortLabels: { DESC: 'Newest first', ASC: 'Oldest first' },
    cell: (round) => <time dateTime={round.playedAt}>{playedAt(round)}</time>,
  },
} as const satisfies Record<string, RoundColumn<Round>>
