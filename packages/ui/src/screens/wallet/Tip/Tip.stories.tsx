import type { Meta, StoryObj } from '@storybook/react-vite'
import { minor } from '@lagoon/contract/money/money'
import type { TipView } from '@lagoon/domain/wallet/tip/tip.state'
import { useState } from 'react'
import { expect, fn, screen, within } from 'storybook/test'
import { findDialog } from '../../../testing/findDialog.ts'
import { pageBehind } from '../../../testing/pageBehind.tsx'
import { Tip } from './Tip.tsx'

const amount: Extract<TipView, { state: 'amount' }> = {
  state: 'amount',
  recipient: { kind: 'DEALER', name: 'Ines Caldeira', where: 'Porthole Twenty-One' },
  balance: minor(1_250n),
  minimum: minor(100n),
  steps: [minor(100n), minor(250n), minor(500n), minor(1_000n)],
  refusals: [],
}
const confirm: Extract<TipView, { state: 'confirm' }> = { ...amount, state: 'confirm', amount: minor(250n), isSending: false }

const meta = {
  title: 'Screens/Wallet/Tip',
  component: Tip,
  args: { view: amount, onChoose: fn(), onChange: fn(), onSend: fn(), onBack: fn() },
  parameters: { spec: ['§5.10', '§9.10'] },
  decorators: [
    pageBehind({
      title: 'Porthole Twenty-One',
      intro: 'Single-hand blackjack, by Coral Forge.',
      facts: [
        { term: 'Return to player', value: '99.30%' },
        { term: 'Stake', value: '0.50 to 200' },
      ],
    }),
  ],
} satisfies Meta<typeof Tip>
export default meta
type Story = StoryObj<typeof meta>

const field = () => screen.findByRole('textbox', { name: 'Tip' })
const next = () => screen.findByRole('button', { name: 'Continue' })

/** The player wants to thank the dealer and sees how much they hold. */
export const Amount: Story = { tags: ['day'], args: { initialAmount: '2.50' } }

/** The player entered less than a tip may be. */
export const BelowMinimum: Story = {
  args: { initialAmount: '0.50' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await next())
    await expect(await field()).toHaveFocus()
    await expect(await field()).toHaveAccessibleDescription(/The minimum tip is 1\./)
    await expect(args.onChoose).not.toHaveBeenCalled()
  },
}

/** The sum is asked for once more before it goes, with what stays. */
export const Confirm: Story = {
  args: { view: confirm },
  play: async () => {
    await findDialog('dialog', 'Send this tip?')
  },
}

/** The player confirms, or takes another sum. */
export const ConfirmOrChange: Story = {
  tags: ['!visual'],
  args: { view: confirm },
  play: async ({ args, userEvent }) => {
    const dialog = within(await findDialog('dialog', 'Send this tip?'))
    await userEvent.click(dialog.getByRole('button', { name: 'Send 2.50' }))
    await expect(args.onSend).toHaveBeenCalledOnce()
    await userEvent.click(dialog.getByRole('button', { name: 'Change' }))
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}

/** The tip is on its way; a second press sends none, and the sum can no longer be changed. */
export const Sending: Story = {
  tags: ['!visual'],
  args: { view: { ...confirm, isSending: true } },
  play: async ({ args, userEvent }) => {
    const dialog = within(await findDialog('dialog', 'Send this tip?'))
    await userEvent.click(dialog.getByRole('button', { name: /Send 2\.50/ }))
    await expect(args.onSend).not.toHaveBeenCalled()
    await expect(dialog.queryByRole('button', { name: 'Change' })).not.toBeInTheDocument()
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
  play: async ({ args, userEvent }) => {
    await userEvent.click(await next())
    await expect(await field()).toHaveAccessibleDescription(/You have 12\.50\. Enter that amount or less\./)
    await expect(args.onChoose).not.toHaveBeenCalled()
  },
}

/** The server refused the sum: in another tab the tokens were spent meanwhile. */
export const RefusedByTheServer: Story = {
  tags: ['!visual'],
  args: {
    view: {
      ...amount,
      balance: minor(200n),
      refusals: [{ field: 'amount', code: 'notEnough', message: 'This is more than you have.' }],
    },
    initialAmount: '2.50',
  },
  play: async () => {
    await expect(await field()).toHaveAccessibleDescription(/You have 2\. Enter that amount or less\./)
  },
}

/** By keyboard: a step is chosen, and Enter in the field hands it on as minor units. */
export const ChosenByKeyboard: Story = {
  tags: ['!visual'],
  play: async ({ args, userEvent }) => {
    ;(await field()).focus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await field())
    await userEvent.keyboard('{Enter}')
    await expect(args.onChoose).toHaveBeenCalledWith({ amount: 100n })
  },
}

/** The player wants another sum: the one they chose still stands in the field. */
export const ChangeKeepsAmount: Story = {
  tags: ['!visual'],
  render: function Changing(args) {
    const [view, setView] = useState<TipView>(amount)
    return <Tip {...args} view={view} onChoose={(tip) => setView({ ...confirm, ...tip })} onChange={() => setView(amount)} />
  },
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), '2.50')
    await userEvent.click(await next())
    await userEvent.click(await screen.findByRole('button', { name: 'Change' }))
    await expect(await field()).toHaveValue('2.50')
  },
}
