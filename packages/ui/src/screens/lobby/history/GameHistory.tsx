import type { GameHistoryView, Round, RoundSort } from '@lagoon/domain/lobby/histories/gameHistory.state'
import type { ReactNode } from 'react'
import type { GridColumn } from '../../../kit/DataGrid/columns.ts'
import { HistoryScreen, type HistoryView, type HistoryWords } from '../../../patterns/HistoryScreen/HistoryScreen.tsx'
import { toGridSort, toRoundSort } from './roundColumns.tsx'
import { playedAt } from './roundWords.ts'

/** What every screen of a game history is given. */
export interface GameHistoryProps<R extends Round> {
  view: GameHistoryView<R>
  onSort: (sort: RoundSort) => void
  onLoadMore: () => void
  onOpen: (event: { id: string }) => void
  /** Closes the opened round. */
  onClose: () => void
  onRetry: () => void
}

export interface GameHistoryKind<R extends Round> {
  readonly title: string
  readonly intro: string
  readonly words: HistoryWords
  readonly columns: readonly GridColumn<R>[]
  /** Height of a card on a phone. */
  readonly cardRem: number
  readonly details: (round: R, onClose: () => void) => ReactNode
}

const rowsOf = <R extends Round>(view: GameHistoryView<R>): HistoryView<R> => {
  if (view.state !== 'filled') return view
  const { rounds, sort, ...rest } = view
  return { ...rest, rows: rounds, sort: toGridSort(sort) }
}

/** The rounds of one kind of game, newest first, and one of them opened. */
export const GameHistory = <R extends Round>({
  kind: { details, ...kind },
  view,
  onSort,
  onClose,
  ...rest
}: GameHistoryProps<R> & { kind: GameHistoryKind<R> }) => (
  <HistoryScreen<R>
    {...kind}
    {...rest}
    view={rowsOf(view)}
    rowText={(round) => `${round.game.name}, ${playedAt(round)}`}
    onSort={(sort) => onSort(toRoundSort(sort))}
    details={(round) => details(round, onClose)}
  />
)
