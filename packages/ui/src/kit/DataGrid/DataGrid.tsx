import { useRef, type ReactNode } from 'react'
import { placement, type Placement } from '../../theme/placement.ts'
import type { GridColumn, GridSort } from './columns.ts'
import { GridCards } from './GridCards.tsx'
import { GridTable } from './GridTable.tsx'
import { LoadMore, type LoadMoreProps } from './LoadMore.tsx'
import { SortMenu } from './SortMenu.tsx'
import { useShape } from './useShape.ts'
import * as styles from './DataGrid.css.ts'

export interface DataGridProps<Row extends object, SortKey extends string = string> {
  /** Names it for a screen reader: "Your slot rounds". */
  label: string
  /** The columns, first to last. */
  columns: readonly GridColumn<Row, SortKey>[]
  /** The rows that are there, in the order in which they are shown. */
  rows: readonly Row[]
  /** What tells a row from every other; it stays the same while the rows are sorted. */
  rowKey: (row: Row) => string
  /** The row in words: the name of what opens it. */
  rowText: (row: Row) => string
  /** Absent where nothing is sortable. The rows come sorted: the grid only says what is wanted. */
  sort?: GridSort<SortKey>
  /** The player wants another order. */
  onSort?: (sort: GridSort<SortKey>) => void
  /** A row was pressed. */
  onOpen: (event: { id: string }) => void
  /** Whether there are rows after these (keyset pages). @default 'none' */
  more?: LoadMoreProps['more']
  /** The player has come near the end: the next rows are wanted. */
  onLoadMore?: () => void
  /** What narrows the rows down: over them, in one line with their order, and over what stands in their place. */
  controls?: ReactNode
  /** The rows still stand in the order before; those in the new one are on their way. */
  isSorting?: boolean | undefined
  /** Stands in place of the rows when there are none. */
  empty?: ReactNode
  /** Height of a card in rem; one that needs more is higher. @default 6.75 */
  cardRem?: number
  /** Outer margin, place in a row or grid, and width. */
  place?: Placement
}

/**
 * Many rows of one kind, to look through and to open: a table where its columns have room, cards elsewhere. It scrolls with the
 * page, and is made of the browser's own elements: a short list costs no library, and a long one is laid out where it is seen.
 */
export const DataGrid = <Row extends object, SortKey extends string = string>(props: DataGridProps<Row, SortKey>) => {
  const { rows, columns, controls, sort, onSort, isSorting, more = 'none', onLoadMore, empty, place } = props
  const box = useRef<HTMLDivElement>(null)
  const shape = useShape(box, columns)
  const isEmpty = rows.length === 0 && empty !== undefined
  // The headings of a table sort it.
  const order = shape === 'cards' && !isEmpty && sort && onSort && <SortMenu columns={columns} sort={sort} onSort={onSort} />
  const Rows = shape === 'table' ? GridTable : GridCards
  return (
    <div ref={box} className={styles.root + placement(place)} aria-busy={isSorting}>
      {(controls || order) && (
        <div className={styles.toolbar}>
          {controls}
          {order}
        </div>
      )}
      {isEmpty ? (
        empty
      ) : (
        <>
          {/* Memoized lines have no type parameters; the rows and what reads them come from the same caller. */}
          <Rows {...(props as unknown as DataGridProps<object>)} />
          {onLoadMore && <LoadMore more={more} count={rows.length} onLoadMore={onLoadMore} />}
        </>
      )}
    </div>
  )
}
