import { ArrowDownUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { lazyPart } from '../LazyPart/lazyPart.tsx'
import type { MenuFocus } from '../Menu/Menu.tsx'
import type { GridColumn, GridSort } from './columns.ts'
import type { SortOrder, SortOrdersProps } from './SortOrders.tsx'
import * as styles from './DataGrid.css.ts'

/** Most lists are read as they come: what draws the orders is fetched with the first press. */
const Orders = lazyPart<SortOrdersProps>(async () => (await import('./SortOrders.tsx')).SortOrders)

export interface SortMenuProps<Row, SortKey extends string> {
  /** The columns, of which some can be sorted by. */
  columns: readonly GridColumn<Row, SortKey>[]
  /** The present order. */
  sort: GridSort<SortKey>
  /** The player wants another order. */
  onSort: (sort: GridSort<SortKey>) => void
}

/** The order of the cards, which have no headings to press. */
export const SortMenu = <Row, SortKey extends string>({ columns, sort, onSort }: SortMenuProps<Row, SortKey>) => {
  const button = useRef<HTMLButtonElement>(null)
  const [menu, setMenu] = useState<'untouched' | 'fetching' | 'open' | 'closed'>('untouched')
  const [focus, setFocus] = useState<MenuFocus>('first')
  const orders: readonly SortOrder[] = columns.flatMap(({ sortKey, sortLabels }) =>
    sortKey !== undefined && sortLabels
      ? (['DESC', 'ASC'] as const).map((direction) => ({
          label: sortLabels[direction],
          onChoose: () => onSort({ by: sortKey, direction }),
        }))
      : [],
  )
  const present = columns.find(({ sortKey }) => sortKey === sort.by)?.sortLabels?.[sort.direction]
  const name = `Sort: ${present ?? 'default'}`

  const open = (start: MenuFocus) => {
    setFocus(start)
    setMenu('fetching')
    // A lost piece of the app is said by the app; the button can be pressed again.
    Orders.fetchAhead().then(
      () => setMenu('open'),
      () => setMenu('untouched'),
    )
  }
  return (
    <div className={styles.order}>
      <Button
        ref={button}
        size="compact"
        aria-label={name}
        aria-haspopup="menu"
        aria-expanded={menu === 'open'}
        isPending={menu === 'fetching'}
        onPress={({ pointerType }) => open(pointerType === 'keyboard' || pointerType === 'virtual' ? 'first' : 'menu')}
        onKeyDown={({ key }) => {
          if (key === 'ArrowDown') open('first')
          if (key === 'ArrowUp') open('last')
        }}
      >
        <ArrowDownUp aria-hidden size="1rem" />
        {present ?? 'Sort'}
      </Button>
      {(menu === 'open' || menu === 'closed') && (
        <Orders triggerRef={button} label={name} orders={orders} isOpen={menu === 'open'} focus={focus} onClose={() => setMenu('closed')} />
      )}
    </div>
  )
}
