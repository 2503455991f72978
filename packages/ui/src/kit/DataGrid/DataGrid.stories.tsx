import type { Meta, StoryObj } from '@storybook/react-vite'
import './keepVirtualised.ts'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { EmptyState } from '../../patterns/EmptyState/EmptyState.tsx'
import { Text } from '../Text/Text.tsx'
import type { GridColumn } from './columns.ts'
import { DataGrid, type DataGridProps } from './DataGrid.tsx'
import { DataGridSkeleton } from './DataGridSkeleton.tsx'

interface Movement {
  readonly id: string
  readonly what: string
  readonly when: string
  readonly amount: number
}
const kinds = ['Bet in Moonlit Tides', 'Win in Moonlit Tides', 'Welcome grant', 'Daily reward', 'Tip to the dealer']
const movements = (count: number): readonly Movement[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `movement-${at}`,
    what: kinds[at % kinds.length] ?? '',
    when: new Date(Date.UTC(2026, 2, 2, 9) - at * 420_000).toISOString().slice(0, 16).replace('T', ' '),
    amount: ((at * 7919) % 4000) - 1500,
  }))

const columns: readonly GridColumn<Movement>[] = [
  {
    id: 'what',
    header: 'What',
    width: '2fr',
    isRowHeader: true,
    inCard: 'title',
    cell: (row) => (
      <Text as="span" weight="strong">
        {row.what}
      </Text>
    ),
  },
  {
    id: 'when',
    header: 'Time',
    minWidth: 160,
    sortKey: 'WHEN',
    sortLabels: { DESC: 'Newest first', ASC: 'Oldest first' },
    cell: (row) => row.when,
  },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    inCard: 'aside',
    sortKey: 'AMOUNT',
    sortLabels: { DESC: 'Largest first', ASC: 'Smallest first' },
    cell: (row) => (row.amount / 100).toFixed(2),
  },
]

const Sorted = ({ sort, onSort, ...props }: DataGridProps<Movement>) => {
  const [order, setOrder] = useState(sort ?? { by: 'WHEN', direction: 'DESC' as const })
  return (
    <main style={{ padding: '1.5rem', maxWidth: '64rem' }}>
      <DataGrid
        {...props}
        sort={order}
        onSort={(next) => {
          setOrder(next)
          onSort?.(next)
        }}
      />
    </main>
  )
}

const meta = {
  title: 'Kit/DataGrid',
  component: Sorted,
  args: {
    label: 'Movements',
    columns,
    rows: movements(12),
    rowKey: (row: Movement) => row.id,
    rowText: (row: Movement) => `${row.what}, ${row.when}`,
    sort: { by: 'WHEN', direction: 'DESC' },
    onSort: fn(),
    onOpen: fn(),
    onLoadMore: fn(),
    more: 'none',
  },
} satisfies Meta<typeof Sorted>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** Sorted by an amount, with more to come. */
export const Matrix: Story = {
  args: { rows: movements(5), sort: { by: 'AMOUNT', direction: 'ASC' }, more: 'available' },
}

/** The next page is on its way: what is there stays where it is. */
export const LoadingMore: Story = { args: { rows: movements(4), more: 'loading' } }

/** The next page did not come; the rows that are there stay, and it can be tried again. */
export const LoadingMoreFailed: Story = { args: { rows: movements(4), more: 'failed' } }

/** Before the first answer. */
export const Loading: Story = {
  render: () => (
    <main style={{ padding: '1.5rem', maxWidth: '64rem' }}>
      <DataGridSkeleton label="Loading movements" />
    </main>
  ),
}

/** Nothing there: the empty state stands in its place. */
export const Empty: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState illustration="boat" title="Nothing moved yet">
        What you play, win and get is listed here.
      </EmptyState>
    ),
  },
}

/** Ten thousand rows cost what twenty do: only those in sight are in the document, at the top and in the middle. */
export const TenThousandRows: Story = {
  tags: ['!visual'],
  args: { rows: movements(10_000) },
  play: async ({ canvas, canvasElement }) => {
    const rowsInDocument = () => canvasElement.querySelectorAll('[role="row"]').length
    await waitFor(() => expect(rowsInDocument()).toBeGreaterThan(3))
    await expect(rowsInDocument()).toBeLessThan(60)
    const scroller = document.scrollingElement as HTMLElement
    scroller.scrollTop = scroller.scrollHeight / 2
    await waitFor(() => expect(canvas.queryByText('2026-03-02 09:00')).toBeNull())
    await waitFor(() => expect(rowsInDocument()).toBeGreaterThan(3))
    await expect(rowsInDocument()).toBeLessThan(60)
    scroller.scrollTop = 0
  },
}

/** By keyboard: Tab goes in, arrows walk over the rows, Enter opens, and Tab leaves to the button below. */
export const KeyboardOpensARow: Story = {
  args: { more: 'available', rows: movements(6) },
  play: async ({ args, canvas, userEvent }) => {
    const grid = canvas.getByRole('grid', { name: 'Movements' })
    const rows = () => [...grid.querySelectorAll<HTMLElement>('[role="row"][data-key]')]
    await waitFor(() => expect(rows()[0]).toBeVisible())
    rows()[0]?.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(rows()[1]).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenCalledWith({ id: 'movement-1' })
  },
}
