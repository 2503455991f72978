import type { ReactNode } from 'react'
import { DataGrid } from '../../kit/DataGrid/DataGrid.tsx'
import { DataGridSkeleton } from '../../kit/DataGrid/DataGridSkeleton.tsx'
import { Action } from '../Action/Action.tsx'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import type { HistoryFilters, HistoryScreenProps, HistoryView } from './HistoryScreen.tsx'

type RowsView<Row, SortKey extends string> = Exclude<HistoryView<Row, SortKey>, { state: 'failed' | 'empty' }>

interface HistoryRowsProps<Row extends { readonly id: string }, SortKey extends string> extends HistoryScreenProps<Row, SortKey> {
  view: RowsView<Row, SortKey>
}

const NoResult = ({ noResult, onClear }: Omit<HistoryFilters, 'controls'>) => (
  <EmptyState
    illustration={noResult.illustration}
    title={noResult.title}
    action={
      <Action onPress={onClear} weight="primary">
        {noResult.action}
      </Action>
    }
  >
    {noResult.text}
  </EmptyState>
)

const insteadOfRows = <Row extends { readonly id: string }, SortKey extends string>({
  view,
  words,
  filters,
  columns,
  cardRem,
}: HistoryRowsProps<Row, SortKey>): ReactNode => {
  switch (view.state) {
    case 'loading':
      return <DataGridSkeleton label={words.loading} rows={8} columns={columns} cardRem={cardRem} />
    case 'noResult':
      return filters && <NoResult {...filters} />
    case 'filled':
      return undefined
  }
}

/** The rows, what narrows them down, and what stands in their place. Through all of it the choices stay where they are, and keep the focus. */
export const HistoryRows = <Row extends { readonly id: string }, SortKey extends string = string>(
  props: HistoryRowsProps<Row, SortKey>,
) => {
  const { view, words, filters, columns, rowText, cardRem, onSort, onLoadMore, onOpen, details } = props
  const filled = view.state === 'filled' ? view : undefined
  return (
    <>
      <DataGrid
        label={words.label}
        controls={filters?.controls}
        columns={columns}
        rows={filled?.rows ?? []}
        rowKey={({ id }) => id}
        rowText={rowText}
        {...(filled?.sort && onSort && { sort: filled.sort, onSort })}
        isSorting={filled?.isSorting}
        onOpen={onOpen}
        more={filled?.more ?? 'none'}
        onLoadMore={onLoadMore}
        empty={insteadOfRows(props)}
        {...(cardRem !== undefined && { cardRem })}
      />
      {filled?.opened && details(filled.opened)}
    </>
  )
}
