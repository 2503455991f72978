import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import type { GridColumn } from '../../kit/DataGrid/columns.ts'
import { Dialog } from '../../kit/Dialog/Dialog.tsx'
import { Stack } from '../../kit/Stack/Stack.tsx'
import { FilterChips } from '../FilterChips/FilterChips.tsx'
import { TokenAmount } from '../TokenAmount/TokenAmount.tsx'
import { Nothing, NotYet, TwoLines } from './cells.tsx'
import { HistoryScreen, type HistoryScreenProps, type HistoryView } from './HistoryScreen.tsx'

interface TipRow {
  readonly id: string
  readonly dealer: string
  readonly table: string
  readonly minor?: bigint
  readonly words?: string
}
const rows: readonly TipRow[] = [
  { id: 't1', dealer: 'Ines', table: 'Harbormaster Blackjack' },
  { id: 't2', dealer: 'Tomasz', table: 'Captain’s Table', minor: 250n, words: 'Well dealt' },
  { id: 't3', dealer: 'Ines', table: 'Harbormaster Blackjack', minor: 1_000n },
]
const columns: readonly GridColumn<TipRow>[] = [
  {
    id: 'dealer',
    header: 'Dealer',
    isRowHeader: true,
    inCard: 'title',
    cell: (row) => <TwoLines first={row.dealer} second={row.table} isStrong />,
  },
  { id: 'words', header: 'Words', cell: ({ words }) => words ?? <Nothing /> },
  {
    id: 'tip',
    header: 'Tip',
    align: 'end',
    inCard: 'aside',
    cell: (row) => (row.minor === undefined ? <NotYet /> : <TokenAmount kind="TIP" minor={row.minor} format="fixed" />),
  },
]
const filled: Extract<HistoryView<TipRow>, { state: 'filled' }> = { state: 'filled', rows, more: 'none' }

const meta = {
  title: 'Patterns/HistoryScreen',
  component: HistoryScreen<TipRow>,
  args: {
    title: 'Your tips',
    intro: 'What you gave to dealers, newest first.',
    view: filled,
    words: {
      label: 'Your tips',
      loading: 'Loading your tips',
      failed: { illustration: 'rope', title: 'Your tips didn’t load', text: 'Nothing is lost, and your balances haven’t changed.' },
      empty: {
        illustration: 'boat',
        title: 'No tips yet',
        text: 'Tips that you give to a dealer are listed here.',
        action: { href: '/games', label: 'See the games' },
      },
    },
    columns,
    rowText: ({ dealer }) => dealer,
    filters: {
      controls: <FilterChips label="Table" options={[{ id: 'poker', label: 'Poker' }]} selected={[]} onChange={fn()} />,
      noResult: {
        illustration: 'lens',
        title: 'No matches',
        text: 'You have given tips, but none at these tables.',
        action: 'Show all tips',
      },
      onClear: fn(),
    },
    onLoadMore: fn(),
    onOpen: fn(),
    onRetry: fn(),
    details: ({ dealer, table }) => (
      <Dialog title={dealer} isOpen onClose={fn()}>
        {table}
      </Dialog>
    ),
  },
} satisfies Meta<typeof HistoryScreen<TipRow>>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** Waiting, failed, without any rows, without one that fits, and filled. */
export const Matrix: Story = {
  render: (args: HistoryScreenProps<TipRow>) => (
    <Stack>
      {([{ state: 'loading' }, { state: 'failed' }, { state: 'empty' }, { state: 'noResult' }, filled] as const).map((view) => (
        <HistoryScreen<TipRow> key={view.state} {...args} title={`Your tips: ${view.state}`} view={view} />
      ))}
    </Stack>
  ),
  // Five screens in one document have five main headings; a screen has one.
  parameters: { a11y: { config: { rules: [{ id: 'page-has-heading-one', enabled: false }] } } },
}

/** A row stands opened over the others. */
export const Opened: Story = { tags: ['!visual'], args: { view: { ...filled, opened: rows[0] as TipRow } } }

/** The next step of each state is one press away, and a row opens by Enter. */
export const ByKeyboard: Story = {
  tags: ['!visual'],
  play: async ({ args, canvas, userEvent }) => {
    canvas.getAllByRole('button', { name: 'Ines' })[0]?.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenCalledWith({ id: 't1' })
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

/** Filters that leave nothing are cleared by keyboard. */
export const ClearedByKeyboard: Story = {
  tags: ['!visual'],
  args: { view: { state: 'noResult' } },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Show all tips' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.filters?.onClear).toHaveBeenCalledOnce()
  },
}
