import type { Meta, StoryObj } from '@storybook/react-vite'
import { amount } from '@lagoon/contract/demo/money'
import { coveInCanada, demoPackages, tokensOf, type DemoPackage } from '@lagoon/contract/demo/packages'
import { demoWorth, payoutOf } from '@lagoon/contract/demo/payouts'
import { demoRewards } from '@lagoon/contract/demo/rewards'
import { minor, type Amount } from '@lagoon/contract/money/money'
import { welcomeGrant } from '@lagoon/contract/wallet/welcomeGrant'
import type { PayoutWay } from '@lagoon/contract/withdrawal/enums'
import type { TransactionRow, TransactionsView } from '@lagoon/domain/wallet/transactions/transactions.state'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { triesAgain } from '../../../testing/triesAgain.ts'
import { insideProfile } from '../../../testing/insideProfile.tsx'
import { rowsAreWhole } from '../../../testing/rowsAreWhole.ts'
import { bitcoinConversion } from '../paymentSample.ts'
import { Transactions, type TransactionsProps } from './Transactions.tsx'

const purchase = (bought: DemoPackage, more: Partial<TransactionRow> = {}): Partial<TransactionRow> => ({
  title: bought.name,
  tokens: bought.tokens,
  extras: tokensOf(bought).slice(1),
  paymentId: '0192f7a4-77c0-7a1b-8e3d-5b1f9c2e4100',
  convertedAmount: bought.price,
  paymentMethod: 'Visa ending in 4242',
  ...more,
})
const reward = (bonusType: string, tokens: Amount): Partial<TransactionRow> => ({ type: 'REWARD', bonusType, tokens })

const withdrawn = (way: PayoutWay, paymentMethod: string): Partial<TransactionRow> => ({
  type: 'WITHDRAWAL',
  direction: 'DEBIT',
  tokens: { kind: 'PRIZE', minor: minor(10_000n) },
  paymentMethod,
  convertedAmount: demoWorth(10_000n),
  ...(payoutOf(way).fee && { platformFee: payoutOf(way).fee }),
})
const byBank = withdrawn('BANK', 'Bank account ending in 6789')
const tip: Partial<TransactionRow> = {
  type: 'TIP',
  direction: 'DEBIT',
  tokens: { kind: 'TIP', minor: minor(250n) },
  recipient: 'Ines Caldeira, Porthole Twenty-One',
}

const kinds: readonly Partial<TransactionRow>[] = [
  purchase(demoPackages.harbor, { status: 'PENDING', paymentMethod: 'Bitcoin' }),
  { ...byBank, status: 'PENDING' },
  reward('Welcome grant', amount(welcomeGrant[0].kind, welcomeGrant[0].minor)),
  tip,
  purchase(demoPackages.cove, { convertedAmount: coveInCanada }),
  withdrawn('CARD', 'Visa ending in 4242'),
  purchase(demoPackages.strait, { status: 'FAILED' }),
  reward('Tuesday tide', demoRewards.tuesday),
  { ...byBank, status: 'CANCELLED' },
  reward('Free spin', demoRewards.freeSpin),
  purchase(demoPackages.regatta, { status: 'REVERSED' }),
]
const row = (at: number): TransactionRow => ({
  id: `0192f7a4-77c0-7a1b-8e3d-5b1f9c2e${String(4_100 + at)}`,
  type: 'PURCHASE',
  direction: 'CREDIT',
  at: new Date(Date.UTC(2026, 2, 2, 8, 41, 12) - at * 19.4 * 3_600_000).toISOString(),
  tokens: { kind: 'GAME', minor: minor(0n) },
  extras: [],
  status: 'COMPLETED',
  ...kinds[at % kinds.length],
})
const rowsUpTo = (count: number) => Array.from({ length: count }, (_, at) => row(at))

const filled: Extract<TransactionsView, { state: 'filled' }> = { state: 'filled', rows: rowsUpTo(9), filter: {}, more: 'none' }

