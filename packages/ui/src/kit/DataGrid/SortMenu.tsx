import { ArrowDownUp } from 'lucide-react'
import { Button } from '../Button/Button.tsx'
import { Menu, MenuItem } from '../Menu/Menu.tsx'
import type { GridColumn, GridSort } from './columns.ts'
import * as styles from './DataGrid.css.ts'

export interface SortMenuProps<Row, SortKey extends string> {
  columns: readonly GridColumn<Row, SortKey>[]
  sort: GridSort<SortKey>
  onSort: (sort: GridSort<SortKey>) => void
}

/** The order of the cards, which have no headers to press. */
export const SortMenu = <Row, SortKey extends string>({ columns, sort, onSort }: SortMenuProps<Row, SortKey>) => {
  const orders = columns.flatMap(({ sortKey, sortLabels }) =>
    sortKey !== undefined && sortLabels
      ? (['DESC', 'ASC'] as const).map((direction) => ({ by: sortKey, direction, label: sortLabels[direction] }))
      : [],
  )
  const present = orders.find((order) => order.by === sort.by && order.direction === sort.direction)
  return (
    <div className={styles.sortBar}>
      <Menu
        align="end"
        trigger={
          <Button size="compact" aria-label={`Sort: ${present?.label ?? 'default'}`}>
            <ArrowDownUp aria-hidden size="1rem" />
            {present?.label ?? 'Sort'}
          </Button>
        }
      >
        {orders.map(({ by, direction, label }) => (
          <MenuItem key={label} label={label} onPress={() => onSort({ by, direction })} />
        ))}
      </Menu>
    </div>
  )
}
