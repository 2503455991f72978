import type { ReactNode } from 'react'
import type { GridColumn, GridSort } from '../../kit/DataGrid/columns.ts'
import type { DataGridProps } from '../../kit/DataGrid/DataGrid.tsx'
import { Action } from '../Action/Action.tsx'
import { DidNotLoad } from '../EmptyState/DidNotLoad.tsx'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import type { IllustrationName } from '../EmptyState/illustrations.tsx'
import { ScreenFrame } from '../ScreenFrame/ScreenFrame.tsx'
import { HistoryRows } from './HistoryRows.tsx'

/** The union that a history shows; the view of a screen fits it, whatever else its states carry. */
export type HistoryView<Row, SortKey extends string = string> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  /** There is nothing at all yet. */
  | { readonly state: 'empty' }
  /** There are rows, but none of them is what the filters ask for. */
  | { readonly state: 'noResult' }
  | {
      readonly state: 'filled'
      readonly rows: readonly Row[]
      /** Absent where nothing is sortable. */
      readonly sort?: GridSort<SortKey>
      /** The rows still stand in the order before; those in the order of `sort` are on their way. */
      readonly isSorting?: true
      readonly more: NonNullable<DataGridProps<object>['more']>
      readonly opened?: Row
    }

export interface HistoryNote {
  readonly illustration: IllustrationName
  readonly title: string
  readonly text: string
}

export interface HistoryWords {
  /** Names the rows for a screen reader: "Your slot rounds". */
  readonly label: string
  /** "Loading your slot rounds". */
  readonly loading: string
  readonly failed: HistoryNote
  readonly empty: HistoryNote & { readonly action: { readonly href: string; readonly label: string } }
}

export interface HistoryFilters {
  /** The choices, over the rows and over what stands in their place when none fits; their places while the rows are on their way. */
  readonly controls: ReactNode
  /** Said when no row fits. */
  readonly noResult: HistoryNote & { readonly action: string }
  readonly onClear: () => void
}

export interface HistoryScreenProps<Row extends { readonly id: string }, SortKey extends string = string> {
  /** Name of the history: the h1. */
  title: string
  /** One sentence under the title. */
  intro: ReactNode
  /** What can be done from here: Buttons or Actions. */
  actions?: ReactNode
  /** Stands between the words and the rows: ways to other histories. */
  above?: ReactNode
  /** What is shown: loading, failed, empty, no result, or rows. */
  view: HistoryView<Row, SortKey>
  /** The words of this history, for the states without rows and for a screen reader. */
  words: HistoryWords
  /** What narrows the rows down. */
  filters?: HistoryFilters
  /** The columns, first to last. */
  columns: readonly GridColumn<Row, SortKey>[]
  /** The row in words: the name of what opens it. */
  rowText: (row: Row) => string
  /** Height of a card in rem; one that needs more is higher. */
  cardRem?: number
  /** The player wants another order. */
  onSort?: (sort: GridSort<SortKey>) => void
  /** A row was pressed. */
  onOpen: (event: { id: string }) => void
  /** The next rows are wanted. */
  onLoadMore: () => void
  /** The player asks for another try. */
  onRetry: () => void
  /** The opened row: a Dialog with all that is known of it. */
  details: (row: Row) => ReactNode
}

const Content = <Row extends { readonly id: string }, SortKey extends string = string>(
  props: HistoryScreenProps<Row, SortKey>,
): ReactNode => {
  const { view, words, onRetry } = props
  switch (view.state) {
    case 'failed':
      return (
        <DidNotLoad illustration={words.failed.illustration} title={words.failed.title} onRetry={onRetry}>
          {words.failed.text}
        </DidNotLoad>
      )
    case 'empty':
      return (
        <EmptyState
          illustration={words.empty.illustration}
          title={words.empty.title}
          action={
            <Action href={words.empty.action.href} weight="primary">
              {words.empty.action.label}
            </Action>
          }
        >
          {words.empty.text}
        </EmptyState>
      )
    case 'loading':
    case 'noResult':
    case 'filled':
      return <HistoryRows {...props} view={view} />
  }
}

/** What has happened to a player, newest first: the rows with their filters, what stands in their place without any, and one of them opened. */
export const HistoryScreen = <Row extends { readonly id: string }, SortKey extends string = string>(
  props: HistoryScreenProps<Row, SortKey>,
) => (
  <ScreenFrame title={props.title} intro={props.intro} actions={props.actions}>
    {props.above}
    <Content {...props} />
  </ScreenFrame>
)
