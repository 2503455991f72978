import type { ReactNode } from 'react'
import { placement, type Placement } from '../../theme/placement.ts'
import type { GridColumn, GridSort } from './columns.ts'
import { GridRows } from './GridRows.tsx'
import { LoadMore, type LoadMoreProps } from './LoadMore.tsx'
import { SortMenu } from './SortMenu.tsx'
import { useWide } from './useWide.ts'
import * as styles from './DataGrid.css.ts'

export interface DataGridProps<Row extends object, SortKey extends string = string> {
  /** Names it for a screen reader: "Your slot rounds". */
  label: string
  columns: readonly GridColumn<Row, SortKey>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** The row in words, for typing to find it and for a screen reader. */
  rowText: (row: Row) => string
  /** Absent where nothing is sortable. The rows come sorted: the grid only says what is wanted. */
  sort?: GridSort<SortKey>
  onSort?: (sort: GridSort<SortKey>) => void
  /** A row was pressed, or Enter on it. */
  onOpen: (event: { id: string }) => void
  /** Whether there are rows after these (keyset pages). @default 'none' */
  more?: LoadMoreProps['more']
  onLoadMore?: () => void
  /** Stands in place of the rows when there are none. */
  empty?: ReactNode
  /** Height of a card in rem: all are equally high, and grow together where one needs more. @default 6.75 */
  cardRem?: number
  place?: Placement
}

/**
 * Many rows of one kind, to look through and to open: a table on a desktop, cards on a phone and a tablet. It scrolls with the page and
 * keeps only what is in sight in the document, so ten thousand rows cost what twenty do.
 */
export const DataGrid = <Row extends object, SortKey extends string = string>(props: DataGridProps<Row, SortKey>) => {
  const isWide = useWide()
  const { rows, columns, sort, onSort, more = 'none', onLoadMore, empty, place } = props
  if (rows.length === 0 && empty !== undefined) return <>{empty}</>
  return (
    <div className={styles.root + placement(place)}>
      {!isWide && sort && onSort && <SortMenu columns={columns} sort={sort} onSort={onSort} />}
      <GridRows {...props} isWide={isWide} />
      {onLoadMore && <LoadMore more={more} count={rows.length} onLoadMore={onLoadMore} />}
    </div>
  )
}
