import { ArrowDown } from 'lucide-react'
import { Cell, Column, Row as AriaRow, Table, TableBody, TableHeader } from 'react-aria-components/Table'
import { TableLayout, Virtualizer } from 'react-aria-components/Virtualizer'
import { nextSort } from './columns.ts'
import type { DataGridProps } from './DataGrid.tsx'
import { pixels } from './pixels.ts'
import * as styles from './DataGrid.css.ts'

const ROW_REM = 4
const HEADING_REM = 2.75

/** The rows as a table of which only those in sight are in the document. */
export const GridTable = <Row extends object, SortKey extends string>({
  label,
  columns: all,
  rows,
  rowKey,
  rowText,
  sort,
  onSort,
  onOpen,
}: DataGridProps<Row, SortKey>) => {
  const columns = all.filter(({ inTable = true }) => inTable)
  return (
    <div className={styles.frame}>
      <Virtualizer layout={TableLayout} layoutOptions={{ rowHeight: pixels(ROW_REM), headingHeight: pixels(HEADING_REM) }}>
        <Table
          aria-label={label}
          className={styles.table}
          sortDescriptor={{
            column: columns.find((c) => c.sortKey === sort?.by)?.id ?? '',
            direction: sort?.direction === 'ASC' ? 'ascending' : 'descending',
          }}
          onSortChange={({ column }) => {
            const by = columns.find((c) => c.id === column)?.sortKey
            if (by !== undefined && sort) onSort?.(nextSort(sort, by))
          }}
          onRowAction={(key) => onOpen({ id: String(key) })}
        >
          <TableHeader className={styles.headings} columns={columns}>
            {(column) => (
              <Column
                id={column.id}
                className={styles.heading({ align: column.align ?? 'start' })}
                allowsSorting={column.sortKey !== undefined}
                isRowHeader={column.isRowHeader ?? false}
                width={column.width ?? '1fr'}
                minWidth={column.minWidth ?? 96}
                textValue={column.header}
              >
                {({ allowsSorting, sortDirection }) => (
                  <>
                    {column.header}
                    {allowsSorting && (
                      <ArrowDown aria-hidden size="0.875rem" className={styles.arrow({ direction: sortDirection ?? 'none' })} />
                    )}
                  </>
                )}
              </Column>
            )}
          </TableHeader>
          <TableBody items={rows} dependencies={[columns]}>
            {(row) => (
              <AriaRow id={rowKey(row)} className={styles.row} columns={columns} textValue={rowText(row)}>
                {(column) => (
                  <Cell className={styles.cell({ align: column.align ?? 'start' })}>
                    <span className={styles.content}>{column.cell(row)}</span>
                  </Cell>
                )}
              </AriaRow>
            )}
          </TableBody>
        </Table>
      </Virtualizer>
    </div>
  )
}
