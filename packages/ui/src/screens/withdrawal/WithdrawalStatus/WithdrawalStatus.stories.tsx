import type { Meta, StoryObj } from '@storybook/react-vite'
import { demoBank } from '@lagoon/contract/demo/payouts'
import type { WithdrawalStep } from '@lagoon/domain/withdrawal/withdrawal.state'
import { expect, fn } from 'storybook/test'
import { sampleRequest } from '../withdrawalSample.ts'
import { WithdrawalStatus } from './WithdrawalStatus.tsx'

const way: readonly WithdrawalStep[] = [
  { step: 'requested', at: '2026-02-27T18:12:00Z' },
  { step: 'inReview', at: '2026-02-28T09:05:00Z' },
  { step: 'approved', at: '2026-02-28T11:40:00Z' },
  { step: 'sent', at: '2026-02-28T11:42:00Z' },
  { step: 'paid', at: '2026-03-02T08:15:00Z' },
]
const withdrawal = {
  withdrawalId: 'wd_01JNB3Q8X4ZK7T',
  request: sampleRequest('BANK'),
  destination: `To ${demoBank.name}, account ending in 6789`,
}
const stepsTo = (count: number) => ({ ...withdrawal, steps: way.slice(0, count) })

const meta = {
  title: 'Screens/Withdrawal/Withdrawal Status',
  component: WithdrawalStatus,
  args: { view: { state: 'requested', ...stepsTo(1), isCancelling: false, reviewBy: '2026-03-03T18:00:00Z' }, onCancel: fn() },
  parameters: { spec: '§3.8' },
} satisfies Meta<typeof WithdrawalStatus>
export default meta
type Story = StoryObj<typeof meta>

/** The request is in and the tokens are held; the player may still cancel. */
export const Requested: Story = {}

/** The player has pressed cancel, and the server has not answered yet. */
export const RequestedCancelling: Story = {
  args: { view: { state: 'requested', ...stepsTo(1), isCancelling: true, reviewBy: '2026-03-03T18:00:00Z' } },
}

/** The payout team has it in hand; it can no longer be cancelled. */
export const Review: Story = { args: { view: { state: 'inReview', ...stepsTo(2), decisionBy: '2026-03-04T18:00:00Z' } } }

/** The check is done, and the provider gets it next. */
export const Approved: Story = { args: { view: { state: 'approved', ...stepsTo(3) } } }

/** The provider has it in hand. */
export const Sent: Story = {
  args: { view: { state: 'sent', ...stepsTo(4), arrivesBy: '2026-03-04T18:00:00Z', providerReference: 'NV-2026-0228-771204' } },
}

/** The money has arrived. */
export const Paid: Story = { args: { view: { state: 'paid', ...stepsTo(5), providerReference: 'NV-2026-0228-771204' } } }

/** The payout team declined it, and the tokens are back. */
export const DeclinedItsReason: Story = {
  args: {
    view: {
      state: 'declined',
      ...stepsTo(2),
      declinedAt: '2026-02-28T11:40:00Z',
      reason:
        'The account is in the name of M. Ohara-Lindqvist, but your verified name is Marina O’Hara. We only pay out to accounts in your own name.',
    },
  },
  parameters: { spec: ['§3.8', '§8.10'] },
}

/** The player took the request back before the review. */
export const CancelledPlayer: Story = { args: { view: { state: 'cancelled', ...stepsTo(1), cancelledAt: '2026-02-27T18:40:00Z' } } }

/** By keyboard: the request is taken back. */
export const CancelledByKeyboard: Story = {
  tags: ['!visual'],
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: 'Cancel withdrawal' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}
