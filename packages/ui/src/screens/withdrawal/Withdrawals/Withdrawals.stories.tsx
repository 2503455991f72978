import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sampleWithdrawals } from '../followedSample.ts'
import { Withdrawals } from './Withdrawals.tsx'

const rows = Object.values(sampleWithdrawals).map((withdrawal, at) => ({ ...withdrawal, id: `wd_${at}` }))

const meta = {
  title: 'Screens/Withdrawal/Withdrawals',
  component: Withdrawals,
  args: { view: { state: 'filled', rows, more: 'none' }, onLoadMore: fn(), onOpen: fn(), onRetry: fn() },
} satisfies Meta<typeof Withdrawals>
export default meta
type Story = StoryObj<typeof meta>

/** Withdrawals in every state they can be in, newest first. */
export const Filled: Story = {
  tags: ['day'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Not paid out')).toHaveLength(4)
  },
}

/** The player never withdrew. */
export const Empty: Story = { args: { view: { state: 'empty' } } }

/** The first of them are on their way. */
export const Loading: Story = { args: { view: { state: 'loading' } } }

/** Nobody answered. */
export const Failed: Story = { args: { view: { state: 'failed' } } }

/** Years of withdrawals; more come as the player goes on. */
export const VeryLongList: Story = {
  args: {
    view: {
      state: 'filled',
      more: 'available',
      rows: Array.from({ length: 90 }, (_, at) => ({ ...rows[at % rows.length], id: `wd_long_${at}` }) as (typeof rows)[number]),
    },
  },
}

/** By keyboard: a row leads to its page. */
export const OpenedByKeyboard: Story = {
  tags: ['!visual'],
  play: async ({ canvas, userEvent, args }) => {
    canvas.getAllByRole('button', { name: /^Bank account/ })[0]?.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenCalledWith({ id: 'wd_0' })
  },
}