const meta = {
  title: 'Screens/Wallet/Transactions',
  component: Transactions,
  args: { view: filled, onFilter: fn(), onLoadMore: fn(), onOpen: fn(), onClose: fn(), onRetry: fn() },
  parameters: { spec: ['§3.7', '§2.23'] },
  decorators: [insideProfile],
} satisfies Meta<typeof Transactions>
export default meta
type Story = StoryObj<typeof meta>

/** The player looks through purchases in two currencies, rewards, a tip and withdrawals, some of them still pending. */
export const Filled: Story = { tags: ['day', 'day-desktop'], play: rowsAreWhole }

/** The player has bought and received nothing yet. */
export const Empty: Story = { args: { view: { state: 'empty' } } }

/** The transactions are on their way. */
export const Loading: Story = { args: { view: { state: 'loading' } } }

/** The list could not be fetched; the player can ask again. */
export const Failed: Story = {
  args: { view: { state: 'failed' } },
  play: triesAgain,
}

/** The player wants to see the withdrawals of the last 30 days only. */
export const Filtered: Story = {
  args: {
    view: {
      ...filled,
      rows: rowsUpTo(30).filter(({ type }) => type === 'WITHDRAWAL'),
      filter: { type: 'WITHDRAWAL', period: 'LAST_30_DAYS' },
    },
  },
}

/** There are transactions, but none that failed this week. */
export const NoResultFilter: Story = {
  args: { view: { state: 'noResult', filter: { type: 'TIP', status: 'FAILED', period: 'LAST_7_DAYS' } } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all transactions' }))
    await expect(args.onFilter).toHaveBeenCalledWith({})
    canvas.getByRole('button', { name: 'Show all transactions' }).blur()
  },
}

/** The player opened a withdrawal and sees what the platform kept of it and what arrived. */
export const PlatformFeeShown: Story = { args: { view: { ...filled, opened: row(5) } }, parameters: { spec: ['§3.7', '§9.7'] } }

const paidInBitcoin: TransactionRow = {
  ...row(0),
  status: 'COMPLETED',
  conversion: bitcoinConversion(demoPackages.harbor.price, row(0).at),
}

/** The player opened a purchase that was paid in crypto: what came with it, and at which rate it was converted. The payment has a page. */
export const PurchaseOpened: Story = {
  args: { view: { ...filled, rows: [paidInBitcoin, ...filled.rows.slice(1)], opened: paidInBitcoin } },
}

/** A purchase whose money went back: its tokens were taken back. */
export const PurchaseTakenBack: Story = { args: { view: { ...filled, opened: row(10) } } }

/** Weeks of transactions, to the last one. */
export const VeryLongList: Story = { args: { view: { ...filled, rows: rowsUpTo(28) } } }

/** A filter is chosen, and the rest of the filter stays as it was. */
export const FilterByKeyboard: Story = {
  tags: ['!visual'],
  args: { view: { ...filled, filter: { period: 'THIS_YEAR' } } },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: /Type$/ }).focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await screen.findByRole('option', { name: 'Tip' }))
    await waitFor(() => expect(args.onFilter).toHaveBeenCalledWith({ type: 'TIP', period: 'THIS_YEAR' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
    await expect(args.onFilter).toHaveBeenLastCalledWith({})
  },
}

/** A list whose answers never come. */
const Waiting = (props: TransactionsProps) => {
  const [view, setView] = useState(props.view)
  return <Transactions {...props} view={view} onFilter={(filter) => setView({ state: 'loading', filter })} />
}

/** While what a filter leaves is on its way, the choices stay, and the focus stays in them. */
export const FilterKeepsTheFocus: Story = {
  tags: ['!visual'],
  render: (args) => <Waiting {...args} />,
  play: async ({ canvas, userEvent }) => {
    const type = canvas.getByRole('button', { name: /Type$/ })
    type.focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await screen.findByRole('option', { name: 'Tip' }))
    await waitFor(() => expect(type).toHaveFocus())
    const clear = await canvas.findByRole('button', { name: 'Clear filters' })
    clear.focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByRole('button', { name: 'Clear filters' })).toBeNull()
    await expect(type).toHaveFocus()
  },
}
