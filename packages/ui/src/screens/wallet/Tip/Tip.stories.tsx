import type { Meta, StoryObj } from '@storybook/react-vite'
import { minor } from '@lagoon/contract/money/money'
import type { TipView } from '@lagoon/domain/wallet/tip.state'
import { expect, fn } from 'storybook/test'
import { insideMain } from '../../../testing/insideMain.tsx'
import { Tip } from './Tip.tsx'

const amount: Extract<TipView, { state: 'amount' }> = {
  state: 'amount',
  recipient: { kind: 'DEALER', name: 'Ines Caldeira', where: 'Harbourmaster Blackjack, table 4' },
  balance: minor(1_250n),
  minimum: minor(100n),
  steps: [minor(100n), minor(250n), minor(500n), minor(1_000n)],
  isSending: false,
}

const meta = {
  title: 'Screens/Wallet/Tip',
  component: Tip,
  args: { view: amount, onSend: fn(), onBack: fn() },
  parameters: { spec: ['§5.10', '§9.10'] },
  decorators: [insideMain],
} satisfies Meta<typeof Tip>
export default meta
type Story = StoryObj<typeof meta>

/** The player wants to thank the dealer and sees how much they hold. */
export const Amount: Story = { args: { initialAmount: '2.50' } }

/** The player entered less than a tip may be. */
export const BelowMinimum: Story = {
  args: { initialAmount: '0.50' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send tip' }))
    const field = canvas.getByRole('textbox', { name: 'Tip' })
    await expect(field).toHaveFocus()
    await expect(field).toHaveAccessibleDescription(/The minimum tip is 1\./)
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}

/** The player holds less than the smallest tip. */
export const NotEnoughTipTokens: Story = {
  args: { view: { ...amount, state: 'notEnoughTipTokens', balance: minor(40n) } },
}

/** The tip has arrived. */
export const Sent: Story = {
  args: { view: { state: 'sent', recipient: amount.recipient, amount: minor(250n), balance: minor(1_000n) } },
}

/** The player entered more than they hold; it is said at the field. */
export const MoreThanHeld: Story = {
  args: {
    view: { ...amount, recipient: { kind: 'AGENT', name: 'Tomasz Wiśniewski', where: 'chat about a withdrawal' } },
    initialAmount: '12.51',
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send tip' }))
    await expect(canvas.getByRole('textbox', { name: 'Tip' })).toHaveAccessibleDescription(/You have 12\.50\. Enter that amount or less\./)
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}

/** By keyboard: a step is chosen, and Enter in the field sends it as minor units. */
export const SentByKeyboard: Story = {
  tags: ['!visual'],
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('textbox', { name: 'Tip' }).focus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(canvas.getByRole('textbox', { name: 'Tip' }))
    await userEvent.keyboard('{Enter}')
    await expect(args.onSend).toHaveBeenCalledWith({ amount: 100n })
  },
}
