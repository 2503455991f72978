import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type CSSProperties } from 'react'
import { expect, fn, screen, waitFor, type within } from 'storybook/test'
import { EmptyState } from '../../patterns/EmptyState/EmptyState.tsx'
import { media } from '../../theme/media.ts'
import { Button } from '../Button/Button.tsx'
import { Text } from '../Text/Text.tsx'
import type { GridColumn } from './columns.ts'
import { stickyStart } from './DataGrid.css.ts'
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

const orderButton = (canvas: ReturnType<typeof within>) => canvas.findByRole('button', { name: /^Sort: / })
const roomy: DataGridProps<Movement>['columns'] = columns.map((column) => ({ ...column, minWidth: 240 }))
const Resizable = (props: DataGridProps<Movement>) => {
  const [width, setWidth] = useState('45rem')
  return (
    <>
      <button type="button" onClick={() => setWidth('48.25rem')}>
        Give it room
      </button>
      <div style={{ inlineSize: width }}>
        <DataGrid {...props} />
      </div>
    </>
  )
}
/** Three columns of 15 rem: in a box of 45 the borders would be too much for them, whatever room the window has. In a wider one they are a table. */
export const FollowsItsBox: Story = {
  tags: ['!visual'],
  args: { columns: roomy },
  render: (args) => <Resizable {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('table')).toBeNull()
    await expect(await orderButton(canvas)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Give it room' }))
    await waitFor(() => expect(canvas.getByRole('table')).toBeVisible())
    await expect(canvas.queryByRole('button', { name: /^Sort: / })).toBeNull()
  },
}

/** Choices stand in one line with the order of the cards. */
export const WithControls: Story = {
  args: { rows: movements(3), controls: <Button size="compact">Filter</Button> },
}

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

const drawn = fn()
const counted: DataGridProps<Movement>['columns'] = columns.map((column) =>
  column.id === 'when'
    ? {
        ...column,
        cell: (row) => {
          drawn(row.id)
          return row.when
        },
      }
    : column,
)
const all60 = movements(60)
const Growing = (props: DataGridProps<Movement>) => {
  const [count, setCount] = useState(30)
  return <Sorted {...props} rows={all60.slice(0, count)} more={count < 60 ? 'available' : 'none'} onLoadMore={() => setCount(60)} />
}
/** The next page draws its own rows and leaves those that are there alone, so a long list stays as quick as a short one. */
export const NextPage: Story = {
  tags: ['!visual'],
  args: { columns: counted, rowText: ({ what, when }) => `${what}, ${when}` },
  render: (args) => <Growing {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-key]')).toHaveLength(60))
    const first = drawn.mock.calls.filter(([id]) => id === 'movement-0').length
    const again = drawn.mock.calls.filter(([id]) => id === 'movement-59').length
    await expect(first).toBe(again)
  },
}

const isPhone = () => !window.matchMedia(media.desktop).matches
const all100000 = movements(100_000)
/** A hundred thousand rows: those far from the window are not in the document, and the page is as long as they would make it. */
export const HundredThousand: Story = {
  tags: ['!visual'],
  args: { rows: all100000 },
  play: async ({ canvasElement }) => {
    const shown = () => Array.from(canvasElement.querySelectorAll<HTMLElement>('[data-key]'), ({ dataset }) => dataset['key'])
    await waitFor(() => expect(shown()).toContain('movement-0'))
    await expect(shown().length).toBeLessThan(300)
    const { scrollHeight } = document.documentElement
    await expect(scrollHeight).toBeGreaterThan(100_000 * 60)
    window.scrollTo(0, scrollHeight)
    await waitFor(() => expect(shown()).toContain('movement-99999'))
    await waitFor(() => expect(shown()).not.toContain('movement-0'))
    await expect(shown().length).toBeLessThan(300)
    await expect(canvasElement.querySelector('[data-key="movement-99999"]')).toHaveAttribute(
      isPhone() ? 'aria-posinset' : 'aria-rowindex',
      isPhone() ? '100000' : '100001',
    )
    window.scrollTo(0, 0)
    await waitFor(() => expect(shown()).toContain('movement-0'))
  },
}

