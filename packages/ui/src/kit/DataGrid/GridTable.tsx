import { ArrowDown } from 'lucide-react'
import { memo, type CSSProperties } from 'react'
import { nextSort, type GridColumn } from './columns.ts'
import type { DataGridProps } from './DataGrid.tsx'
import { ROW_REM } from './heights.ts'
import { RowGroups } from './RowGroups.tsx'
import { RowOpener } from './RowOpener.tsx'
import { inTable, tracksOf } from './widths.ts'
import * as styles from './DataGrid.css.ts'

/** ARIA's word for a number of rows that nobody knows yet. */
const UNKNOWN = -1

interface RowProps extends Pick<DataGridProps<object>, 'onOpen'> {
  row: object
  id: string
  text: string
  /** Among all rows, from 0. */
  index: number
  /** The columns, first to last. */
  columns: readonly GridColumn<object>[]
}

/** Drawn anew only when it changes, so that the next page costs the same behind ten rows and behind a thousand. */
const TableRow = memo(({ row, id, text, index, columns, onOpen }: RowProps) => (
  // The line of headings is the first one.
  <div role="row" aria-rowindex={index + 2} className={styles.row} data-key={id}>
    {inTable(columns).map((column) => {
      const content = <span className={styles.content}>{column.cell(row)}</span>
      const className = styles.cell({ align: column.align ?? 'start' })
      return column.isRowHeader ? (
        <div key={column.id} role="rowheader" className={className}>
          {content}
          <RowOpener text={text} onOpen={() => onOpen({ id })} />
        </div>
      ) : (
        <div key={column.id} role="cell" className={className}>
          {content}
        </div>
      )
    })}
  </div>
))

const sortDirection = { ASC: 'ascending', DESC: 'descending' } as const

/** The headings; those of a sortable column turn its order round. */
const Headings = ({ columns, sort, onSort }: Pick<DataGridProps<object>, 'columns' | 'sort' | 'onSort'>) => (
  <div role="row" className={styles.headingLine}>
    {columns.map(({ id, header, align = 'start', sortKey }) => {
      if (sortKey === undefined || sort === undefined)
        return (
          <div key={id} role="columnheader" className={styles.heading({ align })}>
            {header}
          </div>
        )
      const direction = sort.by === sortKey ? sortDirection[sort.direction] : 'none'
      return (
        <div key={id} role="columnheader" aria-sort={direction} className={styles.sortable}>
          <button type="button" className={styles.heading({ align })} onClick={() => onSort?.(nextSort(sort, sortKey))}>
            {header}
            <ArrowDown aria-hidden size="0.875rem" className={styles.arrow({ direction })} />
          </button>
        </div>
      )
    })}
  </div>
)

/**
 * The rows as a table, by its roles: its lines are grids, which not every reader takes for lines of a table element. Those that are
 * near and out of sight are in the document, and the browser neither lays them out nor paints them.
 */
export const GridTable = ({ label, columns: all, rows, rowKey, rowText, sort, onSort, onOpen, more = 'none' }: DataGridProps<object>) => {
  const columns = inTable(all)
  return (
    <div className={styles.frame}>
      <div
        role="table"
        aria-label={label}
        aria-rowcount={more === 'none' ? rows.length + 1 : UNKNOWN}
        className={styles.table}
        style={{ [styles.TRACKS]: tracksOf(columns) } as CSSProperties}
      >
        <div role="rowgroup" className={styles.headings}>
          <Headings columns={columns} {...(sort && { sort })} {...(onSort && { onSort })} />
        </div>
        <RowGroups rows={rows} role="rowgroup" rowRem={ROW_REM}>
          {({ row, index }) => (
            <TableRow key={rowKey(row)} row={row} id={rowKey(row)} text={rowText(row)} index={index} columns={all} onOpen={onOpen} />
          )}
        </RowGroups>
      </div>
    </div>
  )
}
