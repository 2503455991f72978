import type { Meta, StoryObj } from '@storybook/react-vite'
import { withdrawalsAddress } from '@lagoon/contract/withdrawal/addresses'
import type { FollowedWithdrawal, WithdrawalStatusView } from '@lagoon/domain/withdrawal/followed/followed.state'
import { expect, fn, screen } from 'storybook/test'
import { sampleWithdrawals } from '../followedSample.ts'
import { WithdrawalStatus } from './WithdrawalStatus.tsx'

type Followed = Extract<WithdrawalStatusView, { state: 'followed' }>
const followed = (withdrawal: FollowedWithdrawal, more: Partial<Followed> = {}): WithdrawalStatusView => ({
  state: 'followed',
  withdrawal,
  isCancelling: false,
  isTooLate: false,
  ...more,
})

const meta = {
  title: 'Screens/Withdrawal/Withdrawal Status',
  component: WithdrawalStatus,
  args: { view: followed(sampleWithdrawals.requested), onCancel: fn(), onRetry: fn() },
  parameters: { spec: '§3.8' },
} satisfies Meta<typeof WithdrawalStatus>
export default meta
type Story = StoryObj<typeof meta>

/** The request is in and the tokens are held; the player may still cancel. */
export const Requested: Story = {}

/** The player has confirmed to cancel, and the server has not answered yet. */
export const RequestedCancelling: Story = { args: { view: followed(sampleWithdrawals.requested, { isCancelling: true }) } }

/** The payout team has it in hand; it can no longer be cancelled. */
export const Review: Story = { tags: ['day'], args: { view: followed(sampleWithdrawals.inReview) } }

/** The player cancelled in the moment in which the review began. */
export const TooLateToCancel: Story = { args: { view: followed(sampleWithdrawals.inReview, { isTooLate: true }) } }

/** The check is done, and the provider gets it next. */
export const Approved: Story = { args: { view: followed(sampleWithdrawals.approved) } }

/** The account is new: it waits before money is sent to it. */
export const NewAccountWaits: Story = { args: { view: followed(sampleWithdrawals.newAccountWaits) } }

/** The provider was asked to pay and did not answer: it is asked again, and nothing is sent twice. */
export const Sending: Story = { args: { view: followed(sampleWithdrawals.sending) } }

/** The provider has it in hand. */
export const Sent: Story = { args: { view: followed(sampleWithdrawals.sent) } }

/** Sent in crypto: what arrives is the total, after the fee of the network, with the transaction. */
export const SentInCrypto: Story = { args: { view: followed(sampleWithdrawals.inCrypto) } }

/** The money has arrived. */
export const Paid: Story = { args: { view: followed(sampleWithdrawals.paid) } }

/** The payout team declined it, and the tokens are back. */
export const DeclinedItsReason: Story = {
  args: { view: followed(sampleWithdrawals.declined) },
  parameters: { spec: ['§3.8', '§8.10'] },
}

/** The provider did not take it, and the tokens are back. */
export const Failed: Story = { args: { view: followed(sampleWithdrawals.failed) } }

/** It arrived, as far as the provider knew, and came back days later. */
export const Returned: Story = { args: { view: followed(sampleWithdrawals.returned) } }

/** The next step should have come by now: that is said before all else. */
export const Late: Story = {
  args: { view: followed(sampleWithdrawals.late) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Nothing you need to do')).toBeNull()
  },
}

/** The player took the request back before the review. */
export const CancelledPlayer: Story = { args: { view: followed(sampleWithdrawals.cancelled) } }

/** Another player's withdrawal, or none that ever was. */
export const NotFound: Story = {
  args: { view: { state: 'notFound' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go to withdrawals' })).toHaveAttribute('href', withdrawalsAddress())
  },
}

/** How it stands is being asked. */
export const Loading: Story = { args: { view: { state: 'loading' } } }

/** Nobody answered. */
export const DidNotLoad: Story = { args: { view: { state: 'failed' } } }

/** By keyboard: to cancel is confirmed first. */
export const CancelledByKeyboard: Story = {
  tags: ['!visual'],
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: 'Cancel withdrawal' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('dialog', { name: 'Cancel this withdrawal?' })).toBeVisible()
    await expect(args.onCancel).not.toHaveBeenCalled()
    const buttons = await screen.findAllByRole('button', { name: 'Cancel withdrawal' })
    buttons.at(-1)?.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}