/** By keyboard: each row is one stop, Enter opens it, and Tab leads on to the next. */
export const KeyboardOpensARow: Story = {
  args: { more: 'available', rows: movements(6) },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Bet in Moonlit Tides, 2026-03-02 09:00' }).focus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Win in Moonlit Tides, 2026-03-02 08:53' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenCalledWith({ id: 'movement-1' })
  },
}

/** A press anywhere on a row opens it. */
export const PressOpensARow: Story = {
  tags: ['!visual'],
  play: async ({ args, canvas, userEvent }) => {
    const amount = canvas.getByText('24.19')
    const { x, y } = amount.getBoundingClientRect()
    const pressed = document.elementFromPoint(x + 1, y + 1)
    await userEvent.click(pressed as HTMLElement)
    await expect(args.onOpen).toHaveBeenCalledWith({ id: 'movement-1' })
  },
}

/** A row that is scrolled to can be pressed: on a desktop it comes to stand below the headings, which keep to the top of the page. */
export const ScrolledToBelowTheHeadings: Story = {
  tags: ['!visual'],
  args: { rows: movements(60) },
  decorators: [
    (Shown) => (
      <div style={{ [stickyStart.slice('var('.length, -1)]: '4rem' } as CSSProperties}>
        <Shown />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    if (isPhone()) return
    const row = canvas.getByRole('button', { name: 'Daily reward, 2026-03-02 06:19' })
    row.scrollIntoView({ block: 'start' })
    const { x, y } = row.getBoundingClientRect()
    await expect(document.elementFromPoint(x + 8, y + 2)).toBe(row)
    window.scrollTo(0, 0)
  },
}

/** On a desktop the headings sort: by press and by keyboard, and a reader hears the order of each. */
export const HeadingsSort: Story = {
  tags: ['!visual'],
  play: async ({ args, canvas, userEvent }) => {
    if (isPhone()) return
    const heading = (name: string) => canvas.getByRole('columnheader', { name })
    await expect(heading('Time')).toHaveAttribute('aria-sort', 'descending')
    await expect(heading('Amount')).toHaveAttribute('aria-sort', 'none')
    await expect(heading('What')).not.toHaveAttribute('aria-sort')
    canvas.getByRole('button', { name: 'Amount' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSort).toHaveBeenLastCalledWith({ by: 'AMOUNT', direction: 'DESC' })
    await expect(heading('Amount')).toHaveAttribute('aria-sort', 'descending')
    await userEvent.keyboard(' ')
    await expect(args.onSort).toHaveBeenLastCalledWith({ by: 'AMOUNT', direction: 'ASC' })
  },
}

/** On a phone a menu sorts. Its first press fetches it and opens it, by keyboard with the focus on the first order. */
export const MenuSortsByKeyboard: Story = {
  tags: ['!visual'],
  play: async ({ args, canvas, userEvent }) => {
    if (!isPhone()) return
    const button = await orderButton(canvas)
    await expect(button).toHaveAccessibleName('Sort: Newest first')
    await expect(button).toHaveAttribute('aria-haspopup', 'menu')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    button.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Newest first' })).toHaveFocus())
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(screen.getByRole('menu')).toHaveAccessibleName('Sort: Newest first')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(screen.getByRole('menuitem', { name: 'Largest first' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSort).toHaveBeenLastCalledWith({ by: 'AMOUNT', direction: 'DESC' })
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(button).toHaveAccessibleName('Sort: Largest first')
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Smallest first' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
  },
}

/** By pointer the same press opens it, and a press on an order closes it. */
export const MenuSortsByPress: Story = {
  tags: ['!visual'],
  play: async ({ args, canvas, userEvent }) => {
    if (!isPhone()) return
    await userEvent.click(await orderButton(canvas))
    const order = await screen.findByRole('menuitem', { name: 'Oldest first' })
    await waitFor(() => expect(order).toBeVisible())
    await userEvent.click(order)
    await expect(args.onSort).toHaveBeenLastCalledWith({ by: 'WHEN', direction: 'ASC' })
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}
